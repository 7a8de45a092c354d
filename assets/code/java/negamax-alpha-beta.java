class NegamaxAlphaBeta {
    record Node(String name, String side, double value, Node... children) { boolean isMax() { return side.equals("max"); } }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree

    static double negamax(Node node, double alpha, double beta) {  //@ show enter
        if (node.children().length == 0) {
            int sign = node.isMax() ? 1 : -1;
            return sign * node.value();  //@ leaf
        }
        double best = -INF;
        for (Node child : node.children()) {
            double v = child.side().equals(node.side())
                ? search(child, alpha, beta)
                : -search(child, -beta, -alpha);
            best = Math.max(best, v);  //@ improve
            if (best >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return beta
            alpha = Math.max(alpha, best);
        }
        return best;  //@ return | hard: best -> alpha
    }

    static double search(Node node, double alpha, double beta) {  //@ hide
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double v = negamax(node, alpha, beta);
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"negamax-alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"mover\"}}");  //@ header run
        search(TREE, -INF, INF);
    }
}
