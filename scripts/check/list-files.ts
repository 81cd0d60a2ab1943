import { readdirSync } from "node:fs";

const PARTS = ["core", "server", "web", "e2e", "bench", "scripts", "docs", "deploy", ".ci"];
const IGNORED = /(^|\/)(node_modules|test-results|playwright-report)(\/|$)/;

/** Returns the project's own files whose path matches, relative to the project. */
export function listFiles(form: RegExp): readonly string[] {
  const inParts = PARTS.flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: "utf8" }).map((file) => `${part}/${file}`),
  );
  return [...readdirSync("."), ...inParts].filter((file) => form.test(file) && !IGNORED.test(file));
}
