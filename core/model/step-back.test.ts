import { describe, expect, it } from "vitest";
import { entries, match, seen } from "#core/testing/model-match.ts";
import type { ListName, Match, Sighting } from "./match.ts";
import { isStepBack } from "./step-back.ts";

const LIVE: Partial<Sighting> = { list: "ended" };
const OVER: Partial<Sighting> = { list: "ended", wasEnded: true };

type Row = readonly [string, Partial<Sighting>, Partial<Match>, Partial<Match>, ListName];

const TWO_ONE = entries("Aino 2", "Bo 1");

describe("isStepBack", () => {
  it.each<Row>([
    ["it has not begun after all", LIVE, {}, {}, "upcoming"],
    [
      "a score went down",
      LIVE,
      { entries: TWO_ONE },
      { entries: entries("Aino 1", "Bo 1") },
      "ended",
    ],
    ["a score is gone", LIVE, { entries: TWO_ONE }, { entries: entries("Aino", "Bo 1") }, "ended"],
    [
      "it went down, slots swapped",
      LIVE,
      { entries: TWO_ONE },
      { entries: entries("Bo 1", "Aino 1") },
      "ended",
    ],
    ["a contestant is gone", {}, {}, { entries: entries("Aino") }, "upcoming"],
    ["what ended is unlocked", OVER, { locked: true }, { locked: false }, "ended"],
    ["what ended lost its lock", OVER, { locked: true }, { locked: null }, "ended"],
    ["what ended has games", OVER, { bestOf: null }, { bestOf: 5 }, "ended"],
    ["what ended has more games", OVER, { bestOf: 3 }, { bestOf: 5 }, "ended"],
  ])("yes: %s", (_name, sighting, before, after, list) => {
    expect(isStepBack(seen(match("1", before), sighting), match("1", after), list)).toBe(true);
  });

  it.each<Row>([
    ["nothing changed", LIVE, { entries: TWO_ONE }, { entries: TWO_ONE }, "ended"],
    ["it began", {}, {}, {}, "ended"],
    [
      "a score went up",
      LIVE,
      { entries: TWO_ONE },
      { entries: entries("Aino 2", "Bo 2") },
      "ended",
    ],
    ["0 is none", LIVE, { entries: entries("Aino 0", "Bo 0") }, {}, "ended"],
    ["slots swapped", LIVE, { entries: TWO_ONE }, { entries: entries("Bo 1", "Aino 2") }, "ended"],
    ["somebody else plays", {}, {}, { entries: entries("Aino", "Cleo") }, "upcoming"],
    ["unlocked before its end", LIVE, { locked: true }, { locked: false }, "ended"],
    ["more games before its end", LIVE, { bestOf: 3 }, { bestOf: 5 }, "ended"],
    ["fewer games after its end", OVER, { bestOf: 5 }, { bestOf: 3 }, "ended"],
    ["no number of games any more", OVER, { bestOf: 5 }, { bestOf: null }, "ended"],
    ["a number of games for none", LIVE, { bestOf: null }, { bestOf: 3 }, "ended"],
  ])("no: %s", (_name, sighting, before, after, list) => {
    expect(isStepBack(seen(match("1", before), sighting), match("1", after), list)).toBe(false);
  });
});
