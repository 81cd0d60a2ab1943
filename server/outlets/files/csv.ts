/** What stands in a table: a number stays one. */
export type CsvCell = string | number | null;

/**
 * What spreadsheets take for a formula, in whichever width its sign is written. Names of real
 * contestants do begin so.
 */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;
const NEGATIVE = /^-\d+(?:\.\d+)?$/;
const QUOTED = /[",\r\n]/;

/** A row (RFC 4180) with its line end. A text that a spreadsheet would work out gets a `'` before it. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: CsvCell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const inert = FORMULA.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
