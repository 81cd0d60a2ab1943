import { expect, it } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { countProgress, countRounds, findTotal, sumProgress } from "./progress.ts";

const ended = sampleMatch({ state: "ended", stateBy: "locked" });
const live = sampleMatch({ state: "live", stateBy: "begun" });
const upcoming = sampleMatch();

it("counts matches by state, without byes and matches that will not be played", () => {
  const matches = [
    ended,
    { ...ended, stateBy: "bye" },
    live,
    { ...live, unresolved: "withdrawn" },
    upcoming,
    { ...upcoming, unresolved: "reset-not-needed" },
  ] as const;
  const progress = countProgress(matches);
  expect(progress).toEqual({ ended: 1, live: 1, toPlay: 1 });
  expect(sumProgress(progress)).toBe(3);
});

it.each([
  ["no-start-yet", 1],
  ["beyond-the-list", 1],
  ["before-watching", 0],
  ["not-listed", 0],
  ["continues", 0],
  ["withdrawn", 0],
  [null, 0],
] as const)("counts a place whose absence is %s as matches to play: %i", (absence, toPlay) => {
  const progress = { ended: 0, live: 0, toPlay };
  expect(countProgress([], [{ round: "ro4", absence }])).toEqual(progress);
});

it("counts neither a bye nor a reset that is not listed", () => {
  const open = { bye: false, round: "ro4", match: null, absence: "no-start-yet" } as const;
  const places = [{ ...open, bye: true }, { ...open, round: "grand final reset" }, open];
  expect(countRounds([{ places }], new Map()).all).toBe(1);
});

it("counts the matches of a bracket with byes", () => {
  const options = { size: 8, entrants: 6, kind: "single", ended: 2, live: 1 } as const;
  const { bracket, matches } = sampleBracket(options);
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const whole = countRounds(bracket.rounds, byKey);
  expect(whole).toMatchObject({ ended: 2, live: 1 });
  const sums = bracket.rounds.map((round) => countRounds([round], byKey).all);
  expect(sums.reduce((sum, count) => sum + count)).toBe(whole.all);
});

it("returns a total only if the number of matches is proven, and counts a place once", () => {
  const progress = { ended: 3, live: 0, toPlay: 0 };
  expect(findTotal({ progress, expected: 7 })).toBe(3);
  expect(findTotal({ progress, expected: null })).toBeNull();
});
