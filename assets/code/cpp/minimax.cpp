#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; bool isMax() const { return side == "max"; } };
const Node tree = Node{"A", "max", 0, {Node{"B", "min", 0, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
double search(const Node& node);

double maxValue(const Node& node) {  //@ show enter max
    if (node.children.empty()) return node.value;  //@ leaf max
    double best = -INFINITY;
    for (const Node& child : node.children) {
        double v = search(child);
        best = std::fmax(best, v);  //@ improve max
    }
    return best;  //@ return max
}

double minValue(const Node& node) {  //@ show enter min
    if (node.children.empty()) return node.value;  //@ leaf min
    double best = INFINITY;
    for (const Node& child : node.children) {
        double v = search(child);
        best = std::fmin(best, v);  //@ improve min
    }
    return best;  //@ return min
}

double search(const Node& node) {  //@ show
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\"}\n", node.name, node.side.data());  //@ run
    double v = node.isMax()
        ? maxValue(node)
        : minValue(node);
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

int main() {  //@ hide
    std::puts("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"minimax\", \"view\": \"max\"}}");  //@ header run
    search(tree);
}
