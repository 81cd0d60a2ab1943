import type { Contestant, PossibleNextMatch } from "#core/model/contestant.ts";
import type { DerivedMatch, RoundName, PlaceRef } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import { type LinkedPlace, possibleOpponents } from "./possible-opponents.ts";

/** The part of a world that `findPossibleNextMatches` needs. */
export interface NextMatchesInput {
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly brackets: ReadonlyMap<
    SiteKey,
    {
      readonly rounds: readonly {
        readonly name: RoundName;
        readonly places: readonly LinkedPlace[];
      }[];
    }
  >;
}

/**
 * Returns the matches that a win and a loss in a contestant's next match lead to, with the possible
 * opponents there. Without a next match, returns the one that the last result leads to.
 */
export function findPossibleNextMatches(
  contestant: Contestant,
  world: NextMatchesInput,
): readonly PossibleNextMatch[] {
  const next = world.matches.get(contestant.next ?? "");
  if (next !== undefined) {
    return [
      ...stepTo(next.winnerTo, true, next, contestant, world),
      ...stepTo(next.loserTo, false, next, contestant, world),
    ];
  }
  const last = world.matches.get(contestant.last ?? "");
  if (last === undefined || last.outcome.winner === null) return [];
  const won = last.match.entries[last.outcome.winner]?.key === contestant.key;
  return stepTo(won ? last.winnerTo : last.loserTo, won, last, contestant, world);
}

function stepTo(
  to: PlaceRef | null,
  onWin: boolean,
  { match: from }: DerivedMatch,
  contestant: Contestant,
  { matches, brackets }: NextMatchesInput,
): readonly PossibleNextMatch[] {
  if (to === null) return [];
  const rounds = brackets.get(`${from.site}/${from.bracketId}`)?.rounds ?? [];
  const places = rounds.flatMap((round) => round.places);
  const opponents = possibleOpponents(to.place, from.key, contestant.key, places, matches);
  const start = matches.get(to.match ?? "")?.match.start ?? null;
  const round = rounds.find((one) => one.places.some(({ place }) => place === to.place))?.name;
  return [{ match: to.match, code: to.code, round: round ?? null, start, opponents, onWin }];
}
