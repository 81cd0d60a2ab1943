import { describe, expect, it } from "vitest";
import { countWholeRows } from "./count-whole-rows.ts";

const heights = { room: 100, row: 10, header: 5 };

describe("countWholeRows", () => {
  it("returns all rows when they and their headers just fit", () => {
    expect(countWholeRows(["a", "a", "a", "a", "b", "b", "b", "b", "b"], heights)).toBe(9);
  });

  it("leaves one row for the line with the number of others when one row is too many", () => {
    expect(countWholeRows(Array(10).fill("a"), heights)).toBe(8);
  });

  it("shows no header without a row", () => {
    const groups = [...Array(8).fill("a"), ...Array(8).fill("b")];
    expect(countWholeRows(groups, { ...heights, room: 109 })).toBe(8);
    expect(countWholeRows(groups, { ...heights, room: 110 })).toBe(9);
  });

  it("counts one header for rows of one group that are apart", () => {
    expect(countWholeRows(["a", "b", "a", "b", "a", "b", "a", "b"], heights)).toBe(8);
  });

  it("returns 0 when not even one row fits", () => {
    expect(countWholeRows(["a", "a"], { ...heights, room: 20 })).toBe(0);
    expect(countWholeRows([], heights)).toBe(0);
  });
});
