// Breakthrough on 3 columns and 4 rows: poda --game "java Breakthrough.java"
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

class Breakthrough {
    static final int COLUMNS = 3, ROWS = 4;

    static String name(int cell) {
        return "abc".charAt(cell % COLUMNS) + "" + (ROWS - cell / COLUMNS);
    }

    /** A state is a text: the player to move, and the cells row by row. No letter of it needs an escape in JSON. */
    static String expand(String state) {
        boolean isMax = state.charAt(0) == 'X';
        String cells = state.substring(1);
        char own = isMax ? 'X' : 'O';
        List<String> rows = new ArrayList<>(), moves = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) rows.add("\"" + cells.substring(row * COLUMNS, (row + 1) * COLUMNS) + "\"");
        long ofMax = cells.chars().filter(cell -> cell == 'X').count(), ofMin = cells.chars().filter(cell -> cell == 'O').count();
        boolean maxWins = rows.get(0).contains("X") || ofMin == 0;
        boolean minWins = rows.get(ROWS - 1).contains("O") || ofMax == 0;
        for (int from = 0; from < COLUMNS * ROWS && !maxWins && !minWins; from++) {
            for (int aside = -1; aside <= 1; aside++) {
                int row = from / COLUMNS + (isMax ? -1 : 1), column = from % COLUMNS + aside, to = row * COLUMNS + column;
                if (cells.charAt(from) != own || row < 0 || ROWS <= row || column < 0 || COLUMNS <= column) continue;
                // A piece steps onto an empty cell; it captures diagonally only.
                if (cells.charAt(to) == own || (aside == 0 && cells.charAt(to) != '.')) continue;
                StringBuilder after = new StringBuilder(cells);
                after.setCharAt(to, own);
                after.setCharAt(from, '.');
                String next = (isMax ? 'O' : 'X') + after.toString();
                moves.add("{\"move\":\"" + name(from) + "–" + name(to) + "\",\"state\":\"" + next + "\"}");
            }
        }
        String value = maxWins || (!minWins && !isMax) ? "1" : "-1";
        String worth = moves.isEmpty() ? "\"value\":" + value : "\"estimate\":" + (ofMax - ofMin) / 10.0;
        return "{\"to_move\":\"" + (isMax ? "max" : "min") + "\",\"board\":" + rows + ",\"moves\":" + moves + "," + worth + "}";
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        PrintStream output = new PrintStream(System.out, true, "UTF-8");
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            if (line.contains("\"poda\"")) {
                output.println("{\"poda\":\"game\",\"version\":1,\"name\":\"Breakthrough\",\"start\":\"XOOO......XXX\",\"boards\":"
                    + "{\"grid\":\"Checkered\",\"pieces\":{\"X\":\"Max\",\"O\":\"Min\"}}}");
                continue;
            }
            // The states are the texts in the brackets.
            List<String> positions = new ArrayList<>();
            String[] texts = line.substring(line.indexOf('[')).split("\"");
            for (int index = 1; index < texts.length; index += 2) positions.add(expand(texts[index]));
            output.println("{\"positions\":" + positions + "}");
        }
    }
}
