#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <string_view>
#include <vector>

struct Node { const char* name; std::string_view side; double value; std::vector<Node> children = {}; double w = 0; int n = 0; };
Node tree = Node{"A", "max", 0, {Node{"B", "min", 0, {Node{"D", "max", 3}, Node{"E", "max", 12}}}, Node{"C", "min", 0, {Node{"F", "max", 2}, Node{"G", "max", 4}}}}};  //@ tree
const char* const header = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"mcts\", \"exploration\": 1.4, \"decide\": \"visits\"}}";  //@ header run
const double low = 2;  //@ low
const double high = 12;  //@ high
const double c = 1.4;  //@ exploration
const int iterations = 200;  //@ iterations

double ucb(const Node& node, const Node& child);

template <class Key>
Node* greatest(Node& node, Key key) {
    return &*std::max_element(node.children.begin(), node.children.end(), [&](auto& a, auto& b) { return key(a) < key(b); });
}

Node* untried(Node& node) {
    auto at = std::find_if(node.children.begin(), node.children.end(), [](auto& child) { return child.n == 0; });
    return at == node.children.end() ? nullptr : &*at;
}

Node* randomChild(Node& node) {
    static std::mt19937 random{std::random_device{}()};
    return &node.children[random() % node.children.size()];
}

//@ show
Node* mcts(Node& root) {
    for (int i = 0; i < iterations; i++) {  //@ iteration
        std::printf("{\"e\": \"iteration\"}\n");  //@ run
        Node* node = &root;
        std::vector<Node*> path{node};
        while (!node->children.empty() && !untried(*node)) {
            node = greatest(*node, [&](auto& child) {  //@ select
                return ucb(*path.back(), child);
            });
            std::printf("{\"e\": \"select\", \"move\": \"%s\"}\n", node->name);  //@ run
            path.push_back(node);
        }
        if (!node->children.empty()) {
            node = untried(*node);  //@ expand
            std::printf("{\"e\": \"expand\", \"move\": \"%s\"}\n", node->name);  //@ run
            path.push_back(node);
        }
        while (!node->children.empty()) {
            node = randomChild(*node);
        }
        double x = (node->value - low) / (high - low);  //@ rollout
        std::printf("{\"e\": \"rollout\", \"value\": %.17g}\n", node->value);  //@ run
        while (!path.empty()) {
            path.back()->n++;
            path.back()->w += x;  //@ backup
            std::printf("{\"e\": \"backup\", \"w\": %.17g, \"n\": %d}\n", path.back()->w, path.back()->n);  //@ run
            path.pop_back();
        }
    }
    return greatest(root, [](auto& child) { return child.n; });  //@ decide
}

double ucb(const Node& node, const Node& child) {
    double mean = child.w / child.n;
    if (node.side == "min") mean = 1 - mean;
    return mean + c * std::sqrt(std::log(node.n) / child.n);
}
//@ hide

int main() {
    std::puts(header);  //@ run
    const Node* best = mcts(tree);
    std::printf("{\"e\": \"decide\", \"move\": \"%s\"}\n", best->name);  //@ run
}
