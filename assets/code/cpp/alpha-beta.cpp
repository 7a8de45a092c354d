#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; bool isMax() const { return side == "max"; } };
const Node tree = Node{"A", "max", 0, {Node{"B", "min", 0, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
double search(const Node& node, double alpha, double beta);

double maxValue(const Node& node, double alpha, double beta) {  //@ show enter max
    if (node.children.empty()) return node.value;  //@ leaf max
    double best = -INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta);
        best = std::fmax(best, v);  //@ improve max
        if (best >= beta) break;  //@ cutoff max | strict: >= -> > | hard: break -> return beta
        alpha = std::fmax(alpha, best);
    }
    return best;  //@ return max | hard: best -> alpha
}

double minValue(const Node& node, double alpha, double beta) {  //@ show enter min
    if (node.children.empty()) return node.value;  //@ leaf min
    double best = INFINITY;
    for (const Node& child : node.children) {
        double v = search(child, alpha, beta);
        best = std::fmin(best, v);  //@ improve min
        if (best <= alpha) break;  //@ cutoff min | strict: <= -> < | hard: break -> return alpha
        beta = std::fmin(beta, best);
    }
    return best;  //@ return min | hard: best -> beta
}

double search(const Node& node, double alpha, double beta) {  //@ show
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %.17g, \"beta\": %.17g}\n", node.name, node.side.data(), alpha, beta);  //@ run
    double v = node.isMax()
        ? maxValue(node, alpha, beta)
        : minValue(node, alpha, beta);
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

int main() {  //@ hide
    std::puts("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
    search(tree, -INFINITY, INFINITY);
}
