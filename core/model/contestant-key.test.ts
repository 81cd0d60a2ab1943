import { describe, expect, it } from "vitest";
import { contestantKey } from "./contestant-key.ts";

describe("contestantKey", () => {
  it.each([
    ["Team  Liquid ", "team liquid"],
    ["Cafe\u0301 Racer", "CAF\u00c9 RACER"],
    ["ナナシ", " ナナシ"],
  ])("returns the same key for %j and %j", (a, b) => {
    expect(contestantKey("osu", a)).toBe(contestantKey("osu", b));
  });

  it.each([
    ["osu", "nation", "dota-2", "nation"],
    ["osu", "a-b", "osu", "a b"],
    ["osu", ":x:", "osu", "x"],
    ["osu", "ナナシ", "osu", "ナナツ"],
    ["osu", "José", "osu", "Jose"],
  ])("returns different keys for %s %j and %s %j", (gameA, a, gameB, b) => {
    expect(contestantKey(gameA, a)).not.toBe(contestantKey(gameB, b));
  });

  it.each([
    ["div 4 winners", /^div-4-winners-[0-9a-z]{6,11}$/],
    [":nanaseal:", /^nanaseal-[0-9a-z]{6,11}$/],
    ["José / Zoë", /^jose-zoe-[0-9a-z]{6,11}$/],
    ["ナナシ", /^[0-9a-z]{6,11}$/],
    ["x".repeat(200), /^x{40}-[0-9a-z]{6,11}$/],
    ["../../etc", /^etc-[0-9a-z]{6,11}$/],
  ])("formats %j as %s", (name, shape) => {
    expect(contestantKey("osu", name)).toMatch(shape);
  });

  it("never changes, because URLs and archives contain the key", () => {
    expect(contestantKey("osu", "div 4 winners")).toMatchInlineSnapshot(
      `"div-4-winners-v4pujrlxzm"`,
    );
  });

  it("returns unique keys for 100,000 names", () => {
    const keys = Array.from({ length: 100_000 }, (_, n) => contestantKey("", `选手 ${n}`));
    expect(new Set(keys).size).toBe(100_000);
  });
});
