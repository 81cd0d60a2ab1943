import type { MatchView } from "#core/contract/match.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { EmbedContext } from "./context.ts";

/** Starts this far away or farther have no relative text, in milliseconds. */
const RELATIVE_LIMIT = 6 * HOUR;
/** A live match has no duration from then on: its start is probably wrong. */
const LONGEST_MATCH = 24 * HOUR;

export interface StateDescription {
  readonly text: string;
  /** Duration since the start of a live match: "32 min"; "" if it is unknown. */
  readonly elapsed: string;
  /** Class of its colour; "" for none. */
  readonly look: "live" | "late" | "";
}

const UNKNOWN: StateDescription = { text: "", elapsed: "", look: "" };

/**
 * Describes the state of a live or upcoming match: "Live, 32 min", "live at 14:29" if the data is
 * stale, "in 28 min", "7 min late". "" if neither now nor the start is known, or for another day.
 */
export function describeState(
  match: Pick<MatchView, "start" | "state" | "absence">,
  { messages, now, times, dataAt, isStale }: EmbedContext,
): StateDescription {
  const start = match.start === null ? null : Date.parse(match.start);
  const elapsed = now === null || start === null ? null : now - start;
  if (isLiveAndListed(match)) {
    if (isStale && dataAt !== null)
      return { ...UNKNOWN, text: messages.liveAt(times.time(dataAt)) };
    const isTimed = elapsed !== null && elapsed >= MINUTE && elapsed < LONGEST_MATCH;
    const duration = isTimed ? toMinutes(elapsed) : "";
    const text = isTimed ? messages.liveFor(duration) : messages.state.live;
    return { text, elapsed: duration, look: "live" };
  }
  const isNear = elapsed !== null && Math.abs(elapsed) < RELATIVE_LIMIT;
  if (match.state !== "upcoming" || isStale || !isNear) return UNKNOWN;
  if (elapsed < MINUTE) return { ...UNKNOWN, text: messages.startsIn(toMinutes(-elapsed)) };
  return { ...UNKNOWN, text: messages.late(toMinutes(elapsed)), look: "late" };
}

/** Formats a duration in milliseconds; at least "0 min". */
function toMinutes(duration: number): string {
  return formatMinutes(Math.max(0, Math.floor(duration / MINUTE)));
}
