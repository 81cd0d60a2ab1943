import { describe, expect, it } from "vitest";
import { createBracketTexts, formatColumnHead } from "#core/embed/drawing/bracket-texts.ts";
import * as en from "#core/i18n/en/pages.ts";
import { DAY, HOUR } from "#core/lib/time.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { countRounds, sumProgress } from "#core/match/progress.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { playPlan, subsets, VACANT_CASES, worldOfPlan } from "#core/testing/vacant-places.ts";
import { WIRE_START, wireBracket } from "#core/testing/wire-match.ts";
import { changeAll, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";
import { must } from "#core/lib/must.ts";
import { presentBracketDetail, presentTournament } from "./tournament.ts";

const TEXTS = createBracketTexts(
  en.common,
  createVenueFormat("UTC", "en-GB", () => WIRE_START),
  0,
);

/** Returns the numbers that pages show of a world with one tournament: of it, and of its brackets. */
function countsOf(world: World) {
  const view = must([...world.tournaments.values()][0], "the world has a tournament");
  const tournament = presentTournament(world, view);
  const brackets = view.brackets.map((bracket) => {
    const { bracket: shown, matches } = presentBracketDetail(world, bracket);
    const byKey = new Map(matches.map((match) => [match.key, match]));
    const { ended, live, toPlay } = countRounds(shown.rounds, byKey);
    return {
      progress: { ended, live, toPlay },
      heads: shown.rounds.map((round) => formatColumnHead(TEXTS, [round], byKey).rest),
      rounds: shown.rounds.map((round) => countRounds([round], byKey)),
    };
  });
  return { tournament, brackets };
}

describe("the progress of a tournament", () => {
  it.each(VACANT_CASES)(
    "is that of its bracket, its rounds and its total in a $kind elimination of $size with byes",
    ({ kind, size }) => {
      const seeds = Array.from({ length: size / 2 - 1 }, (_, index) => size - index);
      for (const missing of subsets(seeds, 2)) {
        for (let played = 0; played <= 2 * size; played += 1) {
          for (const listing of ["flagged as a bye", "with one contestant", "not"] as const) {
            const plan = { kind, size, missing: new Set(missing), out: new Set<string>(), played };
            const { tournament, brackets } = countsOf(worldOfPlan(plan, playPlan(plan), listing));
            const { progress, expected } = tournament;
            expect(brackets.map((bracket) => bracket.progress)).toEqual([progress]);
            expect(tournament.played).toBe(progress.ended);
            const endedOfRounds = brackets.flatMap(({ rounds }) =>
              rounds.map(({ ended }) => ended),
            );
            expect(endedOfRounds.reduce((sum, count) => sum + count)).toBe(progress.ended);
            expect(expected ?? sumProgress(progress)).toBe(sumProgress(progress));
          }
        }
      }
    },
  );

  const OF_EIGHT = { bracket: wireBracket({ size: "8" }) };
  const semifinal = wireSingleMatch("5", "ro4#1", "Aino 2 v Bo 0", OF_EIGHT);

  it("counts no place whose match was played before watching began", () => {
    const late = worldOf(pollWireLists({ upcoming: [], ended: [semifinal] }, WIRE_START + HOUR), 0);
    const { tournament, brackets } = countsOf(late);
    // Open: the second pair of quarterfinals, their semifinal, and the final.
    expect(tournament.progress).toEqual({ ended: 1, live: 0, toPlay: 4 });
    expect(brackets.map(({ progress }) => progress)).toEqual([tournament.progress]);
    expect(brackets[0]?.heads).toEqual(["0 of 2", "1 of 2", "0 of 1"]);
  });

  it("counts a match that is listed twice once, and group matches", () => {
    const group = wireGroupMatch("1", "1", "Cai 1 v Dag 0", { round_of: "3" });
    const ended = [...changeAll([semifinal], { start: group["start"] }), group];
    const twice = changeAll([semifinal], { id: "6", start: group["start"] });
    const now = WIRE_START + DAY;
    const { tournament } = countsOf(
      worldOf(pollWireLists({ upcoming: [], ended: [...ended, ...twice] }, now), now),
    );
    expect(tournament.played).toBe(2);
    expect(tournament.seen).toBe(2);
  });
});
