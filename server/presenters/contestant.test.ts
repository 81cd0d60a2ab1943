import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import { presentContestantDetail } from "./contestant.ts";

const NOW = Date.UTC(2026, 2, 7, 20);
/** A semifinal and the final; the other semifinal is not listed. */
const of = (size: string) => ({ bracket: wireBracket({ size }) });
const PARTLY = [
  wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0", of("4")),
  wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 0", of("4")),
];
const WHOLE = [...PARTLY, wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", of("4"))];
const ELSEWHERE = wireSingleMatch("4", "ro2#1", "Eno 2 v Aino 0", {
  tournament: wireTournament({ slug: "other" }),
  bracket_id: "2",
  ...of("2"),
});

function recordOf(name: string, ended: readonly Record<string, unknown>[]) {
  const world = worldOf(pollWireLists({ upcoming: [], ended }, NOW), NOW);
  const found = [...world.contestants.values()].find((one) => one.name === name);
  const { contestant } = presentContestantDetail(world, must(found, "the contestant was seen"));
  const opponents = contestant.opponents.map(({ opponent, partial }) => [opponent.name, partial]);
  return { partial: contestant.partial, opponents: Object.fromEntries(opponents) };
}

it("marks a record as partial when a match that was played is not listed", () => {
  expect(recordOf("Aino", [...PARTLY, ELSEWHERE])).toEqual({
    partial: true,
    // All matches of Eno's only tournament were seen.
    opponents: { Bo: true, Cai: true, Eno: false },
  });
});

it("does not mark a record when all matches of the contestant's tournaments were seen", () => {
  expect(recordOf("Aino", WHOLE)).toEqual({ partial: false, opponents: { Bo: false, Cai: false } });
});
