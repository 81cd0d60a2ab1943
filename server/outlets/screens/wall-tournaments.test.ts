import { describe, expect, it } from "vitest";
import { formatWallTime, MINUTE } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireContestant, wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { selectWallTournaments } from "./wall-tournaments.ts";

const NOW = Date.UTC(2026, 2, 7, 18);

/** Creates a raw match of the tournament `cup-N`. */
const match = (cup: number, id: string, start: number, score: string) =>
  wireMatch({
    id,
    bracket_id: null,
    start: formatWallTime(start),
    contestants: [wireContestant({ name: "Aino", score }), wireContestant({ name: "Bo" })],
    tournament: wireTournament({
      slug: `cup-${cup}`,
      start: formatWallTime(NOW - 60 * MINUTE),
      end: formatWallTime(NOW + 600 * MINUTE),
    }),
  });

/** Returns the slugs shown of `count` tournaments, of which the first `live` have a live match. */
function shownSlugs(count: number, live: number): readonly string[] {
  const numbers = Array.from({ length: count }, (_, cup) => cup);
  // The higher the number, the sooner the next match.
  const upcoming = numbers.map((cup) =>
    match(cup, `next-${cup}`, NOW + (count - cup) * MINUTE, "0"),
  );
  const ended = numbers
    .slice(0, live)
    .map((cup) => match(cup, `live-${cup}`, NOW - 10 * MINUTE, "1"));
  const world = worldOf(pollWireLists({ upcoming, ended }, NOW), NOW);
  return selectWallTournaments(world).map(({ tournament }) => tournament.slug);
}

/** Returns the slugs from a number down to another. */
const cups = (from: number, to: number): readonly string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => `cup-${from - index}`);

describe("selectWallTournaments", () => {
  it("returns all tournaments when there are at most 16", () => {
    expect(shownSlugs(16, 3)).toHaveLength(16);
  });

  it("returns the 16 with a live match whose next match is soonest", () => {
    expect(shownSlugs(20, 18)).toEqual(cups(17, 2));
  });

  it("returns only those with a live match when there are fewer than 16 of them", () => {
    expect(shownSlugs(20, 3)).toEqual(cups(2, 0));
  });

  it("returns the 16 whose next match is soonest when no match is live", () => {
    expect(shownSlugs(20, 0)).toEqual(cups(19, 4));
  });
});
