class PrincipalVariation {
    record Node(String name, String side, double value, Node... children) { boolean isMax() { return side.equals("max"); } }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree

    static double pvs(Node node, double alpha, double beta) {  //@ show enter
        if (node.children().length == 0) return node.value();  //@ leaf
        double best = node.isMax() ? -INF : INF;
        for (int i = 0; i < node.children().length; i++) {
            Node child = node.children()[i];
            double v = 0;
            if (i > 0) {
                v = node.isMax() // a scout
                    ? search(child, alpha, Math.nextUp(alpha))
                    : search(child, Math.nextDown(beta), beta);
            }
            if (i == 0 || alpha < v && v < beta) {
                v = search(child, alpha, beta);
            }
            best = node.isMax() ? Math.max(best, v) : Math.min(best, v);  //@ improve
            if (node.isMax()) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return node.isMax() ? beta : alpha
        }
        return best;  //@ return | hard: best -> node.isMax() ? alpha : beta
    }

    static double search(Node node, double alpha, double beta) {  //@ hide
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double v = pvs(node, alpha, beta);
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"principal-variation\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
        search(TREE, -INF, INF);
    }
}
