/** The sides of bracket places and of lists, which the first page does not show. */
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import { isRanking } from "#core/lib/contest.ts";
import {
  createDuelSides,
  createRankedSides,
  createSide,
  createSlotFormat,
  type FindOutcome,
  findSource,
  type Side,
  type SideMatch,
  type SideMessages,
} from "./sides.ts";

/** The sides of a bracket place: two, or one per contestant of a match of more than two. */
export type Sides = readonly [Side, Side, ...Side[]];

/** The part of a bracket place that its sides need. */
type Place = Pick<PlaceView, "absence"> & {
  readonly slots: readonly Pick<MatchSlotView, "source">[];
};

/** Returns the sides of a match in display order: both of a duel, all of a ranking by rank. */
export function createOrderedSides(
  match: SideMatch & Pick<MatchView, "state">,
  messages: SideMessages,
  first?: string,
): readonly Side[] {
  return isRanking(match)
    ? createRankedSides(match, messages)
    : createDuelSides(match, messages, first);
}

/**
 * Returns the sides of a bracket place, with a match or without one. An open slot whose feeder is
 * decided names the expected contestant; scores are those of all legs.
 */
export function createPlaceSides(
  place: Place | undefined,
  match: SideMatch | undefined,
  messages: SideMessages,
  find: FindOutcome,
): Sides {
  const { slots, stateBy } = match ?? { slots: [] };
  const format = createSlotFormat(slots, messages, ({ aggregate, score }) => aggregate ?? score);
  const isUnseen = !match && place?.absence === "before-watching";
  const sideAt = (index: number): Side => {
    const source = findSource({ slots, stateBy }, index, place);
    const side = createSide(slots[index], source, messages, format, find);
    const { unseen = messages.match.slot.unknown } = messages;
    return isUnseen && side.contestant === null ? { ...side, name: unseen } : side;
  };
  const others: readonly unknown[] = (match ?? place)?.slots.slice(2) ?? [];
  return [sideAt(0), sideAt(1), ...others.map((_, index) => sideAt(index + 2))];
}

/** Creates a function that finds the winner or loser of one of these matches, by `SITE/ID`. */
export function createOutcomeFinder(
  matches: ReadonlyMap<string, Pick<MatchView, "slots">>,
): FindOutcome {
  return (match, result) =>
    matches.get(match)?.slots.find((slot) => slot.result === result)?.contestant ?? null;
}
