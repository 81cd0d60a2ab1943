/** Prints the name of a figure and the figure. */
export function printFigure(name: string, figure: string): void {
  console.log(`${name.padEnd(40)}${figure}`.trimEnd());
}

/** Prints a row of a table: its name, and cells of a width. */
export function printRow(name: string, cells: readonly string[], width = 13): void {
  console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(width)).join(""));
}

/** Formats a size, also if it is unknown: "12 MB". */
export function formatMegabytes(bytes = Number.NaN, digits = 0): string {
  return `${(bytes / 1024 ** 2).toFixed(digits)} MB`;
}
