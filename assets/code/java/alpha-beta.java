class AlphaBeta {
    record Node(String name, String side, double value, Node... children) {
        boolean isLeaf() { return children.length == 0; }
    }
    static final Node TREE = new Node("A", "max", 0, new Node("B", "min", 0, new Node("D", "max", 3), new Node("E", "max", 12)), new Node("C", "min", 0, new Node("F", "max", 2), new Node("G", "max", 4)));  //@ tree
    static final String HEADER = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}";  //@ header run

    //@ show max
    static double maxValue(Node node, double alpha, double beta) {  //@ enter max
        if (node.isLeaf()) return node.value();  //@ leaf max
        double best = Double.NEGATIVE_INFINITY;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta);
            best = Math.max(best, v);  //@ improve max
            if (best >= beta) break;  //@ cutoff max soft equal
            if (best > beta) break;  //@ cutoff max soft strict
            if (best >= beta) return beta;  //@ cutoff max hard equal
            if (best > beta) return beta;  //@ cutoff max hard strict
            alpha = Math.max(alpha, best);
        }
        return best;  //@ return max soft
        return alpha;  //@ return max hard
    }
    //@ hide

    //@ show min
    static double minValue(Node node, double alpha, double beta) {  //@ enter min
        if (node.isLeaf()) return node.value();  //@ leaf min
        double best = Double.POSITIVE_INFINITY;
        for (Node child : node.children()) {
            double v = search(child, alpha, beta);
            best = Math.min(best, v);  //@ improve min
            if (best <= alpha) break;  //@ cutoff min soft equal
            if (best < alpha) break;  //@ cutoff min soft strict
            if (best <= alpha) return alpha;  //@ cutoff min hard equal
            if (best < alpha) return alpha;  //@ cutoff min hard strict
            beta = Math.min(beta, best);
        }
        return best;  //@ return min soft
        return beta;  //@ return min hard
    }
    //@ hide
    //@ show

    static double search(Node node, double alpha, double beta) {
        System.out.printf("{\"e\": \"enter\", \"move\": \"%s\", \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n", node.name(), node.side(), alpha, beta);  //@ run
        double v = node.side().equals("max")
            ? maxValue(node, alpha, beta)
            : minValue(node, alpha, beta);
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", v);  //@ run
        return v;
    }
    //@ hide

    public static void main(String[] args) {
        System.out.println(HEADER);  //@ run
        search(TREE, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
}
