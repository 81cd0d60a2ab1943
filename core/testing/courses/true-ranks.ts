/** The narrowest ranks that a course of one bracket, maybe after groups, shows at a time. */
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { CourseMatch, CoursePlayer, Placement } from "./course.ts";
import { type CourseTruth, textOf } from "./truth.ts";

/**
 * Returns the ranks that are still possible for each contestant. Who is in the bracket can still
 * win it until they are eliminated; others share all ranks below it until the end.
 *
 * @param truth Its bracket is played in full, without byes.
 * @param isOver Whether the tournament is known to be over.
 * @returns By `textOf`; empty before the first contestant is eliminated.
 */
export function trueRanksAt(
  truth: CourseTruth,
  minute: number,
  isOver: boolean,
): ReadonlyMap<string, Placement> {
  const { matches, placements } = truth.course;
  const bracket = matches.filter((match) => match.bracket !== null);
  const paths = groupBy(
    bracket.flatMap((match) => match.sides.map(({ player }) => ({ player, match }))),
    ({ player }) => player,
  );
  const worstOf = createWorstOf(bracket, paths, placements);
  const ranks = new Map<string, Placement>();
  const groups = matches.filter((match) => match.group !== null);
  const hasGroupEnd = groups.length > 0 && groups.every(({ end }) => minute >= end);
  let isAnyoneOut = hasGroupEnd && placements.size > paths.size;
  for (const [player, path] of paths) {
    const final = must(placements.get(player), "every contestant has a rank");
    const next = path.find(({ match }) => minute < match.end)?.match;
    if (next === undefined) {
      ranks.set(textOf(player), final);
      isAnyoneOut = true;
    } else {
      ranks.set(textOf(player), { from: next.round === "bronze" ? 3 : 1, to: worstOf(next) });
    }
  }
  if (!isAnyoneOut) return new Map();
  for (const [player, final] of placements) {
    if (paths.has(player)) continue;
    ranks.set(textOf(player), isOver ? final : { from: paths.size + 1, to: placements.size });
  }
  return ranks;
}

type Paths = ReadonlyMap<CoursePlayer, readonly { readonly match: CourseMatch }[]>;

/** Creates a function that returns the worst rank of who has a match next. */
function createWorstOf(
  bracket: readonly CourseMatch[],
  paths: Paths,
  placements: ReadonlyMap<CoursePlayer, Placement>,
): (next: CourseMatch) => number {
  const byRound = groupBy(bracket, ({ round }) => round);
  const losersOf = (round: string) =>
    must(byRound.get(round), "a round has matches").map((match) => ({
      match,
      loser: must(match.sides[1 - (match.winner ?? 0)], "a match has a loser").player,
    }));
  /** Returns the round in which all losers of a round play next; `null` if they are eliminated. */
  const dropOf = (round: string): string | null => {
    const [first] = losersOf(round);
    const { match, loser } = must(first, "a round has a match");
    const path = must(paths.get(loser), "a loser has a path");
    const index = path.findIndex((one) => one.match === match);
    return path[index + 1]?.match.round ?? null;
  };
  return ({ round }) => {
    const drop = dropOf(round) ?? round;
    return Math.max(
      ...losersOf(drop).map(({ loser }) => must(placements.get(loser), "a loser has a rank").to),
    );
  };
}
