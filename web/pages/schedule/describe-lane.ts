import type { PageMessages } from "#core/i18n/en/index.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { MINUTE } from "#core/lib/time.ts";
import { isWaitingReset } from "#core/match/is-waiting-reset.ts";
import type { Block, Lane } from "#core/schedule/lanes.ts";

/** Present state of a station. */
export interface LaneStatus {
  /** `late`: a match is late or takes long; `free`: no match is there. */
  readonly tone: "plain" | "free" | "late";
  /** One or two short lines. */
  readonly lines: readonly string[];
  /** The match that is played there, or should be; `null` if the station is free. */
  readonly block: Block | null;
}

/** Describes the present state of a station: the time since the start, "late 7 min", or "free". */
export function describeLane(
  { blocks }: Lane,
  now: number,
  texts: Pick<PageMessages["schedule"], "free" | "late">,
): LaneStatus {
  const elapsedOf = ({ from }: Block): string =>
    formatMinutes(Math.max(0, Math.floor((now - from) / MINUTE)));
  const live = blocks.find(({ match }) => match.state === "live");
  if (live !== undefined) {
    return { tone: live.isOverrun ? "late" : "plain", lines: [elapsedOf(live)], block: live };
  }
  const due = blocks.find(
    ({ match, from }) => match.state === "upcoming" && from <= now && !isWaitingReset(match),
  );
  if (due === undefined) return { tone: "free", lines: [texts.free], block: null };
  return { tone: "late", lines: [texts.late, elapsedOf(due)], block: due };
}
