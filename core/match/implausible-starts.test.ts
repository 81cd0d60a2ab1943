import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#core/lib/time.ts";
import type { Instant, Match, SeenMatch, Sighting } from "#core/model/match.ts";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { createImplausibleStartIssues, removeImplausibleStarts } from "./implausible-starts.ts";

const YEAR = 365 * DAY;

/** Dates of a tournament, as days from the time at which its matches were seen. */
type Dates = readonly [start: number | null, end: number | null];

function listed(start: Instant, dates: Dates, change: Partial<Sighting> = {}): SeenMatch {
  const { tournament } = match("1");
  const [first, last] = dates.map((day) => (day === null ? null : NOON + day * DAY));
  const dated = { ...tournament, start: first ?? null, end: last ?? null };
  return seen(match(`${start}`, { start, tournament: dated }), change);
}

/** Returns the starts that were removed, in days from the time at which they were seen. */
function removedOf(matches: readonly SeenMatch[]): readonly number[] {
  return removeImplausibleStarts(matches).flatMap(({ match: { implausibleStart: start } }) =>
    start === undefined ? [] : [Math.round((start - NOON) / DAY)],
  );
}

describe("a start", () => {
  it("removes a start in a wrong year, whatever the dates of a tournament of up to seven months", () => {
    for (const years of [-20, -2, -1, 1]) {
      for (let first = -200; first <= 0; first += 25) {
        for (let length = 0; length <= 210; length += 15) {
          for (const day of [0, length / 2, length]) {
            const dates = [first, first + length] as const;
            const right = NOON + (first + length / 3) * DAY;
            const wrong = NOON + (first + day) * DAY + years * YEAR;
            const matches = [listed(right, dates), listed(wrong, dates)];
            const isFar = years < 0 || wrong - NOON > 300 * DAY;
            const isAfter = wrong - NOON - (first + length) * DAY > 300 * DAY;
            const isKnown = years < 0 || (isFar && isAfter);
            const expected = isKnown ? [Math.round((wrong - NOON) / DAY)] : [];
            expect([dates, day, years, removedOf(matches)]).toEqual([dates, day, years, expected]);
          }
        }
      }
    }
  });

  it.each<[string, readonly SeenMatch[]]>([
    ["of a qualifier weeks before", [listed(NOON - 90 * DAY, [0, 2])]],
    ["of a league over New Year", [listed(NOON + 200 * DAY, [-30, 210]), listed(NOON, [-30, 210])]],
    ["that is near, whatever the dates", [listed(NOON + HOUR, [-400, -398])]],
    ["that is as far as the others", [1, 2, 3].map((i) => listed(NOON + 340 * DAY + i, [0, 1]))],
    ["of an old tournament", [listed(NOON - 700 * DAY, [-701, -699])]],
    ["without any date beside it", [listed(NOON - 700 * DAY, [null, null])]],
    ["years ahead, which means not fixed", [listed(NOON + 9000 * DAY, [0, 1])]],
    ["of a match that was played", [listed(NOON - 700 * DAY, [0, 1], { list: "ended" })]],
    [
      "of a match that was over",
      [listed(NOON - 700 * DAY, [0, 1], { wasEnded: true, list: null })],
    ],
  ])("%s is kept", (_, matches) => {
    expect(removeImplausibleStarts(matches)).toBe(matches);
  });

  it("removes a start in a wrong year of the future if its day is one of the tournament's", () => {
    const failed: unknown[] = [];
    for (const [first, last] of [
      ["2026-11-27", "2026-11-29"],
      ["2026-11-28", null],
      ["2026-12-27", "2027-01-06"],
      ["2024-02-27", "2024-03-01"],
    ] as const) {
      const from = Date.parse(first);
      const to = Date.parse(last ?? first);
      for (let years = 2; years <= 80; years++) {
        for (let day = -40; day <= 40; day++) {
          const right = new Date(from + day * DAY + 15 * HOUR);
          const wrong = new Date(right).setUTCFullYear(right.getUTCFullYear() + years);
          const isMeant =
            right.getTime() >= from - 3 * DAY && right.getTime() <= to + 3 * DAY + DAY;
          const isPlaceholder = /-(12-31|01-01)T/.test(new Date(wrong).toISOString());
          const { tournament } = match("1");
          const dated = { ...tournament, start: from, end: last === null ? null : to };
          const one = (id: string, start: Instant) =>
            seen(match(id, { start, tournament: dated }), { lastSeen: from });
          // Several with one typing error are no tournament of that year.
          const removed = removeImplausibleStarts([
            one("1", wrong),
            one("2", wrong),
            one("3", from),
          ]);
          const expected = isMeant && !isPlaceholder ? [wrong, wrong] : [];
          const found = removed.flatMap(
            ({ match: { implausibleStart } }) => implausibleStart ?? [],
          );
          if (found.join() !== expected.join()) failed.push([first, years, day, found]);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  it("compares a start with the other ones when a tournament has no dates", () => {
    const others = [0, 1].map((day) => listed(NOON + day * DAY, [null, null]));
    expect(removedOf([...others, listed(NOON - 700 * DAY, [null, null])])).toEqual([-700]);
  });

  it("removes starts in the past from all matches of a tournament with dates", () => {
    expect(removedOf([1, 2].map((day) => listed(NOON - (700 + day) * DAY, [0, 1])))).toEqual([
      -701, -702,
    ]);
  });

  it("leaves the start of a file in place when its match has a score", () => {
    const scored = { entries: entries("Aino 1", "Bo 0") };
    const one = listed(NOON - 700 * DAY, [0, 1], { list: null });
    expect(removedOf([one])).toEqual([-700]);
    expect(removedOf([{ ...one, match: { ...one.match, ...scored } }])).toEqual([]);
  });
});

const issuesOf = (one: Match | undefined) => one && createImplausibleStartIssues(one);

it("states the start as sent and the dates in an issue", () => {
  const [removed] = removeImplausibleStarts([listed(Date.UTC(2006, 2, 7), [0, null])]);
  expect(issuesOf(removed?.match)).toMatchObject([
    {
      code: "start-implausible",
      message: expect.stringMatching(/2006-03-07 .* dated 2026-03-07 to unknown/),
    },
  ]);
  expect(removed?.match).toMatchObject({ start: null, hasOpenStart: true });
  expect(issuesOf(match("1"))).toEqual([]);
});
