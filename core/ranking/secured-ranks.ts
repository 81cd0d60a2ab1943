import { type Bracket, type BracketPlace, isTree, type Round } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";
import { createEliminationTiers, isFinal } from "./elimination-tiers.ts";
import { dropRoundOf, roundOf, worstIn } from "./place-contestants.ts";
import { areFinalsUnclear } from "./place-finalists.ts";
import { findSharedNames } from "./shared-names.ts";

/** The worst rank that is possible for a contestant after an ended match. */
export interface SecuredRank {
  readonly match: SiteKey;
  readonly rank: number;
}

/** The ranks that a contestant has secured in a bracket. */
export interface SecuredRanks {
  /** Worst rank that was possible before the first match. */
  readonly before: number;
  /** In order of play. */
  readonly after: readonly SecuredRank[];
  /**
   * Returns the worst rank that is possible after a win at a place, and in a bracket reset that may
   * follow it; `null` if it is unknown.
   */
  readonly afterWin: (place: string) => number | null;
  /** Returns the ranks that are possible for the loser of a place; `null` if they may play on. */
  readonly ifLost: (place: string) => { readonly from: number; readonly to: number } | null;
}

/** An ended match, its place in the bracket, and whether the contestant won. */
interface Played {
  readonly place: BracketPlace;
  readonly derived: DerivedMatch;
  readonly isWon: boolean;
}

/**
 * Derives the worst rank that is possible for a contestant after each match of a bracket whose
 * final decides the tournament; `null` if its structure or the results do not show it, and for a
 * name that several contestants of the bracket have.
 */
export function deriveSecuredRanks(
  bracket: Bracket,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  contestant: ContestantKey,
): SecuredRanks | null {
  const { rounds } = bracket;
  if (!isTree(bracket) || rounds.every(({ section }) => section === "lower")) return null;
  if (areFinalsUnclear(bracket, matches)) return null;
  if (findSharedNames(bracket, matches).has(contestant)) return null;
  const played = findPlayed(bracket, matches, contestant);
  const [first] = played ?? [];
  if (played === null || first === undefined) return null;
  const ranks = createRanks(bracket);
  const after: SecuredRank[] = [];
  for (const [index, { place, derived, isWon }] of played.entries()) {
    // A bracket reset may follow a grand final.
    const isChampion = bracket.champion?.key === contestant && index === played.length - 1;
    const rank = isWon ? ranks.afterWin(place, isChampion) : ranks.afterLoss(place);
    if (rank === null) return null;
    after.push({ match: derived.match.key, rank });
  }
  const places = new Map(rounds.flatMap((round) => round.places.map((one) => [one.place, one])));
  return {
    before: ranks.worst(roundOf(first.place, bracket)),
    after,
    afterWin: (name) => {
      const place = places.get(name);
      return place === undefined ? null : ranks.afterWin(place, true);
    },
    ifLost: (name) => {
      const place = places.get(name);
      return place === undefined ? null : ranks.ifLost(place, contestant, matches);
    },
  };
}

/** Returns the ended matches of a contestant; `null` if the winner of one is not known. */
function findPlayed(
  { rounds }: Bracket,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  contestant: ContestantKey,
): readonly Played[] | null {
  const played: Played[] = [];
  for (const place of rounds.flatMap((round) => round.places)) {
    const derived = matches.get(place.match ?? "");
    if (derived?.status.state !== "ended" || derived.status.by === "bye") continue;
    const { entries } = derived.match;
    const index = entries.findIndex(({ key }) => key === contestant);
    if (index < 0) continue;
    if (derived.outcome.winner === null || entries.length !== 2) return null;
    played.push({ place, derived, isWon: derived.outcome.winner === index });
  }
  return played.toSorted((a, b) => comparePlayOrder(a.derived, b.derived));
}

function createRanks(bracket: Bracket) {
  const tiers = createEliminationTiers(bracket);
  const context = { bracket, tiers };
  const upTo = (count: number, bound: "min" | "max"): number =>
    tiers.tiers.slice(0, count).reduce((sum, tier) => sum + tier[bound], 0);
  const worst = (round: Round): number => upTo(worstIn(round, context) + 1, "max");

  /** Returns the rank after a win; a final secures the first one only for the champion. */
  function afterWin(place: BracketPlace, isChampion: boolean): number | null {
    const round = roundOf(place, bracket);
    if (isFinal(bracket, round)) return isChampion ? 1 : 2;
    if (round.key === "bronze") return 2 + round.places.length;
    const next = place.winnerTo?.place;
    const nextRound = bracket.rounds.find(({ places }) => places.some((one) => one.place === next));
    return nextRound === undefined ? null : worst(nextRound);
  }

  function ifLost(
    place: BracketPlace,
    contestant: ContestantKey,
    matches: ReadonlyMap<SiteKey, DerivedMatch>,
  ): ReturnType<SecuredRanks["ifLost"]> {
    const round = roundOf(place, bracket);
    // Who has not lost yet may play a bracket reset.
    if (round.key === "grand final" && !comesFromLower(place, contestant, matches)) return null;
    if (dropRoundOf(round, bracket) !== null) return null;
    // A third-place match may not be listed yet.
    if (bracket.kind === "single" && round.key === "ro4") return null;
    const tier = worstIn(round, context);
    return { from: upTo(tier, "min") + 1, to: upTo(tier + 1, "max") };
  }

  function comesFromLower(
    { match, slots }: BracketPlace,
    contestant: ContestantKey,
    matches: ReadonlyMap<SiteKey, DerivedMatch>,
  ): boolean {
    const entries = matches.get(match ?? "")?.match.entries ?? [];
    return slots.some(({ entry, source }) => {
      if (source.type !== "winner" || entries[entry ?? -1]?.key !== contestant) return false;
      const origin = bracket.rounds.find(({ places }) =>
        places.some(({ place }) => place === source.of.place),
      );
      return origin?.section === "lower";
    });
  }

  return {
    worst,
    afterWin,
    afterLoss: (place: BracketPlace): number => worst(roundOf(place, bracket)),
    ifLost,
  };
}
