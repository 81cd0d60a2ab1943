import { expect, it } from "vitest";
import { sampleTournament } from "#core/testing/sample-group.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { createTournamentOrder } from "./compare-tournaments.ts";

const { tournament } = sampleTournament([]);

const cup = (slug: string, live: number, start: string | null) => ({
  ...tournament,
  slug,
  counts: { upcoming: 1, live, ended: 0 },
  next: start === null ? null : sampleMatch({ start }),
});

it("orders by follow, then live matches, then next start", () => {
  const cups = [
    cup("unknown", 0, null),
    cup("later", 0, "2026-03-07T14:00:00Z"),
    cup("soon", 0, "2026-03-07T13:00:00Z"),
    cup("live", 2, null),
    cup("followed", 0, null),
  ];
  const order = createTournamentOrder([`${tournament.site}/followed`]);
  expect(cups.toSorted(order).map(({ slug }) => slug)).toEqual([
    "followed",
    "live",
    "soon",
    "later",
    "unknown",
  ]);
});
