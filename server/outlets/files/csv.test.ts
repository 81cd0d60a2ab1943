import { describe, expect, it } from "vitest";
import { formatCsvRow } from "./csv.ts";

describe("CSV row", () => {
  it("ends with CRLF, and quotes only what must be", () => {
    expect(formatCsvRow(["a", 'say "b"', "c,d", "e\nf", "g\rh", "", null, 3])).toBe(
      'a,"say ""b""","c,d","e\nf","g\rh",,,3\r\n',
    );
  });

  it.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "=HYPERLINK(a)"])(
    "prevents a spreadsheet from evaluating %j",
    (name) => {
      expect(formatCsvRow(["x", name]).replaceAll('"', "")).toBe(`x,'${name}\r\n`);
    },
  );

  it.each(["-1", "-2.5"])("keeps the number %s, given as a text or as a number", (number) => {
    expect(formatCsvRow([number, Number(number)])).toBe(`${number},${number}\r\n`);
  });
});
