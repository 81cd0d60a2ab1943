import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import {
  type Contestant,
  contestantRef,
  type ContestantRef,
  type MatchAhead,
} from "#core/model/contestant.ts";
import type { DerivedMatch, PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { findOwnSlot } from "./possible-opponents.ts";

/** The part of a world that `findMatchesAhead` needs. */
export interface MatchesAheadInput {
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly brackets: ReadonlyMap<SiteKey, Pick<Bracket, "rounds">>;
}

/**
 * Returns the live or next match of a contestant in a bracket and the matches after it, if they win
 * all of them. Without a next match, begins with the one that the last result leads to. Empty if
 * the contestant has no such match, or if it is in a group.
 */
export function findMatchesAhead(
  contestant: Pick<Contestant, "key" | "next" | "last">,
  { matches, brackets }: MatchesAheadInput,
): readonly MatchAhead[] {
  const known = matches.get(contestant.next ?? contestant.last ?? "");
  if (known === undefined) return [];
  const { site, bracketId, key } = known.match;
  const rounds = brackets.get(`${site}/${bracketId}`)?.rounds ?? [];
  const places = new Map(rounds.flatMap((round) => round.places.map((one) => [one.place, one])));
  let from: BracketPlace | null = [...places.values()].find(({ match }) => match === key) ?? null;
  let place = contestant.next === null ? follow(resultRefOf(known, contestant.key)) : from;
  const ahead: MatchAhead[] = [];
  const visited = new Set<string>();
  // Invalid data may contain a cycle.
  while (place !== null && !visited.has(place.place)) {
    visited.add(place.place);
    const step = describe(place, from);
    if (step !== null) ahead.push(step);
    from = place;
    place = follow(place.winnerTo);
  }
  return ahead;

  function follow(ref: PlaceRef | null): BracketPlace | null {
    return ref === null ? null : (places.get(ref.place) ?? null);
  }

  function describe(at: BracketPlace, origin: BracketPlace | null): MatchAhead | null {
    const round = rounds.find((one) => one.key === at.round);
    if (round === undefined) return null;
    const slot = findOtherSlot(at, origin, contestant.key, matches);
    return {
      place: { place: at.place, code: at.code, match: at.match },
      round: round.name,
      start: matches.get(at.match ?? "")?.match.start ?? null,
      source: slot?.source ?? null,
      opponents: slot === null ? [] : opponentsIn(slot, at),
    };
  }

  function opponentsIn({ entry, source }: Slot, { match }: BracketPlace): readonly ContestantRef[] {
    const occupant = matches.get(match ?? "")?.match.entries[entry ?? -1];
    if (occupant !== undefined) return [contestantRef(occupant)];
    if (source.type !== "winner" && source.type !== "loser") return [];
    const feeder = matches.get(source.of.match ?? "");
    if (feeder?.match.entries.length !== 2) return [];
    const { winner } = feeder.outcome;
    return feeder.match.entries
      .filter((_, index) => winner === null || (index === winner) === (source.type === "winner"))
      .map(contestantRef);
  }
}

/** Returns the place that the result of an ended match leads to; `null` if it is not known. */
function resultRefOf(
  { match, outcome, winnerTo, loserTo }: DerivedMatch,
  contestant: ContestantKey,
): PlaceRef | null {
  if (outcome.winner === null) return null;
  return match.entries[outcome.winner]?.key === contestant ? winnerTo : loserTo;
}

/** Returns the slot of a place that is not the contestant's. */
function findOtherSlot(
  { match, slots }: BracketPlace,
  origin: BracketPlace | null,
  contestant: ContestantKey,
  matches: MatchesAheadInput["matches"],
): Slot | null {
  const entries = matches.get(match ?? "")?.match.entries ?? [];
  const own = findOwnSlot(slots, entries, origin, contestant);
  return own < 0 ? null : (slots[1 - own] ?? null);
}
