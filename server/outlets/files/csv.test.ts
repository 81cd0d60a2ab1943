import { describe, expect, it } from "vitest";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { csvRow } from "./csv.ts";

/** A row as RFC 4180 reads it: an own reader, so that ours is not tested with itself. */
function readRow(text: string): readonly string[] {
  const cells = [...text.replace(/\r\n$/, "").matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|$)/gy)];
  return cells
    .slice(0, text.replace(/\r\n$/, "").endsWith(",") ? undefined : -1)
    .map(([, cell = ""]) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    );
}

describe("a row of CSV", () => {
  it("ends with CRLF, and quotes only what must be", () => {
    expect(csvRow(["a", 'say "b"', "c,d", "e\nf", "", null, 3])).toBe(
      'a,"say ""b""","c,d","e\nf",,,3\r\n',
    );
  });

  it.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "=HYPERLINK(a)"])(
    "keeps a spreadsheet from working out %j",
    (name) => {
      expect(readRow(csvRow(["x", name]))).toEqual(["x", `'${name}`]);
    },
  );

  it.each(["-1", "-2.5"])("leaves the number %s a number, as a text and as one", (number) => {
    expect(csvRow([number, Number(number)])).toBe(`${number},${number}\r\n`);
  });

  it.each(HOSTILE_NAMES)("holds %j in one cell", (name) => {
    const [before, cell, after, more] = readRow(csvRow(["1", name, "2"]));
    expect([before, after, more]).toEqual(["1", "2", undefined]);
    expect(cell?.replace(/^'(?==)/, "")).toBe(name);
  });
});
