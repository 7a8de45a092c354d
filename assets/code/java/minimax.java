class Minimax {
    record Node(String name, String side, double value, Node... children) { boolean isMax() { return side.equals("max"); } }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree

    static double maxValue(Node node) {  //@ show enter max
        if (node.children().length == 0) return node.value();  //@ leaf max
        double best = -INF;
        for (Node child : node.children()) {
            double v = search(child);
            best = Math.max(best, v);  //@ improve max
        }
        return best;  //@ return max
    }

    static double minValue(Node node) {  //@ show enter min
        if (node.children().length == 0) return node.value();  //@ leaf min
        double best = INF;
        for (Node child : node.children()) {
            double v = search(child);
            best = Math.min(best, v);  //@ improve min
        }
        return best;  //@ return min
    }

    static double search(Node node) {  //@ show
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\"}%n", node.name(), node.side());  //@ run
        double v = node.isMax()
            ? maxValue(node)
            : minValue(node);
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {  //@ hide
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"minimax\", \"view\": \"max\"}}");  //@ header run
        search(TREE);
    }
}
