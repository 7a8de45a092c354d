#include <cmath>
#include <cstdio>
#include <map>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::string_view key; std::vector<Node> children = {}; bool isMax() const { return side == "max"; } };
const Node tree = Node{"A", "max", 0, "A", {Node{"B", "min", 0, "B", {Node{"D", "max", 3, "D"}, Node{"E", "max", 12, "E"}}}, Node{"C", "min", 0, "C", {Node{"F", "max", 2, "F"}, Node{"G", "max", 4, "G"}}}}};  //@ tree
struct Bounds { double low = -INFINITY, high = INFINITY; };
std::map<std::string_view, Bounds> table;
double alphaBeta(const Node& node, double alpha, double beta);

double search(const Node& node, double alpha, double beta) {  //@ show enter
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %.17g, \"beta\": %.17g}\n", node.name, node.side.data(), alpha, beta);  //@ run
    auto& [low, high] = table[node.key];
    double v;
    if (node.children.empty()) {
        v = node.value;  //@ leaf
    } else if (low >= beta || high <= alpha || low == high) {
        v = low >= beta ? low : high;  //@ table-hit
    } else {
        v = alphaBeta(node, alpha, beta);
        if (v > alpha) low = v;  //@ | strict: v > alpha -> alpha < beta && v > alpha
        if (v < beta) high = v;  //@ | strict: v < beta -> alpha < beta && v < beta
    }
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

double alphaBeta(const Node& node, double alpha, double beta) {
    double best = node.isMax() ? -INFINITY : INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta);
        best = node.isMax() ? std::fmax(best, v) : std::fmin(best, v);  //@ improve
        if (node.isMax()) alpha = std::fmax(alpha, best);
        else beta = std::fmin(beta, best);
        if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return node.isMax() ? beta : alpha
    }
    return best;  //@ return | hard: best -> node.isMax() ? alpha : beta
}

int main() {  //@ hide
    std::puts("{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, children: [(name: \\\"B\\\", player: Min, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: AlphaBetaTable, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"alpha-beta-table\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
    search(tree, -INFINITY, INFINITY);
}
