#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; };
const Node tree = Node{"A", "max", 0, {Node{"B", "min", 0, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
const char* const header = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}";  //@ header run
double search(const Node& node, double alpha, double beta);
//@ show max
double maxValue(const Node& node, double alpha, double beta) {  //@ enter max
    if (node.children.empty()) return node.value;  //@ leaf max
    double best = -INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta);
        best = std::fmax(best, v);  //@ improve max
        if (best >= beta) break;  //@ cutoff max soft equal
        if (best > beta) break;  //@ cutoff max soft strict
        if (best >= beta) return beta;  //@ cutoff max hard equal
        if (best > beta) return beta;  //@ cutoff max hard strict
        alpha = std::fmax(alpha, best);
    }
    return best;  //@ return max soft
    return alpha;  //@ return max hard
}
//@ hide

//@ show min
double minValue(const Node& node, double alpha, double beta) {  //@ enter min
    if (node.children.empty()) return node.value;  //@ leaf min
    double best = INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta);
        best = std::fmin(best, v);  //@ improve min
        if (best <= alpha) break;  //@ cutoff min soft equal
        if (best < alpha) break;  //@ cutoff min soft strict
        if (best <= alpha) return alpha;  //@ cutoff min hard equal
        if (best < alpha) return alpha;  //@ cutoff min hard strict
        beta = std::fmin(beta, best);
    }
    return best;  //@ return min soft
    return beta;  //@ return min hard
}
//@ hide
//@ show

double search(const Node& node, double alpha, double beta) {
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %.17g, \"beta\": %.17g}\n", node.name, node.side.data(), alpha, beta);  //@ run
    double v = node.side == "max"
        ? maxValue(node, alpha, beta)
        : minValue(node, alpha, beta);
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}
//@ hide

int main() {
    std::puts(header);  //@ run
    search(tree, -INFINITY, INFINITY);
}
