import { contestantRef } from "#core/model/contestant.ts";
import type { ContestantRef, DerivedMatch, PlaceRef, Slot } from "#core/model/derived.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";

/** What is needed of a place of a bracket. */
export interface LinkedPlace extends PlaceRef {
  readonly round: string;
  readonly slots: readonly Slot[];
}

/** A bracket, its matches, and the steps already taken: broken data may feed itself. */
interface Walk {
  readonly places: readonly LinkedPlace[];
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly visited: Set<string>;
}

/**
 * Who may wait for a contestant in a place that their match feeds: who stands there already, else
 * everybody who may still come there.
 *
 * @param to The place.
 * @param from The match that leads there.
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
  const walk = { places, matches, visited: new Set<string>() };
  const own = ownSlot(target, origin, contestant, walk);
  const others = target.slots.filter((_, index) => index !== own);
  const found = others.flatMap((slot) => whoMayTake(slot, target, walk));
  const opponents = new Map(found.map((ref) => [ref.key, ref]));
  opponents.delete(contestant);
  return [...opponents.values()];
}

/** Index of the slot that is the contestant's: they stand there, or the match leads there; else -1. */
function ownSlot(
  target: LinkedPlace,
  origin: LinkedPlace,
  contestant: ContestantKey,
  walk: Walk,
): number {
  const entries = entriesOf(target, walk);
  const signs: readonly ((slot: Slot) => boolean)[] = [
    ({ entry }) => entry !== null && entries[entry]?.key === contestant,
    ({ source }) => "of" in source && source.of.place === origin.place,
    ({ source }) => source.type === "loser-of-round" && source.round === origin.round,
  ];
  const found = signs.map((sign) => target.slots.findIndex(sign));
  return found.find((index) => index >= 0) ?? -1;
}

function whoMayTake(
  { entry, source }: Slot,
  place: LinkedPlace,
  walk: Walk,
): readonly ContestantRef[] {
  const standing = entry === null ? undefined : entriesOf(place, walk)[entry];
  if (standing !== undefined) return [contestantRef(standing)];
  switch (source.type) {
    case "winner":
    case "loser":
      return walk.places
        .filter((feeder) => feeder.place === source.of.place)
        .flatMap((feeder) => whoMayLeave(feeder, source.type, walk));
    case "loser-of-round":
      return walk.places
        .filter(({ round }) => round === source.round)
        .flatMap((feeder) => whoMayLeave(feeder, "loser", walk));
    case "seed":
    case "bye":
    case "unknown":
      return [];
  }
}

/** The winner or the loser of a place once it is decided, until then everybody who may stand there. */
function whoMayLeave(
  place: LinkedPlace,
  as: "winner" | "loser",
  walk: Walk,
): readonly ContestantRef[] {
  const step = `${as} of ${place.place}`;
  if (walk.visited.has(step)) return [];
  walk.visited.add(step);
  const played = walk.matches.get(place.match ?? "");
  const winner = played?.outcome.winner ?? null;
  if (played === undefined || winner === null)
    return place.slots.flatMap((slot) => whoMayTake(slot, place, walk));
  return played.match.entries
    .filter((_, index) => (index === winner) === (as === "winner"))
    .map(contestantRef);
}

function entriesOf({ match }: LinkedPlace, { matches }: Walk): readonly MatchEntry[] {
  return matches.get(match ?? "")?.match.entries ?? [];
}
