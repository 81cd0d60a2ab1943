import { describe, expect, it } from "vitest";
import { countLines, describeGrowth, findCountedRoom } from "./lines.mjs";

describe("findCountedRoom", () => {
  it.each([
    ["web/pages/now/parts/a.tsx", "web/pages/now"],
    ["web/features/desk/a.module.css", "web/features/desk"],
    ["web/kit/match/a.tsx", "web/kit"],
    ["core/i18n/en/a.ts", "core/i18n"],
    ["server/main.ts", "server"],
    ["web/kit/a.test.tsx", null],
    ["core/testing/node/a.ts", null],
    ["web/virtual.d.ts", null],
    ["scripts/a.ts", null],
    ["web/kit/a.svg", null],
  ])("returns the room of %s", (file, room) => {
    expect(findCountedRoom(file)).toBe(room);
  });
});

describe("countLines", () => {
  it("adds the lines of code and styles, without empty lines at the end", () => {
    const files = { "web/kit/b.css": "1\n\n3\n\n", "web/kit/a.ts": "1\n", "core/lib/a.ts": "1" };
    const read = (file: keyof typeof files) => files[file];
    expect(Object.entries(countLines(Object.keys(files), read))).toEqual([
      ["core/lib", 1],
      ["web/kit", 4],
    ]);
  });
});

describe("describeGrowth", () => {
  it("says nothing about rooms that have grown by 3%, shrunk or gone", () => {
    expect(describeGrowth({ a: 100, b: 100, c: 100 }, { a: 103, b: 1 })).toEqual([]);
  });

  it("names the lines of a room that has grown by more, and asks for a commit with the reason", () => {
    expect(describeGrowth({ "web/kit": 200 }, { "web/kit": 207 })).toEqual([
      expect.stringMatching(/^web\/kit has grown by 3\.5%, from 200 to 207 lines: .*the reason$/),
    ]);
  });

  it("asks to enter a new room", () => {
    expect(describeGrowth({}, { "web/kit": 7 })).toEqual([
      "web/kit is new: enter its 7 lines with node scripts/check/lines.mjs --write",
    ]);
  });
});
