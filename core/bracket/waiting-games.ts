/** Matches of one bracket place that are listed before their contestants are known. */
import { groupBy } from "#core/lib/collections.ts";
import type { SeenMatch } from "#core/model/match.ts";
import type { RoundOf } from "./types/bracket-type.ts";
import { GRAND_FINAL_KEY } from "./types/geometry.ts";

/**
 * Finds matches of a bracket's section that wait for their contestants at one place: they state the
 * same row of a round that has no other place left. None is known to have another contestant.
 */
export function findWaitingGames(
  matches: readonly SeenMatch[],
  roundOf: RoundOf,
): readonly (readonly SeenMatch[])[] {
  if (matches.filter(isWaiting).length < 2) return [];
  const listed = matches.filter(({ sighting }) => sighting.withdrawnAt === null);
  const rounds = groupBy(listed, ({ match }) => roundOf(match)?.key ?? null);
  return [...rounds].flatMap(([key, inRound]) => {
    const round = inRound[0] === undefined ? null : roundOf(inRound[0].match);
    const waiting = inRound.filter(isWaiting);
    if (round === null || waiting.length < 2) return [];
    // Rounds that state the numbers of contestants left share a key: 4 and 3. So do stages.
    const sent = new Set(inRound.map(({ match }) => `${match.roundOf} ${match.stage}`));
    if (sent.size > 1) return [];
    const isFinal = inRound[0]?.match.roundOf === 2 && round.rows > 1;
    if (isFinal) return areGamesOfFinal(inRound, key === GRAND_FINAL_KEY) ? [inRound] : [];
    const rows = groupBy(inRound, ({ match }) => match.row);
    const unknown = rows.get(null)?.length ?? 0;
    if (unknown > 0 || rows.size < round.rows) return [];
    return [...rows.values()].filter((own) => own.length > 1 && areAlike(own));
  });
}

/**
 * Returns whether all matches of a last round are games of its final. It may have a second place: of
 * two matches, one may be the third-place match, but no finalist plays that; or the bracket reset.
 */
function areGamesOfFinal(inRound: readonly SeenMatch[], isGrandFinal: boolean): boolean {
  if (!areAlike(inRound)) return false;
  const isNamed = inRound.every(({ match }) => match.entries.length > 0);
  if (isNamed && !isGrandFinal) return true;
  return inRound.length > 2 && new Set(inRound.map(({ match }) => match.row)).size === 1;
}

/** Returns whether all matches wait, and have the same contestant or none. */
function areAlike(matches: readonly SeenMatch[]): boolean {
  const keys = matches.flatMap(({ match }) => match.entries.map(({ key }) => key));
  return matches.every(isWaiting) && new Set(keys).size <= 1;
}

function isWaiting({ match, sighting }: SeenMatch): boolean {
  return (
    match.roundOf !== null &&
    match.entries.length < 2 &&
    match.bye !== true &&
    sighting.withdrawnAt === null
  );
}
