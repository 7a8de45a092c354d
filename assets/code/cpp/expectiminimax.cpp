#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; std::vector<double> probabilities = {}; };
const Node tree = Node{"A", "max", 0, {Node{"B", "chance", 0, {Node{"D", "max", 3}, Node{"E", "max", 9}}, {0.5, 0.5}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
double search(const Node& node);

double expectiminimax(const Node& node) {  //@ show enter
    if (node.children.empty()) return node.value;  //@ leaf
    double best = 0;
    if (node.side == "max") best = -INFINITY;
    if (node.side == "min") best = INFINITY;
    for (std::size_t i = 0; i < node.children.size(); i++) {
        double v = search(node.children[i]);
        if (node.side == "max") {
            best = std::fmax(best, v);  //@ improve max
        } else if (node.side == "min") {
            best = std::fmin(best, v);  //@ improve min
        } else {
            best += node.probabilities[i] * v;  //@ improve chance
        }
    }
    return best;  //@ return
}

double search(const Node& node) {  //@ hide
    std::printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\"}\n", node.name, node.side.data());  //@ run
    double v = expectiminimax(node);
    std::printf("{\"e\": \"leave\", \"value\": %.17g}\n", v);  //@ run
    return v;
}

int main() {
    std::puts("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"chance\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 9}], \"probabilities\": [0.5, 0.5]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"expectiminimax\", \"view\": \"max\"}}");  //@ header run
    search(tree);
}
