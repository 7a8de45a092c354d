#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; bool isMax() const { return side == "max"; } };
const Node tree = Node{"A", "max", 1, {Node{"B", "min", 5, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 4, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
std::size_t beyond = 0; // how much a pass did not reach
double search(const Node& node, double alpha, double beta, int depth);

double aspiration(const Node& root, double delta) {  //@ show
    double alpha = -INFINITY, beta = INFINITY;
    for (int depth = 1;; beyond = 0) {
        double v = search(root, alpha, beta, depth);  //@ pass
        if (v <= alpha) alpha = -INFINITY; // too low: again
        else if (v >= beta) beta = INFINITY; // too high: again
        else if (beyond == 0) return v;
        else { alpha = v - delta; beta = v + delta; depth++; }
    }
}

double alphaBeta(const Node& node, double alpha, double beta, int depth) {  //@ enter
    if (depth == 0) beyond += node.children.size();
    if (depth == 0 || node.children.empty()) return node.value;  //@ leaf
    double best = node.isMax() ? -INFINITY : INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta, depth - 1);
        best = node.isMax() ? std::fmax(best, v) : std::fmin(best, v);  //@ improve
        if (node.isMax()) alpha = std::fmax(alpha, best);
        else beta = std::fmin(beta, best);
        if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return node.isMax() ? beta : alpha
    }
    return best;  //@ return | hard: best -> node.isMax() ? alpha : beta
}

double search(const Node& node, double alpha, double beta, int depth) {  //@ hide
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %.17g, \"beta\": %.17g}\n", node.name, node.side.data(), alpha, beta);  //@ run
    double v = alphaBeta(node, alpha, beta, depth == 0 && std::isnan(node.value) ? 1 : depth); // without a value: a ply more
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

int main() {
    std::puts("{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, estimate: 1, children: [(name: \\\"B\\\", player: Min, estimate: 5, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, estimate: 4, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: Aspiration, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"aspiration\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
    aspiration(tree, 1);  //@ delta
}
