import java.util.*;

class Mcts {
    static class Node {
        String name, side; double value, w; int n; List<Node> children;
        Node(String name, String side, double value, Node... children) { this.name = name; this.side = side; this.value = value; this.children = List.of(children); }
    }
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree
    static final double LOW = 2, HIGH = 12, C = 1.4;  //@ low high exploration

    static Node mcts(Node root, int iterations) {  //@ show
        for (int i = 0; i < iterations; i++) visit(root, "iteration");  //@ iteration
        return Collections.max(root.children, Comparator.comparing(child -> child.n));  //@ decide
    }

    static double visit(Node node, String how) {
        System.out.printf("{\"e\": \"%s\", \"move\": \"%s\"}%n", how, node.name);  //@ run
        Optional<Node> untried = node.children.stream().filter(child -> child.n == 0).findFirst();
        double x;
        if (how.equals("expand") || node.children.isEmpty()) x = rollout(node);
        else if (untried.isPresent()) x = visit(untried.get(), "expand");  //@ expand
        else x = visit(Collections.max(node.children, Comparator.comparing(child -> ucb(node, child))), "select");  //@ select
        node.n++;
        node.w += x;  //@ backup
        System.out.printf("{\"e\": \"backup\", \"w\": %s, \"n\": %s}%n", node.w, node.n);  //@ run
        return x;
    }

    static double rollout(Node node) {
        while (!node.children.isEmpty()) node = node.children.get((int) (Math.random() * node.children.size()));
        System.out.printf("{\"e\": \"rollout\", \"value\": %s}%n", node.value);  //@ run
        return (node.value - LOW) / (HIGH - LOW);  //@ rollout
    }

    static double ucb(Node node, Node child) {
        double mean = node.side.equals("max") ? child.w / child.n : 1 - child.w / child.n;
        return mean + C * Math.sqrt(Math.log(node.n) / child.n);
    }

    public static void main(String[] args) {  //@ hide
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"mcts\", \"exploration\": 1.4, \"decide\": \"visits\"}}");  //@ header run
        Node best = mcts(TREE, 200);  //@ iterations
        System.out.printf("{\"e\": \"decide\", \"move\": \"%s\"}%n", best.name);  //@ run
    }
}
