class IterativeDeepening {
    record Node(String name, String side, double value, Node... children) {}
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 1, new Node("B", "min", 5, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 4, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree
    static final String HEADER = "{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, estimate: 1, children: [(name: \\\"B\\\", player: Min, estimate: 5, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, estimate: 4, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: IterativeDeepening, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"iterative-deepening\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}";  //@ header run
    static int beyond; // how much a pass did not reach

    //@ show
    static double iterativeDeepening(Node root) {
        for (int depth = 1; ; depth++) {
            beyond = 0;
            double v = search(root, -INF, INF, depth);  //@ pass
            if (beyond == 0) return v;
        }
    }

    static double alphaBeta(Node node, double alpha, double beta, int depth) {  //@ enter
        if (depth == 0 || node.children().length == 0) {
            beyond += node.children().length;
            return node.value();  //@ leaf
        }
        boolean isMax = node.side().equals("max");
        double best = isMax ? -INF : INF;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta, depth - 1);
            if (isMax) best = Math.max(best, v);  //@ improve max
            else best = Math.min(best, v);  //@ improve min
            if (isMax) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;  //@ cutoff soft equal
            if (alpha > beta) break;  //@ cutoff soft strict
            if (alpha >= beta) return isMax ? beta : alpha;  //@ cutoff hard equal
            if (alpha > beta) return isMax ? beta : alpha;  //@ cutoff hard strict
        }
        return best;  //@ return soft
        return isMax ? alpha : beta;  //@ return hard
    }
    //@ hide

    static double search(Node node, double alpha, double beta, int depth) {
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double v = alphaBeta(node, alpha, beta, depth == 0 && Double.isNaN(node.value()) ? 1 : depth); // without a value: a ply more
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {
        System.out.println(HEADER);  //@ run
        iterativeDeepening(TREE);
    }
}
