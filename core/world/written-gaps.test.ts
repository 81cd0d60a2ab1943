/** Watches a written tournament with short lists, or from its middle on. */
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { onlyBracket } from "#core/testing/derive.ts";
import { getTruePodiumAt, getDerivedPodiums } from "#core/testing/tournaments/compare.ts";
import { RIVER_CUP } from "#core/testing/tournaments/river-cup.ts";
import {
  falsehoodsAt,
  derivedResultsOf,
  trueResultsAt,
  pollTournamentToEnd,
  type PolledWorld,
} from "#core/testing/tournaments/watch.ts";
import type { World } from "./world.ts";

/** Maximum number of matches per list. */
const LIMIT = 4;

/** Minute at which the four first matches have dropped off the list, and the next four ended. */
const MIDDLE = 145;

const lastWorldOf = (watched: Iterable<PolledWorld>): World =>
  must([...watched].at(-1), "it is watched at least once").world;

const absencesIn = (world: World): unknown =>
  Object.fromEntries(
    onlyBracket(world).rounds.flatMap(({ places }) =>
      places.flatMap(({ place, absence }) => (absence === null ? [] : [[place, absence]])),
    ),
  );

it("derives everything when it watches from the start, however short the lists are", () => {
  const world = lastWorldOf(pollTournamentToEnd(RIVER_CUP, 0, LIMIT));
  expect(derivedResultsOf(world)).toEqual(trueResultsAt(RIVER_CUP.end, RIVER_CUP));
  expect(getDerivedPodiums(world)).toEqual(getTruePodiumAt(RIVER_CUP.end, RIVER_CUP));
  const [view] = world.tournaments.values();
  expect(view).toMatchObject({ missesPast: false, coverage: { partial: false } });
});

it("derives the absence of matches played unseen or beyond the list", () => {
  const [first] = pollTournamentToEnd(RIVER_CUP, MIDDLE, LIMIT);
  const { world } = must(first, "it is watched");
  expect(absencesIn(world)).toEqual({
    "ro8#1": "before-watching",
    "ro8#2": "before-watching",
    "ro8#3": "before-watching",
    "ro8#4": "before-watching",
    "lower ro2s2#1": "beyond-the-list",
    "grand final#1": "beyond-the-list",
  });
  const [view] = world.tournaments.values();
  expect(view).toMatchObject({ missesPast: true, expected: null, coverage: { partial: true } });
});

it("derives nothing false when it starts at any time, and the podium at the end", () => {
  for (const from of [65, MIDDLE, 205, 265]) {
    const all = [...pollTournamentToEnd(RIVER_CUP, from, LIMIT)];
    const falsehoods = all.flatMap(({ minute, world }) => falsehoodsAt(minute, world, RIVER_CUP));
    expect(falsehoods, `from ${from}`).toEqual([]);
    expect(getDerivedPodiums(lastWorldOf(all)), `from ${from}`).toEqual(
      getTruePodiumAt(RIVER_CUP.end, RIVER_CUP),
    );
  }
});
