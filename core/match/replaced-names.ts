import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf } from "./appearance.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { DerivedMatch, PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";

/** A name that never played, in the slot of a contestant who came from a match and is not there. */
export interface ReplacedName {
  /** The contestant who should be in the slot. */
  readonly former: MatchEntry;
  /** The contestant in the slot. */
  readonly current: MatchEntry;
  /** Code of the match that the former one came from. */
  readonly feeder: string;
  /** The match with the slot. */
  readonly match: DerivedMatch;
}

/** A place that sends its winner or its loser to another place. */
interface Feeder {
  readonly place: BracketPlace;
  readonly sendsWinner: boolean;
}

/**
 * Finds the slots of a bracket with a name that is in no match of the tournament before, although
 * the winner or loser of a decided match belongs there, who is in no match after it: a new name of
 * that contestant, or a substitute (docs/domain.md#a-new-name-in-a-slot).
 */
export function findReplacedNames(
  { rounds }: Pick<Bracket, "rounds">,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly ReplacedName[] {
  const all = rounds.flatMap((round) => round.places);
  // In nearly every bracket, all contestants come from the matches before.
  if (!all.some(({ slots }) => slots.some(isStranger))) return [];
  const places = new Map(all.map((one) => [one.place, one]));
  const feeders = findFeeders(all);
  let uses: ReadonlyMap<ContestantKey, readonly Appearance[]> | null = null;
  return all.flatMap((place) => {
    const derived = matches.get(place.match ?? "");
    if (derived === undefined) return [];
    const candidates = findCandidates(place, derived, feeders.get(place.place) ?? [], matches);
    if (candidates.length === 0) return [];
    const known = (uses ??= groupBy(appearancesOf(matches.values()), ({ entry }) => entry.key));
    const later = findLaterMatches(place, places);
    return candidates.filter(({ former, current }) => {
      const isNew = usesOf(known, current).every(({ match }) => later.has(match.key));
      const isGone = usesOf(known, former).every(
        ({ match, round }) => !later.has(match.key) && round?.key !== derived.round?.key,
      );
      return isNew && isGone;
    });
  });
}

/** Returns by place which matches feed it, in order of their slots. */
function findFeeders(places: readonly BracketPlace[]): ReadonlyMap<string, readonly Feeder[]> {
  const feeders = places.flatMap((place) => [
    { to: place.winnerTo?.place, place, sendsWinner: true },
    { to: place.loserTo?.place, place, sendsWinner: false },
  ]);
  return groupBy(feeders, ({ to }) => to ?? "");
}

/** Returns who should be in the slots whose contestants come from no match that feeds them. */
function findCandidates(
  { slots }: BracketPlace,
  match: DerivedMatch,
  feeders: readonly Feeder[],
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly ReplacedName[] {
  const { entries } = match.match;
  const strangers = slots
    .filter(isStranger)
    .flatMap(({ entry }) => (entry === null ? [] : must(entries[entry], "a slot has its entry")));
  if (strangers.length === 0) return [];
  const absent = feeders.flatMap(({ place, sendsWinner }) => {
    const feeder = matches.get(place.match ?? "");
    // A slot whose feeder was not seen shows no stranger.
    if (feeder === undefined) return [];
    const former = findContestantFrom(feeder, sendsWinner);
    const isThere = former !== null && entries.some(({ key }) => key === former.key);
    return isThere ? [] : [former && { former, feeder: place.code }];
  });
  // Otherwise it is not known which of them comes from which match.
  if (absent.length !== strangers.length) return [];
  return absent.flatMap((one, index) => {
    const current = must(strangers[index], "there are as many");
    return one === null ? [] : [{ ...one, current, match }];
  });
}

function isStranger({ entry, source }: Slot): boolean {
  return entry !== null && source.type === "unknown";
}

/** Returns the winner or loser of a match of two; `null` if it is not decided. */
function findContestantFrom(
  { match: { entries }, outcome: { winner } }: DerivedMatch,
  sendsWinner: boolean,
): MatchEntry | null {
  if (winner === null || entries.length !== 2) return null;
  const index = sendsWinner ? winner : 1 - winner;
  return must(entries[index], "a match of two has both contestants");
}

/** Returns the keys of a place's match and of all that its contestants may reach from it. */
function findLaterMatches(
  place: BracketPlace,
  places: ReadonlyMap<string, BracketPlace>,
): ReadonlySet<SiteKey | null> {
  const found = new Set<BracketPlace>();
  const add = (ref: PlaceRef | null): void => {
    const one = ref === null ? undefined : places.get(ref.place);
    if (one === undefined || found.has(one)) return;
    found.add(one);
    add(one.winnerTo);
    add(one.loserTo);
  };
  add(place);
  return new Set(Array.from(found, ({ match }) => match));
}

function usesOf(
  uses: ReadonlyMap<ContestantKey, readonly Appearance[]>,
  { key }: MatchEntry,
): readonly DerivedMatch[] {
  const own = must(uses.get(key), "the contestant is in one of the matches");
  return own.map(({ derived }) => derived);
}
