import { describe, expect, it } from "vitest";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { formatCsvRow } from "./csv.ts";

/** Parses a row by RFC 4180, independently of the tested code. */
function readRow(text: string): readonly string[] {
  const cells = [...text.replace(/\r\n$/, "").matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|$)/gy)];
  return cells
    .slice(0, text.replace(/\r\n$/, "").endsWith(",") ? undefined : -1)
    .map(([, cell = ""]) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    );
}

describe("CSV row", () => {
  it("ends with CRLF, and quotes only what must be", () => {
    expect(formatCsvRow(["a", 'say "b"', "c,d", "e\nf", "", null, 3])).toBe(
      'a,"say ""b""","c,d","e\nf",,,3\r\n',
    );
  });

  it.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "=HYPERLINK(a)"])(
    "prevents a spreadsheet from evaluating %j",
    (name) => {
      expect(readRow(formatCsvRow(["x", name]))).toEqual(["x", `'${name}`]);
    },
  );

  it.each(["-1", "-2.5"])("keeps the number %s, given as a text or as a number", (number) => {
    expect(formatCsvRow([number, Number(number)])).toBe(`${number},${number}\r\n`);
  });

  it.each(HOSTILE_NAMES)("writes %j into one cell", (name) => {
    const [before, cell, after, more] = readRow(formatCsvRow(["1", name, "2"]));
    expect([before, after, more]).toEqual(["1", "2", undefined]);
    expect(cell?.replace(/^'(?==)/, "")).toBe(name);
  });
});
