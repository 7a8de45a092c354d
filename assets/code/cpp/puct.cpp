#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value, prior; std::vector<Node> children = {}; bool expanded = false; double w = 0; int n = 0; };
Node tree = Node{"A", "max", 5, 1, {Node{"B", "min", 8, 0.6, {Node{"D", "max", 3, 0.5}, Node{"E", "max", 12, 0.5}}}, Node{"C", "min", 4, 0.4, {Node{"F", "max", 2, 0.7}, Node{"G", "max", 4, 0.3}}}}};  //@ tree
const double low = 2, high = 12, c = 1.4;  //@ low high exploration

double evaluate(const Node* node) {  //@ show
    while (!node->children.empty()) node = &node->children[std::rand() % node->children.size()];  //@ | evaluates: !node->children.empty() -> std::isnan(node->value)
    std::printf("{\"e\": \"rollout\", \"value\": %.17g}\n", node->value);  //@ run
    return (node->value - low) / (high - low);  //@ rollout
}

double puct(const Node& node, const Node& child) {
    double visits = 1e-9, mean = child.w / std::max(child.n, 1);  // Without visits the prior decides.
    for (auto& other : node.children) visits += other.n;
    if (node.side == "min" && child.n > 0) mean = 1 - mean;
    return mean + c * child.prior * std::sqrt(visits) / (1 + child.n);
}

double visit(Node& node, const char* how) {
    std::printf("{\"e\": \"%s\", \"move\": \"%s\"}\n", how, node.name);  //@ run
    bool isLeaf = !node.expanded;
    node.expanded = !node.children.empty();  //@ priors
    if (isLeaf) for (auto& child : node.children) std::printf("{\"e\": \"prior\", \"move\": \"%s\", \"prior\": %.17g}\n", child.name, child.prior);  //@ run
    double x = isLeaf ? evaluate(&node)
        : visit(*std::ranges::max_element(node.children, {}, [&](auto& child) { return puct(node, child); }), "select");  //@ select
    node.n++;
    node.w += x;  //@ backup
    std::printf("{\"e\": \"backup\", \"w\": %.17g, \"n\": %d}\n", node.w, node.n);  //@ run
    return x;
}

Node& mcts(Node& root, int iterations) {
    root.expanded = true;
    for (int i = 0; i < iterations; i++) visit(root, "iteration");  //@ iteration
    return *std::ranges::max_element(root.children, {}, &Node::n);  //@ decide
}
int main() {  //@ hide
    std::puts("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\"}}");  //@ header run | evaluates: \"visits\" -> \"visits\", \"rollout\": \"evaluation\", \"plies\": 0
    std::printf("{\"e\": \"decide\", \"move\": \"%s\"}\n", mcts(tree, 200).name);  //@ iterations run
}
