import { expect, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { derived, ENDED, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { runToEnd } from "#core/lib/steps.ts";
import { estimateStartsInSteps } from "./expected-starts.ts";
import type { Match } from "#core/model/match.ts";

const HALF = 30 * MINUTE;
const half = (): number => HALF;
const getStart = ({ id }: Match) => (id === "delayed" ? NOON - 5 * MINUTE : null);
const place = (id: string) => ({ place: id, code: id, match: `a.example/${id}` });
const at = (id: string, minutes: number | null, change: Partial<Match> = {}): Match =>
  match(id, {
    entries: [],
    start: minutes === null ? null : NOON + minutes * MINUTE,
    ...change,
  });

/** Returns the expected starts in minutes after noon, by match id. */
function expected(
  matches: readonly DerivedMatch[],
  duration: (each: Match) => number | null = half,
) {
  const byKey = new Map(matches.map((each) => [each.match.key, each]));
  const found = runToEnd(estimateStartsInSteps(byKey, NOON, duration, getStart));
  return Object.fromEntries(
    Array.from(found, ([key, start]) => [key.split("/")[1], (start - NOON) / MINUTE]),
  );
}

/** Creates an upcoming match without contestants, which may feed another. */
const upcoming = (id: string, minutes: number | null, to?: string) =>
  derived(at(id, minutes), { winnerTo: to === undefined ? null : place(to) });
const live = (...args: Parameters<typeof upcoming>) => ({ ...upcoming(...args), status: LIVE });
const of = (id: string, minutes: number, ...names: string[]) =>
  derived(at(id, minutes, { entries: entries(...names) }));

const CHAIN = [
  live("semi", -10, "final"),
  upcoming("final", 10, "grand"),
  upcoming("grand", 30),
  upcoming("other", 15),
];

test("passes a delay on to fed matches while durations are known", () => {
  expect(expected(CHAIN)).toEqual({ final: 20, grand: 50 });
  expect(expected(CHAIN, ({ id }) => (id === "final" ? null : HALF))).toEqual({ final: 20 });
  expect(expected(CHAIN, () => null)).toEqual({});
});

const over = { ...live("over", -300, "after"), status: ENDED };
test.each<[string, readonly DerivedMatch[], Readonly<Record<string, number>>]>([
  [
    "lets a contestant play one match after another",
    [
      { ...of("first", -20, "Aino", "Bo"), status: LIVE },
      of("second", 0, "Aino", "Cid"),
      of("third", 5, "Dee", "Aino"),
      of("theirs", 5, "Eve", "Fay"),
    ],
    { second: 10, third: 40 },
  ],
  [
    "assumes that a match past its duration ends now",
    [live("long", -120, "next"), upcoming("next", -5)],
    { next: 0 },
  ],
  [
    "uses the actual start of a live match instead of the listed one",
    [live("delayed", -60, "next"), upcoming("next", 5)],
    { next: 25 },
  ],
  ["returns no match that is not late", [live("early", -20, "next"), upcoming("next", 15)], {}],
  ["returns no delay from an ended match", [over, upcoming("after", 0)], {}],
  [
    "returns a match without a start that has feeders",
    [live("a", 0, "final"), upcoming("b", 20, "final"), upcoming("final", null)],
    { final: 50 },
  ],
  [
    "passes a delay through a match without a start",
    [live("semi", -10, "final"), upcoming("final", null, "grand"), upcoming("grand", 30)],
    { final: 20, grand: 50 },
  ],
  [
    "returns nothing for a match whose feeder has no known start",
    [upcoming("semi", null, "final"), upcoming("final", 10)],
    {},
  ],
  ["rounds up to five minutes", [live("semi", -1, "final"), upcoming("final", 20)], { final: 30 }],
  ["ignores smaller delays", [live("semi", -1, "final"), upcoming("final", 27)], {}],
  [
    "returns nothing for matches that feed each other",
    [upcoming("a", 0, "b"), upcoming("b", 10, "a")],
    {},
  ],
])("%s", (_, matches, starts) => {
  expect(expected(matches)).toEqual(starts);
});

test("handles ten thousand matches of one contestant without deep recursion", () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    derived(at(`m${index}`, index, { entries: entries("Aino") })),
  );
  expect(Object.keys(expected(many, () => HOUR))).toHaveLength(9_999);
});
