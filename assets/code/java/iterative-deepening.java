class IterativeDeepening {
    record Node(String name, String side, double value, Node... children) { boolean isMax() { return side.equals("max"); } }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 1, new Node("B", "min", 5, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 4, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree
    static int beyond; // how much a pass did not reach

    static double iterativeDeepening(Node root) {  //@ show
        for (int depth = 1;; depth++) {
            beyond = 0;
            double v = search(root, -INF, INF, depth);  //@ pass
            if (beyond == 0) return v;
        }
    }

    static double alphaBeta(Node node, double alpha, double beta, int depth) {  //@ enter
        if (depth == 0) beyond += node.children().length;
        if (depth == 0 || node.children().length == 0) return node.value();  //@ leaf
        double best = node.isMax() ? -INF : INF;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta, depth - 1);
            best = node.isMax() ? Math.max(best, v) : Math.min(best, v);  //@ improve
            if (node.isMax()) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return node.isMax() ? beta : alpha
        }
        return best;  //@ return | hard: best -> node.isMax() ? alpha : beta
    }

    static double search(Node node, double alpha, double beta, int depth) {  //@ hide
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double v = alphaBeta(node, alpha, beta, depth == 0 && Double.isNaN(node.value()) ? 1 : depth); // without a value: a ply more
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, estimate: 1, children: [(name: \\\"B\\\", player: Min, estimate: 5, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, estimate: 4, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: IterativeDeepening, remembered: false, delta: 1, guess: 0))\", \"claims\": {\"algorithm\": \"iterative-deepening\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
        iterativeDeepening(TREE);
    }
}
