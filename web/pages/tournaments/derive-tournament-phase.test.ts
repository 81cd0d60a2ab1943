import { expect, test } from "vitest";
import type { BracketSummary } from "#core/contract/tournament.ts";
import { deriveTournamentPhase } from "./derive-tournament-phase.ts";

const bracket = (complete: boolean): BracketSummary => ({
  site: "a",
  id: "1",
  ids: ["1"],
  title: "Playoffs",
  prefix: "",
  kind: "single",
  size: 8,
  champion: null,
  runnerUp: null,
  third: null,
  complete,
  noChampion: null,
});

test.each([
  ["a match is live", { upcoming: 3, live: 1, ended: 0 }, 0, [], "live"],
  ["between two rounds", { upcoming: 3, live: 0, ended: 4 }, 2, [bracket(false)], "live"],
  ["no match has begun", { upcoming: 3, live: 0, ended: 0 }, 0, [], "coming"],
  ["all matches have ended", { upcoming: 0, live: 0, ended: 7 }, 0, [], "over"],
  ["all other matches are unresolved", { upcoming: 2, live: 1, ended: 7 }, 3, [], "over"],
  [
    "only an unneeded bracket reset is left",
    { upcoming: 1, live: 0, ended: 7 },
    0,
    [bracket(true)],
    "over",
  ],
])("returns the phase when %s", (_, counts, unresolved, brackets, phase) => {
  expect(deriveTournamentPhase({ counts, unresolved, brackets })).toBe(phase);
});
