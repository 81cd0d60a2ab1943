/** Prints the name of a figure and the figure. */
export function printFigure(name: string, figure: string): void {
  console.log(`${name.padEnd(40)}${figure}`.trimEnd());
}
