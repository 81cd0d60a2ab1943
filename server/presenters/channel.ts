import type { ChannelView } from "#core/contract/channel.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { type ManualScore, isManualScoreActive, serviceScoreOf } from "#core/desk/manual-score.ts";
import type { World } from "#core/world/world.ts";
import { presentMatch } from "./match.ts";

/** A channel that shows nothing: unknown, cleared, or with a match that this world does not hold. */
const NOTHING: ChannelView = { match: null, labels: [], swapped: false, scoredBy: "service" };

/** What a channel shows to whoever may read this world. */
export function presentChannel(world: World, name: string): ChannelView {
  const shown = world.facts.valueOf("channel", name);
  const derived = world.matches.get(shown?.match ?? "");
  if (shown === null || derived === undefined) return NOTHING;
  const { score } = shown;
  const isByHand = score !== null && isManualScoreActive(score, serviceScoreOf(derived));
  const board = presentBoard(world, derived, isByHand ? score : null);
  return shown.swapped ? swap(board) : board;
}

/** One match as a broadcast shows it, for whoever may read this world. */
export function presentBoard(
  world: World,
  derived: DerivedMatch,
  hand: ManualScore | null = null,
): ChannelView {
  const sent = presentMatch(world, derived);
  const match = hand === null ? sent : { ...sent, slots: sent.slots.map(countBy(hand)) };
  const scoredBy = hand === null ? "service" : "hand";
  return { match, labels: match.slots.map(labelIn(world)), swapped: false, scoredBy };
}

function countBy(hand: ManualScore): (slot: MatchSlotView, side: number) => MatchSlotView {
  return (slot, side) => {
    const score = hand[side] ?? null;
    const disqualified = score !== null && score < 0;
    return { ...slot, score: disqualified ? null : score, disqualified };
  };
}

function labelIn({ facts }: World): (slot: MatchSlotView) => string {
  return ({ contestant }) =>
    contestant === null ? "" : (facts.valueOf("short-name", contestant.key) ?? contestant.name);
}

/** The same seen from the other side. A match of more than two is a list, and has none. */
function swap({ match, labels, ...board }: ChannelView): ChannelView {
  if (match === null || match.slots.length !== 2) return { ...board, match, labels };
  const { winner } = match.outcome;
  const turned: MatchView = {
    ...match,
    slots: match.slots.toReversed(),
    outcome: { ...match.outcome, winner: winner === null ? null : 1 - winner },
  };
  return { ...board, match: turned, labels: labels.toReversed(), swapped: true };
}
