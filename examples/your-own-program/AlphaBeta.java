import java.util.List;

/**
 * Alpha-beta that writes what it does, for Poda: an object a line, as a node is entered and left.
 *
 * <pre>
 * java AlphaBeta.java &gt; run.poda.jsonl
 * poda run.poda.jsonl
 * </pre>
 */
public class AlphaBeta {
    static final List<?> TREE = List.of(List.of(3, 12, 8), List.of(2, 4, 6), List.of(14, 5, 2));

    /** JSON has no infinity: it is told as a word. */
    static String told(double value) {
        return Double.isInfinite(value) ? value > 0 ? "\"inf\"" : "\"-inf\"" : Double.toString(value);
    }

    static double alphaBeta(Object node, double alpha, double beta, boolean isMax, String move) {
        System.out.printf("{\"e\": \"enter\"%s, \"side\": \"%s\", \"alpha\": %s, \"beta\": %s}%n",
            move, isMax ? "max" : "min", told(alpha), told(beta));
        double value;
        if (node instanceof Number leaf) {
            value = leaf.doubleValue();
        } else {
            List<?> children = (List<?>) node;
            value = isMax ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            for (int index = 0; index < children.size() && alpha < beta; index++) {
                double score = alphaBeta(children.get(index), alpha, beta, !isMax, ", \"move\": " + index);
                if (isMax) {
                    value = Math.max(value, score);
                    alpha = Math.max(alpha, value);
                } else {
                    value = Math.min(value, score);
                    beta = Math.min(beta, value);
                }
            }
        }
        System.out.printf("{\"e\": \"leave\", \"value\": %s}%n", told(value));
        return value;
    }

    public static void main(String[] arguments) {
        // A list of numbers is written as JSON writes it.
        System.out.printf("{\"poda\": \"run\", \"version\": 1, \"tree\": %s, \"claims\": {\"algorithm\": \"alpha-beta\"}}%n", TREE);
        alphaBeta(TREE, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true, "");
    }
}
