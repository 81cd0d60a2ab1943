import { expect, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { derived, ENDED, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { estimateStarts } from "./expected-starts.ts";
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
  const found = estimateStarts(byKey, NOON, duration, getStart);
  return Object.fromEntries(
    Array.from(found, ([key, start]) => [key.split("/")[1], (start - NOON) / MINUTE]),
  );
}

test("passes a delay on to fed matches while durations are known", () => {
  const chain = [
    derived(at("semi", -10), { status: LIVE, winnerTo: place("final") }),
    derived(at("final", 10), { winnerTo: place("grand") }),
    derived(at("grand", 30)),
    derived(at("other", 15)),
  ];
  expect(expected(chain)).toEqual({ final: 20, grand: 50 });
  expect(expected(chain, ({ id }) => (id === "final" ? null : HALF))).toEqual({ final: 20 });
  expect(expected(chain, () => null)).toEqual({});
});

test("lets a contestant play one match after another", () => {
  const own = [
    derived(at("first", -20, { entries: entries("Aino", "Bo") }), { status: LIVE }),
    derived(at("second", 0, { entries: entries("Aino", "Cid") })),
    derived(at("third", 5, { entries: entries("Dee", "Aino") })),
    derived(at("theirs", 5, { entries: entries("Eve", "Fay") })),
  ];
  expect(expected(own)).toEqual({ second: 10, third: 40 });
});

test("assumes that a match past its duration ends now", () => {
  const late = [
    derived(at("long", -120), { status: LIVE, winnerTo: place("next") }),
    derived(at("next", -5)),
  ];
  expect(expected(late)).toEqual({ next: 0 });
});

test("uses the actual start of a live match instead of the listed one", () => {
  const delayed = derived(at("delayed", -60), { status: LIVE, winnerTo: place("next") });
  expect(expected([delayed, derived(at("next", 5))])).toEqual({ next: 25 });
});

test("returns no match that is not late, and no delay from an ended one", () => {
  expect(
    expected([
      derived(at("early", -20), { status: LIVE, winnerTo: place("next") }),
      derived(at("next", 15)),
      derived(at("over", -300), { status: ENDED, winnerTo: place("after") }),
      derived(at("after", 0)),
    ]),
  ).toEqual({});
});

test("returns a match without a start that has feeders", () => {
  const fed = [
    derived(at("a", 0), { status: LIVE, winnerTo: place("final") }),
    derived(at("b", 20), { winnerTo: place("final") }),
    derived(at("final", null)),
  ];
  expect(expected(fed)).toEqual({ final: 50 });
});

test("passes a delay through a match without a start", () => {
  const chain = [
    derived(at("semi", -10), { status: LIVE, winnerTo: place("final") }),
    derived(at("final", null), { winnerTo: place("grand") }),
    derived(at("grand", 30)),
  ];
  expect(expected(chain)).toEqual({ final: 20, grand: 50 });
});

test("returns nothing for a match whose feeder has no known start", () => {
  const chain = [derived(at("semi", null), { winnerTo: place("final") }), derived(at("final", 10))];
  expect(expected(chain)).toEqual({});
});

test("rounds up to five minutes and ignores smaller delays", () => {
  const semi = derived(at("semi", -1), { status: LIVE, winnerTo: place("final") });
  expect(expected([semi, derived(at("final", 20))])).toEqual({ final: 30 });
  expect(expected([semi, derived(at("final", 27))])).toEqual({});
});

test("returns nothing for matches that feed each other", () => {
  const ring = [
    derived(at("a", 0), { winnerTo: place("b") }),
    derived(at("b", 10), { winnerTo: place("a") }),
  ];
  expect(expected(ring)).toEqual({});
});

test("handles ten thousand matches of one contestant without deep recursion", () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    derived(at(`m${index}`, index, { entries: entries("Aino") })),
  );
  expect(Object.keys(expected(many, () => HOUR))).toHaveLength(9_999);
});
