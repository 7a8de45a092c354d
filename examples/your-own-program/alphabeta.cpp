// Alpha-beta that writes what it does, for Poda: an object a line, as a node is entered and left.
//
//     c++ -std=c++17 -o alphabeta alphabeta.cpp
//     ./alphabeta > run.poda.jsonl
//     poda run.poda.jsonl

#include <algorithm>
#include <cmath>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

struct Node {
    double value = 0;
    std::vector<Node> children;
    Node(double leaf) : value(leaf) {}
    Node(std::initializer_list<Node> inner) : children(inner) {}
};

const double infinity = std::numeric_limits<double>::infinity();
const Node tree = {{3, 12, 8}, {2, 4, 6}, {14, 5, 2}};

// JSON has no infinity: it is told as a word.
struct Told { double value; };
std::ostream &operator<<(std::ostream &out, Told told) {
    return std::isinf(told.value) ? out << (told.value > 0 ? "\"inf\"" : "\"-inf\"") : out << told.value;
}

std::ostream &operator<<(std::ostream &out, const Node &node) {
    if (node.children.empty()) return out << Told{node.value};
    const char *before = "[";
    for (const Node &child : node.children) {
        out << before << child;
        before = ", ";
    }
    return out << "]";
}

double alphabeta(const Node &node, double alpha, double beta, bool is_max, const std::string &move) {
    std::cout << "{\"e\": \"enter\"" << move << ", \"side\": \"" << (is_max ? "max" : "min") << "\", \"alpha\": " << Told{alpha}
              << ", \"beta\": " << Told{beta} << "}\n";
    double value = node.value;
    if (!node.children.empty()) {
        value = is_max ? -infinity : infinity;
        for (std::size_t index = 0; index < node.children.size() && alpha < beta; index++) {
            const double score = alphabeta(node.children[index], alpha, beta, !is_max, ", \"move\": " + std::to_string(index));
            if (is_max) {
                value = std::max(value, score);
                alpha = std::max(alpha, value);
            } else {
                value = std::min(value, score);
                beta = std::min(beta, value);
            }
        }
    }
    std::cout << "{\"e\": \"leave\", \"value\": " << Told{value} << "}\n";
    return value;
}

int main() {
    std::cout.precision(17);
    std::cout << "{\"poda\": \"run\", \"version\": 1, \"tree\": " << tree << ", \"claims\": {\"algorithm\": \"alpha-beta\"}}\n";
    alphabeta(tree, -infinity, infinity, true, "");
}
