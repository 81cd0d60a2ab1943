import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ROOM_RULES } from "./import-rules.mjs";
import { formatRoomTable, replaceRoomTable } from "./print-rooms.mjs";

describe("formatRoomTable", () => {
  it("returns a row for each room, with imported rooms grouped by part", () => {
    const rows = formatRoomTable().trimEnd().split("\n").slice(2);
    expect(rows).toHaveLength(Object.keys(ROOM_RULES).length);
    expect(rows[0]).toMatch(/^\| `core\/lib` \| [^|]+ \| {2}\| {2}\|$/);
    expect(rows.find((row) => row.startsWith("| `core/match` |"))).toContain(
      "**core** desk(t), lib, model(t)",
    );
  });
});

describe("docs/architecture.md", () => {
  it("contains the current table: run node scripts/check/print-rooms.mjs after a change", () => {
    const document = readFileSync("docs/architecture.md", "utf8");
    expect(replaceRoomTable(document, formatRoomTable())).toBe(document);
  });
});

describe("replaceRoomTable", () => {
  it("throws if the document has no markers", () => {
    expect(() => replaceRoomTable("# Architecture\n", formatRoomTable())).toThrow("has no markers");
  });
});
