class AlphaBeta {
    record Node(String name, String side, double value, Node... children) { boolean isMax() { return side.equals("max"); } }
    static final double INF = Double.POSITIVE_INFINITY;
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree

    static double maxValue(Node node, double alpha, double beta) {  //@ show enter max
        if (node.children().length == 0) return node.value();  //@ leaf max
        double best = -INF;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta);
            best = Math.max(best, v);  //@ improve max
            if (best >= beta) break;  //@ cutoff max | strict: >= -> > | hard: break -> return beta
            alpha = Math.max(alpha, best);
        }
        return best;  //@ return max | hard: best -> alpha
    }

    static double minValue(Node node, double alpha, double beta) {  //@ show enter min
        if (node.children().length == 0) return node.value();  //@ leaf min
        double best = INF;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta);
            best = Math.min(best, v);  //@ improve min
            if (best <= alpha) break;  //@ cutoff min | strict: <= -> < | hard: break -> return alpha
            beta = Math.min(beta, best);
        }
        return best;  //@ return min | hard: best -> beta
    }

    static double search(Node node, double alpha, double beta) {  //@ show
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double v = node.isMax()
            ? maxValue(node, alpha, beta)
            : minValue(node, alpha, beta);
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }

    public static void main(String[] args) {  //@ hide
        System.out.println("{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}");  //@ header run
        search(TREE, -INF, INF);
    }
}
