/** Joins class names; leaves out `false` and `undefined`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string").join(" ");
}
