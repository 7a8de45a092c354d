import java.util.*;
import java.util.function.*;

class Mcts {
    static class Node {
        String name, side; double value, w; Node[] children; int n;
        Node(String name, String side, double value, Node... children) {
            this.name = name; this.side = side; this.value = value; this.children = children;
        }
    }
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree
    static final String HEADER = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"mcts\", \"exploration\": 1.4, \"decide\": \"visits\"}}";  //@ header run
    static final double LOW = 2;  //@ low
    static final double HIGH = 12;  //@ high
    static final double C = 1.4;  //@ exploration
    static final int ITERATIONS = 200;  //@ iterations
    static final Random random = new Random();

    //@ show
    static Node mcts(Node root) {
        for (int i = 0; i < ITERATIONS; i++) {  //@ iteration
            System.out.printf("{\"e\": \"iteration\"}%n");  //@ run
            Node node = root;
            Deque<Node> path = new ArrayDeque<>(List.of(root));
            while (allTried(node)) {
                node = greatest(node, ucb(node));  //@ select
                System.out.printf("{\"e\": \"select\", \"move\": \"%s\"}%n", node.name);  //@ run
                path.push(node);
            }
            if (node.children.length > 0) {
                node = untried(node);  //@ expand
                System.out.printf("{\"e\": \"expand\", \"move\": \"%s\"}%n", node.name);  //@ run
                path.push(node);
            }
            while (node.children.length > 0) {
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

    static ToDoubleFunction<Node> ucb(Node node) {
        return child -> {
            double mean = child.w / child.n;
            if (node.side.equals("min")) mean = 1 - mean;
            double bonus = Math.sqrt(Math.log(node.n) / child.n);
            return mean + C * bonus;
        };
    }
    //@ hide

    static Node greatest(Node node, ToDoubleFunction<Node> key) {
        return Collections.max(List.of(node.children), Comparator.comparingDouble(key));
    }

    static boolean allTried(Node node) {
        return node.children.length > 0 && untried(node) == null;
    }

    static Node untried(Node node) {
        return Arrays.stream(node.children).filter(child -> child.n == 0).findFirst().orElse(null);
    }

    public static void main(String[] args) {
        System.out.println(HEADER);  //@ run
        Node best = mcts(TREE);
        System.out.printf("{\"e\": \"decide\", \"move\": \"%s\"}%n", best.name);  //@ run
    }
}
