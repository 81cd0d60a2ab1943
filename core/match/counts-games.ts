import { groupBy } from "#core/lib/collections.ts";
import type { Match } from "#core/model/match.ts";
import { scoresCountGames } from "./outcome.ts";
import { getSharedBracketId } from "./play-order.ts";
import { majorityOf } from "./wins-needed.ts";

/**
 * Creates a function that returns whether the scores of a match of a tournament count games of a
 * best-of. If scores of one round or group contradict that, it returns `false` for this one only: a
 * wrong score must not affect the rest. If two rounds of a bracket do, it returns `false` for all
 * of it. If all ended matches of a round or group do, their best-of means something else, such as
 * "first to 5", and it returns `false` for this best-of everywhere.
 */
export function createCountsGamesCheck(matches: readonly Match[]): (match: Match) => boolean {
  const contradicting = new Map<string, readonly Match[]>();
  for (const [key, round] of groupBy(matches, roundKeyOf)) {
    if (!scoresCountGames(round)) contradicting.set(key, round);
  }
  if (contradicting.size === 0) return () => true;
  const races = new Set([...contradicting.values()].flatMap(findRaces));
  const first = [...contradicting.values()].flatMap(([match]) => match ?? []);
  const brackets = groupBy(
    first.filter(({ bracketId }) => bracketId !== null),
    getSharedBracketId,
  );
  return (match) =>
    !contradicting.has(roundKeyOf(match)) &&
    !races.has(match.bestOf) &&
    (brackets.get(getSharedBracketId(match)) ?? []).length < 2;
}

function roundKeyOf({ bracketId, groupId, roundOf, stage, key }: Match): string {
  if (groupId !== null) return `group ${groupId}`;
  return bracketId === null ? key : `${bracketId} ${roundOf} ${stage}`;
}

/** Returns each best-of above 1 whose ended matches in a round, at least two, all contradict it. */
function findRaces(round: readonly Match[]): readonly (number | null)[] {
  const decided = round.filter((match) => excessOf(match) >= 0);
  return [...groupBy(decided, ({ bestOf }) => bestOf)].flatMap(([bestOf, all]) => {
    const areLocked = all.some((match) => match.locked === true && excessOf(match) > 0);
    const ended = all.filter(({ locked }) => !areLocked || locked === true);
    const isRace = ended.length > 1 && ended.every((match) => excessOf(match) > 0);
    return isRace ? [bestOf] : [];
  });
}

/** Returns by how much the higher score is above the majority of best-of; below 0 before it. */
function excessOf({ bestOf, entries }: Match): number {
  if (bestOf === null || bestOf < 2) return -1;
  return Math.max(...entries.map(({ score }) => score ?? 0)) - majorityOf(bestOf);
}
