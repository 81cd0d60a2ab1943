import { contestantRef, type ContestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch, PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";

/** The part of a bracket place that `possibleOpponents` needs. */
export interface LinkedPlace extends PlaceRef {
  readonly round: string;
  readonly slots: readonly Slot[];
}

/** A bracket, its matches, and the visited outcomes: in invalid data, a match may feed itself. */
interface Search {
  readonly places: readonly LinkedPlace[];
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly visited: Set<string>;
}

/**
 * Returns a contestant's possible opponents in a place that the match `from` feeds: the contestant
 * who is already there, else all who can still advance or drop to it.
 */
export function possibleOpponents(
  to: string,
  from: SiteKey,
  contestant: ContestantKey,
  places: readonly LinkedPlace[],
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly ContestantRef[] {
  const target = places.find(({ place }) => place === to);
  const origin = places.find(({ match }) => match === from);
  if (target === undefined || origin === undefined) return [];
  const search = { places, matches, visited: new Set<string>() };
  const own = findOwnSlot(target.slots, entriesOf(target, search), origin, contestant);
  const others = target.slots.filter((_, index) => index !== own);
  const found = others.flatMap((slot) => findSlotCandidates(slot, target, search));
  const opponents = new Map(found.map((ref) => [ref.key, ref]));
  opponents.delete(contestant);
  return [...opponents.values()];
}

/** Returns the index of the contestant's slot, by the entries or the match that feeds it, or -1. */
export function findOwnSlot(
  slots: readonly Slot[],
  entries: readonly MatchEntry[],
  origin: Pick<LinkedPlace, "place" | "round"> | null,
  contestant: ContestantKey,
): number {
  const tests: readonly ((slot: Slot) => boolean)[] = [
    ({ entry }) => entry !== null && entries[entry]?.key === contestant,
    ({ source }) => "of" in source && source.of.place === origin?.place,
    ({ source }) => source.type === "loser-of-round" && source.round === origin?.round,
  ];
  const found = tests.map((test) => slots.findIndex(test));
  return found.find((index) => index >= 0) ?? -1;
}

function findSlotCandidates(
  { entry, source }: Slot,
  place: LinkedPlace,
  search: Search,
): readonly ContestantRef[] {
  const occupant = entry === null ? undefined : entriesOf(place, search)[entry];
  if (occupant !== undefined) return [contestantRef(occupant)];
  switch (source.type) {
    case "winner":
    case "loser":
      return search.places
        .filter((feeder) => feeder.place === source.of.place)
        .flatMap((feeder) => findOutcomeCandidates(feeder, source.type, search));
    case "loser-of-round":
      return search.places
        .filter(({ round }) => round === source.round)
        .flatMap((feeder) => findOutcomeCandidates(feeder, "loser", search));
    case "advancing":
    case "seed":
    case "bye":
    case "unknown":
      return [];
  }
}

/** Returns the winner or loser of a decided match, else all contestants who can still be in it. */
function findOutcomeCandidates(
  place: LinkedPlace,
  as: "winner" | "loser",
  search: Search,
): readonly ContestantRef[] {
  const step = `${as} of ${place.place}`;
  if (search.visited.has(step)) return [];
  search.visited.add(step);
  const played = search.matches.get(place.match ?? "");
  const winner = played?.outcome.winner ?? null;
  if (played === undefined || winner === null)
    return place.slots.flatMap((slot) => findSlotCandidates(slot, place, search));
  return played.match.entries
    .filter((_, index) => (index === winner) === (as === "winner"))
    .map(contestantRef);
}

function entriesOf({ match }: LinkedPlace, { matches }: Search): readonly MatchEntry[] {
  return matches.get(match ?? "")?.match.entries ?? [];
}
