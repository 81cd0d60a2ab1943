import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace, Round } from "#core/model/bracket.ts";
import type { SlotSource } from "#core/model/derived-match.ts";

/**
 * Contestants of a bracket who finish in the same way, for example all who lose in one round: their
 * number, of which only bounds may be known.
 */
export interface Tier {
  readonly min: number;
  readonly max: number;
}

/** The tiers of a bracket, best first: champion, runner-up, third, fourth, then round by round. */
export interface EliminationTiers {
  /** The number of contestants of each tier. */
  readonly tiers: readonly Tier[];
  /** Index of the tier of contestants who are eliminated in a round, by the round's key. */
  readonly ofRound: ReadonlyMap<string, number>;
}

/** Index of the champion's tier. */
export const CHAMPION = 0;
/** Index of the runner-up's tier. */
export const RUNNER_UP = 1;
/** Index of the tier of who wins the third-place match, if there is one. */
export const THIRD = 2;
/** Index of the tier of who loses the third-place match. */
export const FOURTH = 3;

const ONE: Tier = { min: 1, max: 1 };
const NONE: Tier = { min: 0, max: 0 };
const NONE_OR_ONE: Tier = { min: 0, max: 1 };

/** Returns whether a round decides the champion: the final, or the grand final and its reset. */
export function isFinal({ kind }: Bracket, { key }: Round): boolean {
  return kind === "double" ? key.startsWith("grand final") : key === "ro2";
}

/** Returns the tiers of a bracket whose rounds form a tree that ends in a final. */
export function createEliminationTiers(bracket: Bracket): EliminationTiers {
  const { rounds } = bracket;
  const tiers: Tier[] = [ONE, ONE];
  const ofRound = new Map<string, number>();
  for (const round of rounds) if (isFinal(bracket, round)) ofRound.set(round.key, RUNNER_UP);
  const bronze = rounds.find(({ key }) => key === "bronze")?.places ?? [];
  if (bronze.length > 0) {
    const each = { min: bronze.length, max: bronze.length };
    tiers.push(each, each);
    ofRound.set("bronze", FOURTH);
  }
  const eliminates = createEliminationCount(rounds);
  if (bronze.length > 1) {
    // Who of the rounds before the semifinals plays for the third place does not depend on the round.
    const early = rounds.filter(({ key, section }) => section === "upper" && !/^ro[24]$/.test(key));
    const all = sum(early.map((round) => countEliminated(round, eliminates)));
    for (const { key } of early) ofRound.set(key, tiers.length);
    const left = (count: number): number => Math.max(0, count - bronze.length);
    tiers.push({ min: left(all.min), max: left(all.max) });
  }
  // In a double elimination, who loses in an upper round without a second chance ranks last.
  for (const section of ["lower", "upper"] as const) {
    for (const round of rounds.toReversed()) {
      if (round.section !== section || round.losersTo !== null || ofRound.has(round.key)) continue;
      ofRound.set(round.key, tiers.length);
      tiers.push(countEliminated(round, eliminates));
    }
  }
  return { tiers, ofRound };
}

/** Returns the tier of who is eliminated in a round. */
export function tierOf({ key }: Round, { ofRound }: EliminationTiers): number {
  return must(ofRound.get(key), "a round without a second chance has a tier");
}

/** Returns how many contestants are eliminated at a place without a match, or at a bye. */
function createEliminationCount(rounds: readonly Round[]): (hole: BracketPlace) => Tier {
  const placeOf = createPlaceOf({ rounds });
  const known = new Map<string, Tier>();

  /**
   * Returns the number of contestants of a place. Nobody from a match whose contestants are both
   * out counts as one: the ranks of others stay what they would be with a winner and a loser.
   */
  function contestantsOf({ place, match, bye, slots }: BracketPlace): Tier {
    if (bye) {
      const count = slots.filter(({ source }) => !isByeOfDraw(source)).length;
      return { min: count, max: count };
    }
    if (match !== null) return { min: 2, max: 2 };
    const found = known.get(place);
    if (found !== undefined) return found;
    const count = sum(slots.map(({ source }) => comingFrom(source)));
    known.set(place, count);
    return count;
  }

  /** Returns the number of contestants, 0 or 1, who reach a slot from its source. */
  function comingFrom(source: SlotSource): Tier {
    switch (source.type) {
      case "winner":
        return atLeast(1, contestantsOf(placeOf(source.of.place)));
      case "loser":
        return atLeast(2, contestantsOf(placeOf(source.of.place)));
      case "loser-of-round":
        return isPlayedInFull(source.round) ? ONE : NONE_OR_ONE;
      case "bye":
        return isByeOfDraw(source) ? NONE : ONE;
      case "advancing":
      case "seed":
      case "unknown":
        return NONE_OR_ONE;
    }
  }

  function isPlayedInFull(key: string): boolean {
    const round = rounds.find((one) => one.key === key);
    const { places: all } = must(round, "the losers of a round come from it");
    return all.every(({ match, bye }) => match !== null && !bye);
  }

  return (hole) => atLeast(2, contestantsOf(hole));
}

/** Returns the place with a name, which a link or a source has. */
export type PlaceOf = (place: string) => BracketPlace;

/** Creates `PlaceOf`. Its index is made when needed: only places without a match need it. */
export function createPlaceOf({ rounds }: Pick<Bracket, "rounds">): PlaceOf {
  let places: ReadonlyMap<string, BracketPlace> | null = null;
  return (name) => {
    places ??= new Map(rounds.flatMap((round) => round.places.map((one) => [one.place, one])));
    return must(places.get(name), "links and sources are places of the bracket");
  };
}

function isByeOfDraw(source: SlotSource): boolean {
  return source.type === "bye" && source.nobodyFrom === null;
}

/** Returns how many contestants are eliminated in a round. */
function countEliminated({ places }: Round, eliminates: (hole: BracketPlace) => Tier): Tier {
  return sum(places.map((one) => (one.match === null || one.bye ? eliminates(one) : ONE)));
}

/** Returns 1 if a count is at least `needed`, else 0, as far as the bounds of the count show. */
function atLeast(needed: number, { min, max }: Tier): Tier {
  return { min: min >= needed ? 1 : 0, max: max >= needed ? 1 : 0 };
}

function sum(all: readonly Tier[]): Tier {
  const total = { ...NONE };
  for (const { min, max } of all) {
    total.min += min;
    total.max += max;
  }
  return total;
}
