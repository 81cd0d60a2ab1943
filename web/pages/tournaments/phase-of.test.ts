import { expect, test } from "vitest";
import type { BracketSummary } from "#core/contract/tournament.ts";
import { phaseOf } from "./phase-of.ts";

const bracket = (complete: boolean): BracketSummary => ({
  site: "a",
  id: "1",
  ids: ["1"],
  title: "Playoffs",
  kind: "single",
  size: 8,
  champion: null,
  runnerUp: null,
  third: null,
  complete,
});

test.each([
  ["a match is played", { upcoming: 3, live: 1, ended: 0 }, [], "live"],
  ["between two rounds", { upcoming: 3, live: 0, ended: 4 }, [bracket(false)], "live"],
  ["nothing has begun", { upcoming: 3, live: 0, ended: 0 }, [], "coming"],
  ["nothing is left", { upcoming: 0, live: 0, ended: 7 }, [], "over"],
  [
    "only a reset nobody needs is left",
    { upcoming: 1, live: 0, ended: 7 },
    [bracket(true)],
    "over",
  ],
])("when %s", (_, counts, brackets, phase) => {
  expect(phaseOf({ counts, brackets })).toBe(phase);
});
