#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; bool isMax() const { return side == "max"; } };
const Node tree = Node{"A", "max", 0, {Node{"B", "min", 0, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
double search(const Node& node, double alpha, double beta);
double nextUp(double x) { return std::nextafter(x, INFINITY); }
double nextDown(double x) { return std::nextafter(x, -INFINITY); }

double pvs(const Node& node, double alpha, double beta) {  //@ show enter
    if (node.children.empty()) return node.value;  //@ leaf
    double best = node.isMax() ? -INFINITY : INFINITY;
    for (std::size_t i = 0; i < node.children.size(); i++) {
        const Node& child = node.children[i];
        double v = 0;
        if (i > 0) {
            v = node.isMax() // a scout
                ? search(child, alpha, nextUp(alpha))
                : search(child, nextDown(beta), beta);
        }
        if (i == 0 || (alpha < v && v < beta)) {
            v = search(child, alpha, beta);
        }
        best = node.isMax() ? std::fmax(best, v) : std::fmin(best, v);  //@ improve
        if (node.isMax()) alpha = std::fmax(alpha, best);
        else beta = std::fmin(beta, best);
        if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return node.isMax() ? beta : alpha
    }
    return best;  //@ return | hard: best -> node.isMax() ? alpha : beta
}

double search(const Node& node, double alpha, double beta) {  //@ hide
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %.17g, \"beta\": %.17g}\n", node.name, node.side.data(), alpha, beta);  //@ run
    double v = pvs(node, alpha, beta);
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

int main() {
    std::puts("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"principal-variation\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
    search(tree, -INFINITY, INFINITY);
}
