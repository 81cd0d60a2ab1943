import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ROOMS } from "./import-rules.mjs";
import { printRooms, replaceTable } from "./print-rooms.mjs";

describe("printRooms", () => {
  it("returns a row for each room, with imported rooms grouped by part", () => {
    const rows = printRooms().trimEnd().split("\n").slice(2);
    expect(rows).toHaveLength(Object.keys(ROOMS).length);
    expect(rows[0]).toMatch(/^\| `core\/lib` \| [^|]+ \| {2}\| {2}\|$/);
    expect(rows.find((row) => row.startsWith("| `core/match` |"))).toContain(
      "**core** desk(t), lib, model(t)",
    );
  });
});

describe("docs/architecture.md", () => {
  it("contains the current table: run node scripts/check/print-rooms.mjs after a change", () => {
    const document = readFileSync("docs/architecture.md", "utf8");
    expect(replaceTable(document, printRooms())).toBe(document);
  });
});

describe("replaceTable", () => {
  it("throws if the document has no markers", () => {
    expect(() => replaceTable("# Architecture\n", printRooms())).toThrow("has no markers");
  });
});
