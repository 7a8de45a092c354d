#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <string_view>
#include <vector>

struct Node { const char* name; std::string_view side; double value, prior; std::vector<Node> children = {}; double w = 0; int n = 0; bool expanded = false; };
Node tree = Node{"A", "max", 5, 1, {Node{"B", "min", 8, 0.6, {Node{"D", "max", 3, 0.5}, Node{"E", "max", 12, 0.5}}}, Node{"C", "min", 4, 0.4, {Node{"F", "max", 2, 0.7}, Node{"G", "max", 4, 0.3}}}}};  //@ tree
const char* const header = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\"}}";  //@ header run rolls
const char* const header = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\", \"rollout\": \"evaluation\", \"plies\": 0}}";  //@ header run evaluates
const double low = 2;  //@ low
const double high = 12;  //@ high
const double c = 1.4;  //@ exploration
const int iterations = 200;  //@ iterations

double puct(const Node& node, const Node& child);

template <class Key>
Node* greatest(Node& node, Key key) {
    return &*std::max_element(node.children.begin(), node.children.end(), [&](auto& a, auto& b) { return key(a) < key(b); });
}

Node* randomChild(Node& node) {
    static std::mt19937 random{std::random_device{}()};
    return &node.children[random() % node.children.size()];
}

//@ show
Node* mcts(Node& root) {
    root.expanded = true;
    for (int i = 0; i < iterations; i++) {  //@ iteration
        std::printf("{\"e\": \"iteration\"}\n");  //@ run
        Node* node = &root;
        std::vector<Node*> path{node};
        while (node->expanded) {
            node = greatest(*node, [&](auto& child) {  //@ select
                return puct(*path.back(), child);
            });
            std::printf("{\"e\": \"select\", \"move\": \"%s\"}\n", node->name);  //@ run
            path.push_back(node);
        }
        node->expanded = !node->children.empty();  //@ priors
        for (auto& child : node->children) std::printf("{\"e\": \"prior\", \"move\": \"%s\", \"prior\": %.17g}\n", child.name, child.prior);  //@ run
        while (!node->children.empty()) {  //@ rolls
        while (std::isnan(node->value)) {  //@ evaluates
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

double puct(const Node& node, const Node& child) {
    int visits = 0;
    for (auto& other : node.children) visits += other.n;
    double mean = child.w / std::max(child.n, 1);
    if (node.side == "min" && child.n > 0) mean = 1 - mean;
    // Without visits the prior decides.
    double root = std::sqrt(visits + 1e-9);
    return mean + c * child.prior * root / (1 + child.n);
}
//@ hide

int main() {
    std::puts(header);  //@ run
    const Node* best = mcts(tree);
    std::printf("{\"e\": \"decide\", \"move\": \"%s\"}\n", best->name);  //@ run
}
