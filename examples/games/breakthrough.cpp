// Breakthrough on 3 columns and 4 rows: g++ -O2 -o breakthrough breakthrough.cpp; poda --game ./breakthrough
#include <algorithm>
#include <iostream>
#include <string>

const int COLUMNS = 3, ROWS = 4;

// A state is a text: the player to move, and the cells row by row. No letter of it needs an escape in JSON.
std::string expand(const std::string& state) {
    const bool isMax = state[0] == 'X';
    const std::string cells = state.substr(1);
    const char own = isMax ? 'X' : 'O';
    const auto has = [&](char piece, int row) { return cells.substr(row * COLUMNS, COLUMNS).find(piece) != std::string::npos; };
    const auto count = [&](char piece) { return std::count(cells.begin(), cells.end(), piece); };
    const auto name = [](int row, int column) { return std::string(1, "abc"[column]) + std::to_string(ROWS - row); };
    std::string board, moves;
    for (int row = 0; row < ROWS; row++)
        board += (row ? ",\"" : "\"") + cells.substr(row * COLUMNS, COLUMNS) + "\"";
    const bool maxWins = has('X', 0) || !count('O'), minWins = has('O', ROWS - 1) || !count('X');
    for (int from = 0; from < COLUMNS * ROWS && !maxWins && !minWins; from++)
        for (int aside = -1; aside <= 1; aside++) {
            const int row = from / COLUMNS, column = from % COLUMNS;
            const int r = row + (isMax ? -1 : 1), c = column + aside, to = r * COLUMNS + c;
            if (cells[from] != own || r < 0 || ROWS <= r || c < 0 || COLUMNS <= c) continue;
            // A piece steps onto an empty cell; it captures diagonally only.
            if (cells[to] == own || (aside == 0 && cells[to] != '.')) continue;
            std::string after = cells;
            after[to] = own;
            after[from] = '.';
            moves += (moves.empty() ? "" : ",") + ("{\"move\":\"" + name(row, column)) + "–" + name(r, c) + "\",\"state\":\"" +
                     (isMax ? 'O' : 'X') + after + "\"}";
        }
    std::string worth = "\"value\":" + std::string(maxWins || (!minWins && !isMax) ? "1" : "-1");
    if (!moves.empty()) worth = "\"estimate\":" + std::to_string(double(count('X') - count('O')) / 10);
    return std::string("{\"to_move\":\"") + (isMax ? "max" : "min") + "\",\"board\":[" + board + "],\"moves\":[" + moves +
           "]," + worth + "}";
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        if (line.find("\"poda\"") != std::string::npos) {
            std::cout << R"({"poda":"game","version":1,"name":"Breakthrough","boards":{"grid":"Checkered",)"
                      << R"("pieces":{"X":"Max","O":"Min"}},"start":"XOOO......XXX"})" << std::endl;
            continue;
        }
        // The states are the texts in the brackets.
        std::string positions;
        for (std::size_t at = line.find('['); (at = line.find('"', at)) != std::string::npos; at++) {
            const std::size_t end = line.find('"', at + 1);
            positions += (positions.empty() ? "" : ",") + expand(line.substr(at + 1, end - at - 1));
            at = end;
        }
        std::cout << "{\"positions\":[" << positions << "]}" << std::endl;
    }
}
