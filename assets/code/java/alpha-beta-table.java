class AlphaBetaTable {
    record Node(String name, String side, double value, String key, Node... children) { boolean isMax() { return side.equals("max"); } }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, "A", new Node("B", "min", 0, "B", new Node("D", "max", 3, "D"), new Node("E", "max", 12, "E")), new Node("C", "min", 0, "C", new Node("F", "max", 2, "F"), new Node("G", "max", 4, "G")));  //@ tree
    static final java.util.Map<String, double[]> table = new java.util.HashMap<>(); // lower and upper bounds

    static double search(Node node, double alpha, double beta) {  //@ show enter
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double[] bounds = table.computeIfAbsent(node.key(), key -> new double[] {-INF, INF});
        double low = bounds[0], high = bounds[1];
        double v;
        if (node.children().length == 0) {
            v = node.value();  //@ leaf
        } else if (low >= beta || high <= alpha || low == high) {
            v = low >= beta ? low : high;  //@ table-hit
        } else {
            v = alphaBeta(node, alpha, beta);
            if (v > alpha) bounds[0] = v;  //@ | strict: v > alpha -> alpha < beta && v > alpha
            if (v < beta) bounds[1] = v;  //@ | strict: v < beta -> alpha < beta && v < beta
        }
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    static double alphaBeta(Node node, double alpha, double beta) {
        double best = node.isMax() ? -INF : INF;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta);
            best = node.isMax() ? Math.max(best, v) : Math.min(best, v);  //@ improve
            if (node.isMax()) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return node.isMax() ? beta : alpha
        }
        return best;  //@ return | hard: best -> node.isMax() ? alpha : beta
    }

    public static void main(String[] args) {  //@ hide
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, children: [(name: \\\"B\\\", player: Min, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: AlphaBetaTable, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"alpha-beta-table\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
        search(TREE, -INF, INF);
    }
}
