class Expectiminimax {
    record Node(String name, String side, double value, double[] probabilities, Node... children) {
        Node(String name, String side, double value, Node... children) {
            this(name, side, value, null, children);
        }
    }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, new Node("B", "chance", 0, new double[] {0.5, 0.5}, new Node("D", "max", 3), new Node("E", "max", 9)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree

    static double expectiminimax(Node node) {  //@ show enter
        if (node.children().length == 0) return node.value();  //@ leaf
        double best = switch (node.side()) {
            case "max" -> -INF;
            case "min" -> INF;
            default -> 0;
        };
        for (int i = 0; i < node.children().length; i++) {
            double v = search(node.children()[i]);
            best = switch (node.side()) {
                case "max" -> Math.max(best, v);  //@ improve max
                case "min" -> Math.min(best, v);  //@ improve min
                default -> best + node.probabilities()[i] * v;  //@ improve chance
            };
        }
        return best;  //@ return
    }

    static double search(Node node) {  //@ hide
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\"}%n", node.name(), node.side());  //@ run
        double v = expectiminimax(node);
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"chance\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 9}], \"probabilities\": [0.5, 0.5]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"expectiminimax\", \"view\": \"max\"}}");  //@ header run
        search(TREE);
    }
}
