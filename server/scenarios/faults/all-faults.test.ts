/** Checks that the tests named in docs/faults.md and SECURITY.md exist. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Returns the table rows of a Markdown file as lists of cells, without header. */
function rowsOf(path: string): readonly (readonly string[])[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const filesOf = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+\/[^`]+\.ts)`/g)].map(([, path]) => path ?? "");

describe("docs/faults.md", () => {
  const rows = rowsOf("docs/faults.md");

  it("has a row for each of the 59 faults", () => {
    expect(rows.map(([number]) => Number(number))).toEqual(
      Array.from({ length: 59 }, (_, index) => index + 1),
    );
  });

  it.each(rows)("fault %s has a test: %s", (number, _, __, tests = "") => {
    const files = filesOf(tests);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(readFileSync(file, "utf8")).toMatch(new RegExp(`["'\`]fault ${number}: `));
    }
  });
});

describe("SECURITY.md", () => {
  it.each(rowsOf("SECURITY.md"))("%s has an existing test", (_, __, tests = "") => {
    const files = filesOf(tests);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(tests).not.toBe("");
  });
});
