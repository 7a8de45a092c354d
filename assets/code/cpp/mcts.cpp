#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>
struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; double w = 0; int n = 0; };
Node tree = Node{"A", "max", 0, {Node{"B", "min", 0, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
const double low = 2, high = 12, c = 1.4;  //@ low high exploration
double visit(Node& node, std::string_view how);

Node& mcts(Node& root, int iterations) {  //@ show
    for (int i = 0; i < iterations; i++) visit(root, "iteration");  //@ iteration
    return *std::ranges::max_element(root.children, {}, &Node::n);  //@ decide
}

double rollout(const Node* node) {
    while (!node->children.empty()) node = &node->children[std::rand() % node->children.size()];
    std::printf("{\"e\": \"rollout\", \"value\": %.17g}\n", node->value);  //@ run
    return (node->value - low) / (high - low);  //@ rollout
}

double ucb(const Node& node, const Node& child) {
    double mean = node.side == "max" ? child.w / child.n : 1 - child.w / child.n;
    return mean + c * std::sqrt(std::log(node.n) / child.n);
}

double visit(Node& node, std::string_view how) {
    std::printf("{\"e\": \"%s\", \"move\": \"%s\"}\n", how.data(), node.name);  //@ run
    auto untried = std::ranges::find(node.children, 0, &Node::n);
    double x;
    if (how == "expand" || node.children.empty()) x = rollout(&node);
    else if (untried != node.children.end()) x = visit(*untried, "expand");  //@ expand
    else x = visit(*std::ranges::max_element(node.children, {}, [&](auto& child) { return ucb(node, child); }), "select");  //@ select
    node.n++;
    node.w += x;  //@ backup
    std::printf("{\"e\": \"backup\", \"w\": %.17g, \"n\": %d}\n", node.w, node.n);  //@ run
    return x;
}

int main() {  //@ hide
    std::puts("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"mcts\", \"exploration\": 1.4, \"decide\": \"visits\"}}");  //@ header run
    const Node& best = mcts(tree, 200);  //@ iterations
    std::printf("{\"e\": \"decide\", \"move\": \"%s\"}\n", best.name);  //@ run
}
