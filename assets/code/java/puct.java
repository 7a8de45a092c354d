import java.util.*;
class Puct {
    static class Node {
        String name, side; double value, prior, w; int n; boolean expanded; List<Node> children;
        Node(String name, String side, double value, double prior, Node... children) { this.name = name; this.side = side; this.value = value; this.prior = prior; this.children = List.of(children); }
    }
    static final Node TREE = new Node("A", "max", 5, 1, new Node("B", "min", 8, 0.6, new Node("D", "max", 3, 0.5), new Node("E", "max", 12, 0.5)), new Node("C", "min", 4, 0.4, new Node("F", "max", 2, 0.7), new Node("G", "max", 4, 0.3)));  //@ tree
    static final double LOW = 2, HIGH = 12, C = 1.4;  //@ low high exploration

    static Node mcts(Node root, int iterations) {  //@ show
        root.expanded = true;
        for (int i = 0; i < iterations; i++) visit(root, "iteration");  //@ iteration
        return Collections.max(root.children, Comparator.comparing(child -> child.n));  //@ decide
    }

    static double visit(Node node, String how) {
        System.out.printf("{\"e\": \"%s\", \"move\": \"%s\"}%n", how, node.name);  //@ run
        boolean isLeaf = !node.expanded;
        node.expanded = !node.children.isEmpty();  //@ priors
        if (isLeaf) for (Node child : node.children) System.out.printf("{\"e\": \"prior\", \"move\": \"%s\", \"prior\": %s}%n", child.name, child.prior);  //@ run
        double x = isLeaf ? evaluate(node)
            : visit(Collections.max(node.children, Comparator.comparing(child -> puct(node, child))), "select");  //@ select
        node.n++;
        node.w += x;  //@ backup
        System.out.printf("{\"e\": \"backup\", \"w\": %s, \"n\": %s}%n", node.w, node.n);  //@ run
        return x;
    }

    static double evaluate(Node node) {
        while (!node.children.isEmpty()) node = node.children.get((int) (Math.random() * node.children.size()));  //@ | evaluates: !node.children.isEmpty() -> Double.isNaN(node.value)
        System.out.printf("{\"e\": \"rollout\", \"value\": %s}%n", node.value);  //@ run
        return (node.value - LOW) / (HIGH - LOW);  //@ rollout
    }

    static double puct(Node node, Node child) {  // Without visits the prior decides.
        double visits = node.children.stream().mapToInt(other -> other.n).sum() + 1e-9;
        double mean = child.w / Math.max(child.n, 1);
        if (node.side.equals("min") && child.n > 0) mean = 1 - mean;
        return mean + C * child.prior * Math.sqrt(visits) / (1 + child.n);
    }
    public static void main(String[] args) {  //@ hide
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\"}}");  //@ header run | evaluates: \"visits\" -> \"visits\", \"rollout\": \"evaluation\", \"plies\": 0
        System.out.printf("{\"e\": \"decide\", \"move\": \"%s\"}%n", mcts(TREE, 200).name);  //@ iterations run
    }
}
