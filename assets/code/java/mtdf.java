class Mtdf {
    record Node(String name, String side, double value, String key, Node... children) {}
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, "A", new Node("B", "min", 0, "B", new Node("D", "max", 3, "D"), new Node("E", "max", 12, "E")), new Node("C", "min", 0, "C", new Node("F", "max", 2, "F"), new Node("G", "max", 4, "G")));  //@ tree
    static final String HEADER = "{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, children: [(name: \\\"B\\\", player: Min, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: Mtdf, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"mtdf\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}";  //@ header run
    static final double GUESS = 0;  //@ guess
    static final double[] UNKNOWN = {-INF, INF};
    static final java.util.Map<String, double[]> table = new java.util.HashMap<>();

    //@ show
    static double mtdf(Node root, double guess) {
        double low = -INF, high = INF;
        while (low < high) {
            double beta = Math.max(guess, Math.nextUp(low));
            double alpha = Math.nextDown(beta);
            guess = search(root, alpha, beta);  //@ pass
            if (guess < beta) high = guess;
            else low = guess;
        }
        return guess;
    }

    static double search(Node node, double alpha, double beta) {  //@ enter
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double[] known = table.getOrDefault(node.key(), UNKNOWN);
        double low = known[0], high = known[1];
        double v;
        if (node.children().length == 0) {
            v = node.value();  //@ leaf
        } else if (low >= beta || high <= alpha) {
            v = low >= beta ? low : high;  //@ table-hit
        } else {
            v = alphaBeta(node, alpha, beta);
            if (v > alpha) low = v;  //@ equal
            if (v < beta) high = v;  //@ equal
            if (alpha < beta && v > alpha) low = v;  //@ strict
            if (alpha < beta && v < beta) high = v;  //@ strict
            table.put(node.key(), new double[] {low, high});
        }
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    static double alphaBeta(Node node, double alpha, double beta) {
        boolean isMax = node.side().equals("max");
        double best = isMax ? -INF : INF;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta);
            if (isMax) best = Math.max(best, v);  //@ improve max
            else best = Math.min(best, v);  //@ improve min
            if (isMax) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;  //@ cutoff equal
            if (alpha > beta) break;  //@ cutoff strict
        }
        return best;  //@ return
    }
    //@ hide

    public static void main(String[] args) {
        System.out.println(HEADER);  //@ run
        mtdf(TREE, GUESS);
    }
}
