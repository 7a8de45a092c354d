import java.util.*;
import java.util.function.*;

class Puct {
    static class Node {
        String name, side; double value, prior, w; Node[] children; int n; boolean expanded;
        Node(String name, String side, double value, double prior, Node... children) {
            this.name = name; this.side = side; this.value = value; this.prior = prior; this.children = children;
        }
    }
    static final Node TREE = new Node("A", "max", 5, 1, new Node("B", "min", 8, 0.6, new Node("D", "max", 3, 0.5), new Node("E", "max", 12, 0.5)), new Node("C", "min", 4, 0.4, new Node("F", "max", 2, 0.7), new Node("G", "max", 4, 0.3)));  //@ tree
    static final String HEADER = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\"}}";  //@ header run rolls
    static final String HEADER = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\", \"rollout\": \"evaluation\", \"plies\": 0}}";  //@ header run evaluates
    static final double LOW = 2;  //@ low
    static final double HIGH = 12;  //@ high
    static final double C = 1.4;  //@ exploration
    static final int ITERATIONS = 200;  //@ iterations
    static final Random random = new Random();

    //@ show
    static Node mcts(Node root) {
        root.expanded = true;
        for (int i = 0; i < ITERATIONS; i++) {  //@ iteration
            System.out.printf("{\"e\": \"iteration\"}%n");  //@ run
            Node node = root;
            Deque<Node> path = new ArrayDeque<>(List.of(root));
            while (node.expanded) {
                node = greatest(node, puct(node));  //@ select
                System.out.printf("{\"e\": \"select\", \"move\": \"%s\"}%n", node.name);  //@ run
                path.push(node);
            }
            node.expanded = node.children.length > 0;  //@ priors
            for (Node child : node.children) System.out.printf("{\"e\": \"prior\", \"move\": \"%s\", \"prior\": %s}%n", child.name, child.prior);  //@ run
            while (node.children.length > 0) {  //@ rolls
            while (Double.isNaN(node.value)) {  //@ evaluates
                node = node.children[random.nextInt(node.children.length)];
            }
            double x = (node.value - LOW) / (HIGH - LOW);  //@ rollout
            System.out.printf("{\"e\": \"rollout\", \"value\": %s}%n", node.value);  //@ run
            for (Node onPath : path) {
                onPath.n++;
                onPath.w += x;  //@ backup
                System.out.printf("{\"e\": \"backup\", \"w\": %s, \"n\": %s}%n", onPath.w, onPath.n);  //@ run
            }
        }
        return greatest(root, child -> child.n);  //@ decide
    }

    static ToDoubleFunction<Node> puct(Node node) {
        int visits = Arrays.stream(node.children).mapToInt(child -> child.n).sum();
        // Without visits the prior decides.
        double root = Math.sqrt(visits + 1e-9);
        return child -> {
            double mean = child.w / Math.max(child.n, 1);
            if (node.side.equals("min") && child.n > 0) mean = 1 - mean;
            double bonus = child.prior * root / (1 + child.n);
            return mean + C * bonus;
        };
    }
    //@ hide

    static Node greatest(Node node, ToDoubleFunction<Node> key) {
        return Collections.max(List.of(node.children), Comparator.comparingDouble(key));
    }

    public static void main(String[] args) {
        System.out.println(HEADER);  //@ run
        Node best = mcts(TREE);
        System.out.printf("{\"e\": \"decide\", \"move\": \"%s\"}%n", best.name);  //@ run
    }
}
