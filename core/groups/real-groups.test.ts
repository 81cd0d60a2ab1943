import { expect, it } from "vitest";
import { worldOfFile } from "#core/testing/derive.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import {
  REAL_EVENTS_WITH_GROUPS,
  readTrueResults,
  readRealEventMatches,
} from "#core/testing/node/real-events.ts";

/**
 * Tied by all criteria of the rule; the organisers separated them by yellow cards, which the
 * service does not send.
 */
const TIED = new Set(["Japan", "Senegal"]);

const tests = (event: string): void => {
  const { groups } = worldOfFile(readRealEventMatches(event).data);
  const truth = Object.entries(readTrueResults(event).groups);

  it.each(truth)("derives the real standings of group %s", (id, { standings }) => {
    const group = [...groups.values()].find((one) => one.id === id);
    const table = group?.standings.map((line) => ({
      pos: line.position,
      name: line.contestant.name,
      played: line.played,
      won: line.won,
      drawn: line.drawn,
      lost: line.lost,
      goals_for: line.scoreFor,
      goals_against: line.scoreAgainst,
      points: line.points,
    }));
    const shared = standings.map((line) => (TIED.has(line.name) ? { ...line, pos: 2 } : line));
    expect(table).toEqual(event === "fifa-world-cup-2018" ? shared : standings);
  });
};

describeEachRealEvent("deriveGroups, for %s", tests, REAL_EVENTS_WITH_GROUPS);
