import { expect, test } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { sampleTournament } from "#core/testing/sample-group.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { createTournamentOrder, deriveTournamentPhase } from "./tournament-phase.ts";

const { bracket } = sampleBracket({ size: 4, kind: "single" });
const UNDECIDED = { ...bracket, complete: false };
const DECIDED = { ...bracket, complete: true };

test.each([
  ["a match is live", { upcoming: 3, live: 1, ended: 0 }, 0, [], "live"],
  ["between two rounds", { upcoming: 3, live: 0, ended: 4 }, 2, [UNDECIDED], "live"],
  ["no match has begun", { upcoming: 3, live: 0, ended: 0 }, 0, [], "coming"],
  ["all matches have ended", { upcoming: 0, live: 0, ended: 7 }, 0, [], "over"],
  ["all other matches are unresolved", { upcoming: 2, live: 1, ended: 7 }, 3, [], "over"],
  ["only an unneeded reset is left", { upcoming: 1, live: 0, ended: 7 }, 0, [DECIDED], "over"],
])("returns the phase when %s", (_, counts, unresolved, brackets, phase) => {
  const played = counts.ended;
  expect(deriveTournamentPhase({ counts, played, unresolved, brackets })).toBe(phase);
});

test("returns coming when only byes have ended", () => {
  const counts = { upcoming: 3, live: 0, ended: 4 };
  expect(deriveTournamentPhase({ counts, played: 0, unresolved: 0, brackets: [] })).toBe("coming");
});

const { tournament } = sampleTournament([]);

const cup = (slug: string, live: number, start: string | null) => ({
  ...tournament,
  slug,
  counts: { upcoming: 1, live, ended: 0 },
  next: start === null ? null : sampleMatch({ start }),
});

test("orders by follow, then live matches, then next start", () => {
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
