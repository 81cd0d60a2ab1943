import type { ChannelView } from "#core/contract/channel.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import {
  findActiveManualScore,
  type ManualScore,
  serviceScoreOf,
} from "#core/desk/manual-score.ts";
import type { World } from "#core/world/world.ts";
import { presentMatch } from "./match.ts";

/** View of a channel that is unknown or cleared, or whose match this world does not contain. */
const EMPTY_CHANNEL: ChannelView = { match: null, labels: [], swapped: false, scoredBy: "service" };

/** Presents the match on a channel. A manual score replaces the service's while it is active. */
export function presentChannel(world: World, name: string): ChannelView {
  const channel = world.annotations.channelOf(name)?.value;
  const derived = world.matches.get(channel?.match ?? "");
  if (channel === undefined || derived === undefined) return EMPTY_CHANNEL;
  const manualScore = findActiveManualScore(channel, serviceScoreOf(derived));
  const board = presentBroadcastMatch(world, derived, manualScore);
  return channel.swapped ? swap(board) : board;
}

/** Presents a match for a broadcast, with short names and the manual score, if any. */
export function presentBroadcastMatch(
  world: World,
  derived: DerivedMatch,
  hand: ManualScore | null = null,
): ChannelView {
  const view = presentMatch(world, derived);
  const match = hand === null ? view : { ...view, slots: view.slots.map(withScore(hand)) };
  const scoredBy = hand === null ? "service" : "hand";
  return { match, labels: match.slots.map(labelIn(world)), swapped: false, scoredBy };
}

function withScore(hand: ManualScore): (slot: MatchSlotView, side: number) => MatchSlotView {
  return (slot, side) => {
    const score = hand[side] ?? null;
    const disqualified = score !== null && score < 0;
    return { ...slot, score: disqualified ? null : score, scoreText: undefined, disqualified };
  };
}

function labelIn({ annotations }: World): (slot: MatchSlotView) => string {
  return ({ contestant }) =>
    contestant === null
      ? ""
      : (annotations.valueOf("short-name", contestant.key) ?? contestant.name);
}

/** Swaps the sides. A match of more than two is a list without sides, and stays the same. */
function swap({ match, labels, ...board }: ChannelView): ChannelView {
  if (match === null || match.slots.length !== 2) return { ...board, match, labels };
  const { winner } = match.outcome;
  const swapped: MatchView = {
    ...match,
    slots: match.slots.toReversed(),
    outcome: { ...match.outcome, winner: winner === null ? null : 1 - winner },
  };
  return { ...board, match: swapped, labels: labels.toReversed(), swapped: true };
}
