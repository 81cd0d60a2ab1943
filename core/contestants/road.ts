import { groupBy } from "#core/lib/collections.ts";
import { majorityOf } from "#core/match/wins-needed.ts";

/** A slot of a match, as far as a road needs it; `MatchSlotView` has this shape. */
interface RoadSlot {
  readonly contestant: { readonly key: string; readonly name: string } | null;
  readonly score: number | null;
  /** A score that is a text; absent otherwise. */
  readonly scoreText?: string | undefined;
  readonly result: "winner" | "loser" | "draw" | null;
}

/** A match, as far as a road needs it; `MatchView` has this shape. */
export interface RoadMatch {
  readonly key: string;
  readonly tournament: { readonly site: string; readonly slug: string };
  readonly state: "upcoming" | "live" | "ended";
  readonly stateBy: string;
  readonly bestOf: number | null;
  readonly slots: readonly RoadSlot[];
}

export type RoadResult = "won" | "drawn" | "lost";

export interface RoadStep<M extends RoadMatch> {
  readonly match: M;
  readonly own: M["slots"][number];
  readonly opponent: M["slots"][number];
  /** `null` before the end, or if the winner is not known. */
  readonly result: RoadResult | null;
}

/** Returns the key of a match's tournament: `SITE/SLUG`. */
export function tournamentKeyOf({ tournament }: Pick<RoadMatch, "tournament">): string {
  return `${tournament.site}/${tournament.slug}`;
}

/**
 * Returns a contestant's matches of two that have begun, without byes, in the order of `matches`;
 * only those before the match with the key `before`, if it is given.
 */
export function findRoad<M extends RoadMatch>(
  contestant: string,
  matches: readonly M[],
  before?: string,
): readonly RoadStep<M>[] {
  const end = matches.findIndex(({ key }) => key === before);
  return (end === -1 ? matches : matches.slice(0, end)).flatMap((match) => {
    const [left, right] = match.slots;
    const hasBegun = match.state !== "upcoming" && match.stateBy !== "bye";
    if (!hasBegun || match.slots.length !== 2 || left === undefined || right === undefined) {
      return [];
    }
    const isLeft = left.contestant?.key === contestant;
    if (!isLeft && right.contestant?.key !== contestant) return [];
    const [own, opponent] = isLeft ? [left, right] : [right, left];
    return [{ match, own, opponent, result: resultOf(match, own) }];
  });
}

/** An opponent of two contestants, with the ended matches of each against them. */
export interface SharedOpponent<M extends RoadMatch> {
  readonly opponent: NonNullable<RoadSlot["contestant"]> & M["slots"][number]["contestant"];
  readonly left: readonly RoadStep<M>[];
  readonly right: readonly RoadStep<M>[];
}

/**
 * Returns the opponents against whom both contestants (with all their matches, oldest first) have a
 * result, those met last by the left one first; matches against them newest first.
 */
export function findSharedOpponents<M extends RoadMatch>(
  left: readonly RoadStep<M>[],
  right: readonly RoadStep<M>[],
): readonly SharedOpponent<M>[] {
  const ofLeft = groupByOpponent(left);
  const ofRight = groupByOpponent(right);
  return Array.from(ofLeft).flatMap(([key, own]) => {
    const others = ofRight.get(key);
    const opponent = own[0]?.opponent.contestant;
    if (others === undefined || opponent === undefined || opponent === null) return [];
    return [{ opponent, left: own, right: others }];
  });
}

/** Returns `SITE/SLUG` of the last tournament in which both have a match; `null` if there is none. */
export function findSharedTournament(
  left: readonly Pick<RoadMatch, "tournament">[],
  right: readonly Pick<RoadMatch, "tournament">[],
): string | null {
  const ofRight = new Set(right.map(tournamentKeyOf));
  return left.map(tournamentKeyOf).findLast((key) => ofRight.has(key)) ?? null;
}

/** How many of something a contestant won. */
export interface WonOf {
  readonly won: number;
  readonly of: number;
}

/** Figures of the ended matches on a road. */
export interface RoadFigures {
  readonly matches: WonOf & { readonly lost: number };
  /** Games of these matches; `null` if their scores count no games. */
  readonly games: WonOf | null;
  /** Games that decided a match because all before them were shared evenly. */
  readonly decidingGames: WonOf | null;
}

/** Counts the matches, games and deciding games that a contestant won. */
export function countRoad(road: readonly RoadStep<RoadMatch>[]): RoadFigures {
  const ended = road.filter(({ result }) => result !== null);
  const won = ended.filter(({ result }) => result === "won").length;
  const lost = ended.filter(({ result }) => result === "lost").length;
  const matches = { won, lost, of: ended.length };
  if (!countGames(road)) return { matches, games: null, decidingGames: null };
  const deciding = ended.filter(
    ({ match, own, opponent }) => scoreOf(own) + scoreOf(opponent) === match.bestOf,
  );
  return {
    matches,
    games: {
      won: sum(ended.map(({ own }) => scoreOf(own))),
      of: sum(ended.map(({ own, opponent }) => scoreOf(own) + scoreOf(opponent))),
    },
    decidingGames: {
      won: deciding.filter(({ result }) => result === "won").length,
      of: deciding.length,
    },
  };
}

/** Returns whether the scores of all these matches count games: none is above a majority. */
export function countGames(road: readonly Pick<RoadStep<RoadMatch>, "match">[]): boolean {
  return road.every(({ match: { bestOf, slots } }) => {
    if (bestOf === null || bestOf <= 1) return false;
    const most = majorityOf(bestOf);
    return slots.every(({ score, scoreText }) =>
      score === null ? scoreText === undefined : score >= 0 && score <= most,
    );
  });
}

function groupByOpponent<M extends RoadMatch>(
  road: readonly RoadStep<M>[],
): ReadonlyMap<string, readonly RoadStep<M>[]> {
  const known = road.filter(({ opponent, result }) => opponent.contestant && result !== null);
  return groupBy(known.toReversed(), ({ opponent }) => opponent.contestant?.key ?? "");
}

/** Returns the result of a match for the contestant of a slot; `null` before the end, or if unknown. */
export function resultOf(
  { state }: Pick<RoadMatch, "state">,
  { result }: Pick<RoadSlot, "result">,
): RoadResult | null {
  if (state !== "ended" || result === null) return null;
  return ({ winner: "won", loser: "lost", draw: "drawn" } as const)[result];
}

/**
 * Returns the result of a match whose score is level but whose winner is known because they
 * advanced; `null` for any other match.
 */
export function findLevelResult({
  own,
  opponent,
  result,
}: {
  readonly own: Pick<RoadSlot, "score">;
  readonly opponent: Pick<RoadSlot, "score"> | null;
  readonly result: RoadResult | null;
}): "won" | "lost" | null {
  const isLevel = own.score !== null && own.score === opponent?.score;
  return isLevel && result !== null && result !== "drawn" ? result : null;
}

function scoreOf({ score }: RoadSlot): number {
  return score ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
