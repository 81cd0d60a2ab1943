import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Tournament } from "#core/model/match.ts";
import type { DeriveContext } from "#core/match/derive-match.ts";
import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { BracketUnit } from "./types/bracket-type.ts";

/** A reconstructed bracket, its derived matches, and how long both stay valid without new data. */
export interface Reconstruction {
  readonly bracket: Bracket;
  readonly matches: readonly DerivedMatch[];
  /** Number of matches the bracket is proven to have; `null` if no number is proven. */
  readonly expected: number | null;
  /** True if every match of the bracket is proven to be seen. */
  readonly isEveryMatchSeen: boolean;
  /**
   * When time alone may change the bracket; `null` if only new data can. Statuses have their own.
   */
  readonly validUntil: Instant | null;
}

/** Input of a bracket's reconstruction, apart from its matches. */
export interface ReconstructContext extends DeriveContext {
  readonly tournament: Tournament;
  /** Letter before its match codes ("A"); "" if the tournament has one bracket. */
  readonly prefix: string;
}

/** Describes a bracket by what the service sends with its matches. */
export function describeUnit(
  { site, ids, tournament, title }: BracketUnit,
  { prefix }: ReconstructContext,
): Pick<Bracket, "key" | "site" | "ids" | "tournament" | "title" | "prefix"> {
  const key = `${site}/${must(ids[0], "a bracket has an id")}`;
  return { key, site, ids, tournament, title, prefix };
}

/** Creates a place whose match was seen. */
export function createPlace(place: Omit<BracketPlace, "absence" | "continuesIn">): BracketPlace {
  return { ...place, absence: null, continuesIn: null };
}

/** The first three of a bracket; `null` if unknown. */
export type FirstThree = Pick<Bracket, "champion" | "runnerUp" | "third">;

export const NO_PODIUM: FirstThree = { champion: null, runnerUp: null, third: null };

/** Returns whether all matches have ended. */
export function areEnded(matches: readonly DerivedMatch[]): boolean {
  return matches.every(({ status }) => status.state === "ended");
}

/**
 * Creates the reconstruction of a bracket that is no tree. Without a champion the number of its
 * matches is unknown, so more may follow; `noChampion` is the reason once all have ended.
 */
export function createReconstructionOfColumns(
  unit: BracketUnit,
  context: ReconstructContext,
  matches: readonly DerivedMatch[],
  bracket: FirstThree & Pick<Bracket, "kind" | "rounds" | "noChampion" | "issues">,
): Reconstruction {
  const isClosed = areEnded(matches);
  const hasChampion = bracket.champion !== null;
  return {
    bracket: {
      ...describeUnit(unit, context),
      ...bracket,
      size: unit.size,
      resetPlayed: false,
      complete: isClosed && hasChampion,
      noChampion: isClosed && !hasChampion ? bracket.noChampion : null,
      dropIn: {},
    },
    matches,
    expected: null,
    isEveryMatchSeen: false,
    validUntil: null,
  };
}
