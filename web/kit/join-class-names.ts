/** Joins class names; leaves out `false` and `undefined`. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string").join(" ");
}
