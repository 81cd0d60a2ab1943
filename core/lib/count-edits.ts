/**
 * Returns the number of edits that turn one text into the other: a character inserted, deleted or
 * replaced, or two neighbours exchanged (optimal string alignment).
 */
export function countEdits(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const cells = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      cells.push(
        Math.min(
          cell(rows, row - 1, column) + 1,
          (cells[column - 1] ?? 0) + 1,
          cell(rows, row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? cell(rows, row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(cells);
  }
  return cell(rows, from.length, to.length);
}

function cell(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Infinity;
}
