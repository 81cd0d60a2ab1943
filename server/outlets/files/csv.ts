/** Start of every file: without it, Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Value of a cell. `null` is an empty cell. */
export type CsvCell = string | number | null;

/** Text that spreadsheets evaluate as a formula, also with full-width signs, as some names. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;
const NEGATIVE = /^-\d+(?:\.\d+)?$/;
const QUOTED = /[",\r\n]/;

/** Returns a row (RFC 4180) with its line end. Prefixes text that looks like a formula with `'`. */
export function formatCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: CsvCell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const inert = FORMULA.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
