#include <cmath>
#include <cstdio>
#include <map>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::string_view key; std::vector<Node> children = {}; bool isMax() const { return side == "max"; } };
const Node tree = Node{"A", "max", 0, "A", {Node{"B", "min", 0, "B", {Node{"D", "max", 3, "D"}, Node{"E", "max", 12, "E"}}}, Node{"C", "min", 0, "C", {Node{"F", "max", 2, "F"}, Node{"G", "max", 4, "G"}}}}};  //@ tree
std::map<std::string_view, std::pair<double, double>> table; // lower and upper bounds
double search(const Node& node, double alpha, double beta);
double mtdf(const Node& root, double guess) {  //@ show
    for (double low = -INFINITY, high = INFINITY; low < high;) {
        double beta = std::fmax(guess, std::nextafter(low, INFINITY));
        guess = search(root, std::nextafter(beta, -INFINITY), beta);  //@ pass
        (guess < beta ? high : low) = guess;
    }
    return guess;
}

double alphaBeta(const Node& node, double alpha, double beta) {
    double best = node.isMax() ? -INFINITY : INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta);
        best = node.isMax() ? std::fmax(best, v) : std::fmin(best, v);  //@ improve
        if (node.isMax()) alpha = std::fmax(alpha, best);
        else beta = std::fmin(beta, best);
        if (alpha >= beta) break;  //@ cutoff | strict: >= -> >
    }
    return best;  //@ return
}

double search(const Node& node, double alpha, double beta) {  //@ enter
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %.17g, \"beta\": %.17g}\n", node.name, node.side.data(), alpha, beta);  //@ run
    auto& [low, high] = table.try_emplace(node.key, -INFINITY, INFINITY).first->second;
    double v = node.children.empty() ? node.value  //@ leaf
        : low >= beta || high <= alpha ? (low >= beta ? low : high)  //@ table-hit
        : alphaBeta(node, alpha, beta);
    (v >= beta ? low : high) = v;  //@ | strict: (v -> if (alpha < beta) (v
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

int main() {  //@ hide
    std::puts("{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, children: [(name: \\\"B\\\", player: Min, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: Mtdf, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"mtdf\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
    mtdf(tree, 0);  //@ guess
}
