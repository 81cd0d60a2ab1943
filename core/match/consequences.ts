import type { MatchRound, RoundName, PlaceRef } from "#core/model/derived-match.ts";

/** A match of a bracket, as far as its consequences need it; `MatchView` has this shape. */
interface BracketMatch {
  readonly code?: string | null;
  readonly bracket: { readonly section: "upper" | "lower" | "finals" | null } | null;
  readonly round: Pick<MatchRound, "name" | "losersTo"> | null;
  readonly slots: readonly {
    readonly source: { readonly type: string; readonly of?: PlaceRef };
  }[];
  readonly winnerTo: PlaceRef | null;
  readonly loserTo: PlaceRef | null;
}

export type Consequence =
  | { readonly type: "place"; readonly to: PlaceRef }
  | { readonly type: "round"; readonly to: RoundName }
  | { readonly type: "placed"; readonly placement: 1 | 2 | 3 | 4 }
  | { readonly type: "reset" }
  | { readonly type: "out" };

export interface Consequences {
  readonly winner: Consequence;
  /** `null` if another match may follow that is not listed yet. */
  readonly loser: Consequence | null;
}

/** Place of the final of the upper bracket. */
const UPPER_FINAL = "ro2#1";

/**
 * Returns what follows if the contestant in the slot `winner` wins a bracket match; `null` if that
 * is not proven, as while it is not known whether the bracket has a second grand final.
 */
export function findConsequences(
  match: BracketMatch,
  winner: number,
  hasReset: boolean | null,
): Consequences | null {
  const { bracket, round, winnerTo } = match;
  if (bracket === null || round === null) return null;
  if (winnerTo !== null) return { winner: { type: "place", to: winnerTo }, loser: loserOf(match) };
  switch (round.name.short) {
    case "F":
    case "GF2":
      return placed(1, 2);
    case "3rd":
      // Of two third-place matches, both winners are third.
      return match.code?.includes("3RD-") === true ? null : placed(3, 4);
    case "GF":
      return ofGrandFinal(match, winner, hasReset);
    default:
      return null;
  }
}

/** Only a defeat of the upper finalist, the first one, can lead to a bracket reset. */
function ofGrandFinal(
  { slots }: BracketMatch,
  winner: number,
  hasReset: boolean | null,
): Consequences | null {
  const { source } = slots[winner] ?? {};
  if (source?.of === undefined) return null;
  if (source.of.place === UPPER_FINAL || hasReset === false) return placed(1, 2);
  return hasReset === null ? null : { winner: { type: "reset" }, loser: { type: "reset" } };
}

/** Semifinals, which a third-place match may follow, and rounds that a lower bracket may follow. */
const MAY_CONTINUE = /^(?:SF|UB)/;

function loserOf({ bracket, loserTo, round }: BracketMatch): Consequence | null {
  if (loserTo !== null) return { type: "place", to: loserTo };
  if (round?.losersTo) {
    const to = findDropRound(round);
    return to && { type: "round", to };
  }
  const isOut = bracket?.section === "lower" || !MAY_CONTINUE.test(round?.name.short ?? "");
  return isOut ? { type: "out" } : null;
}

/** Returns the round that every loser of a round goes to; `null` if there is none. */
export function findDropRound({
  name,
  losersTo,
}: Pick<MatchRound, "name" | "losersTo">): RoundName | null {
  // Of those who lost before the semifinals, only some come to two third-place matches.
  return losersTo?.short === "3rd" && name.short !== "SF" ? null : losersTo;
}

function placed(winner: 1 | 3, loser: 2 | 4): Consequences {
  return {
    winner: { type: "placed", placement: winner },
    loser: { type: "placed", placement: loser },
  };
}
