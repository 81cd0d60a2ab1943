import { expect, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { derived, ENDED, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { expectedStarts } from "./expected-starts.ts";
import type { Match } from "#core/model/match.ts";

const HALF = 30 * MINUTE;
const half = (): number => HALF;
const began = ({ id }: Match) => (id === "delayed" ? NOON - 5 * MINUTE : null);
const place = (id: string) => ({ place: id, code: id, match: `a.example/${id}` });
const at = (id: string, minutes: number | null, change: Partial<Match> = {}): Match =>
  match(id, {
    entries: [],
    start: minutes === null ? null : NOON + minutes * MINUTE,
    ...change,
  });

/** Minutes after noon at which matches are expected, by id. */
function expected(matches: readonly DerivedMatch[], length: (each: Match) => number | null = half) {
  const byKey = new Map(matches.map((each) => [each.match.key, each]));
  const found = expectedStarts(byKey, NOON, length, began);
  return Object.fromEntries(
    Array.from(found, ([key, start]) => [key.split("/")[1], (start - NOON) / MINUTE]),
  );
}

test("a delay is carried along the feeds as far as lengths are known", () => {
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

test("a contestant plays one match after another", () => {
  const own = [
    derived(at("first", -20, { entries: entries("Aino", "Bo") }), { status: LIVE }),
    derived(at("second", 0, { entries: entries("Aino", "Cid") })),
    derived(at("third", 5, { entries: entries("Dee", "Aino") })),
    derived(at("theirs", 5, { entries: entries("Eve", "Fay") })),
  ];
  expect(expected(own)).toEqual({ second: 10, third: 40 });
});

test("a match that runs over its length ends now at the earliest", () => {
  const late = [
    derived(at("long", -120), { status: LIVE, winnerTo: place("next") }),
    derived(at("next", -5)),
  ];
  expect(expected(late)).toEqual({ next: 0 });
});

test("a match that began late is over later than its listed start lets hope", () => {
  const delayed = derived(at("delayed", -60), { status: LIVE, winnerTo: place("next") });
  expect(expected([delayed, derived(at("next", 5))])).toEqual({ next: 25 });
});

test("what is not late is not estimated, what is over holds nobody up", () => {
  expect(
    expected([
      derived(at("early", -20), { status: LIVE, winnerTo: place("next") }),
      derived(at("next", 15)),
      derived(at("over", -300), { status: ENDED, winnerTo: place("after") }),
      derived(at("after", 0)),
    ]),
  ).toEqual({});
});

test("a match listed without a start is expected after what feeds it", () => {
  const fed = [
    derived(at("a", 0), { status: LIVE, winnerTo: place("final") }),
    derived(at("b", 20), { winnerTo: place("final") }),
    derived(at("final", null)),
  ];
  expect(expected(fed)).toEqual({ final: 50 });
});

test("a delay passes through a match that is listed without a start", () => {
  const chain = [
    derived(at("semi", -10), { status: LIVE, winnerTo: place("final") }),
    derived(at("final", null), { winnerTo: place("grand") }),
    derived(at("grand", 30)),
  ];
  expect(expected(chain)).toEqual({ final: 20, grand: 50 });
});

test("nothing is said of what waits for a match of which nothing is known", () => {
  const chain = [derived(at("semi", null), { winnerTo: place("final") }), derived(at("final", 10))];
  expect(expected(chain)).toEqual({});
});

test("estimates are no finer than five minutes", () => {
  const semi = derived(at("semi", -1), { status: LIVE, winnerTo: place("final") });
  expect(expected([semi, derived(at("final", 20))])).toEqual({ final: 30 });
  expect(expected([semi, derived(at("final", 27))])).toEqual({});
});

test("matches that feed each other say nothing, and end", () => {
  const ring = [
    derived(at("a", 0), { winnerTo: place("b") }),
    derived(at("b", 10), { winnerTo: place("a") }),
  ];
  expect(expected(ring)).toEqual({});
});

test("ten thousand matches of one contestant are no deep water", () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    derived(at(`m${index}`, index, { entries: entries("Aino") })),
  );
  expect(Object.keys(expected(many, () => HOUR))).toHaveLength(9_999);
});
