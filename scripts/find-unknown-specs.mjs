/** Finds arguments of `npm run test:e2e` that name no spec. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../e2e/specs");

/**
 * Returns the arguments that should select specs but match none, because Playwright ignores such a
 * one if another matches. The value of an option is not one of them, unless it looks like a spec.
 *
 * @param args arguments of Playwright
 * @param paths absolute paths of all specs
 */
export function findUnknownSpecs(args, paths = listSpecs()) {
  return args.filter((arg, index) => {
    const isValue = /^-[^=]*$/.test(args[index - 1] ?? "") && !arg.includes(".spec");
    if (arg.startsWith("-") || isValue) return false;
    // Like Playwright: a regular expression, perhaps with a line and a column.
    const pattern = new RegExp(arg.replace(/(:\d+){1,2}$/, ""), "i");
    return !paths.some((path) => pattern.test(path));
  });
}

function listSpecs() {
  const names = readdirSync(FOLDER, { recursive: true });
  return names.filter((name) => name.endsWith(".spec.ts")).map((name) => resolve(FOLDER, name));
}
