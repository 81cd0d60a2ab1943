import type { BracketPlace } from "#core/model/bracket.ts";
import type { Slot, SlotSource } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, Match } from "#core/model/match.ts";
import { isBye } from "#core/match/outcome.ts";

/** The source of a slot, with the match that feeds it. */
export interface SlotOrigin {
  readonly source: SlotSource;
  /** The match that feeds the slot; `null` if none was seen. */
  readonly from: Match | null;
  /** The contestant of that match who cannot come from it, as the loser to a winner's slot. */
  readonly barred?: ContestantKey | null;
}

/** The origin of a slot without a known feeder. */
export const UNKNOWN_ORIGIN: SlotOrigin = { source: { type: "unknown" }, from: null };
/** The origin of a slot that no match feeds. */
export const SEED_ORIGIN: SlotOrigin = { source: { type: "seed", seed: null }, from: null };
/** The origin of a slot to which the draw sends nobody. */
export const BYE_ORIGIN: SlotOrigin = { source: { type: "bye", nobodyFrom: null }, from: null };

/**
 * Returns the two slots of a bracket place. Contestants keep the service's order; origins are
 * swapped if the feeding matches show the opposite order. A lone contestant takes the slot of their
 * origin, and not the slot of a match in which they do not play.
 */
export function createBracketSlots(
  match: Match | null,
  [upper, lower]: readonly [SlotOrigin, SlotOrigin],
): [Slot, Slot] {
  const [a, b] = match?.entries ?? [];
  const straight = fit(a, upper) + fit(b, lower);
  if (straight === 2) return [slot(a, 0, upper), slot(b, 1, lower)];
  const crossed = fit(a, lower) + fit(b, upper) > straight;
  const isWalkover = b === undefined && [upper, lower].some(isNobody);
  if (match !== null && (isWalkover || isBye(match))) {
    const [own, other] = crossed || isNobody(upper) ? [lower, upper] : [upper, lower];
    const source = isNobody(other) ? other.source : BYE_ORIGIN.source;
    return [slot(a, 0, own), { entry: null, source }];
  }
  if (crossed && b === undefined) return [slot(b, 1, upper), slot(a, 0, lower)];
  return crossed ? [slot(a, 0, lower), slot(b, 1, upper)] : [slot(a, 0, upper), slot(b, 1, lower)];
}

const OPEN: Slot = { entry: null, source: UNKNOWN_ORIGIN.source };

/** Returns the slots of a place, which has at least two. */
export function fillSlots([first = OPEN, second = OPEN, ...others]: readonly Slot[]) {
  return [first, second, ...others] satisfies BracketPlace["slots"];
}

function isNobody({ source }: SlotOrigin): boolean {
  return source.type === "bye";
}

/** Returns 1 if a contestant plays in the feeding match, -1 if not, 0 if no match was seen. */
function fit(entry: MatchEntry | undefined, { from }: SlotOrigin): number {
  if (entry === undefined || from === null) return 0;
  return from.entries.some(({ key }) => key === entry.key) ? 1 : -1;
}

function slot(entry: MatchEntry | undefined, index: number, origin: SlotOrigin): Slot {
  const { source, from } = origin;
  if (entry === undefined) return { entry: null, source };
  // Rows may be wrong: a contestant cannot come from a match of two others.
  const isFromOther = from !== null && from.entries.length > 1 && fit(entry, origin) < 0;
  if (isFromOther || isNobody(origin) || entry.key === origin.barred)
    return { entry: index, source: UNKNOWN_ORIGIN.source };
  if (source.type !== "seed") return { entry: index, source };
  return { entry: index, source: { type: "seed", seed: entry.seed } };
}
