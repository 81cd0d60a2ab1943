import { type ClockSample, isAgreeingListPair, findNewestOnOneLine } from "./clock-line.ts";
import { createAgreedLine, canSettleLine, type AgreedLineDeps } from "./agreed-line.ts";

/**
 * Result of adding a sample. `confirmed`: it is on the line. `doubted`: it is the first one that is
 * not. `doubting`: it is a further one that is not. `adopted`: enough samples agree on another
 * line, which replaces the line. `refused`: its time is implausible.
 */
export type SampleResult = "confirmed" | "doubted" | "doubting" | "adopted" | "refused";

/** The clock of one service, derived from its list responses. */
export type SourceClock = ReturnType<typeof createSourceClock>;

/**
 * Creates the clock of one service. It replaces its line only after three or more samples over at
 * least a minute agree on another one. It does so at once only if both lists agree and either there
 * is no line yet, or they agree with this machine and the line is not settled or this machine's
 * clock was just set. A line that was adopted at once is settled after a minute, or if it is this
 * machine's time.
 *
 * A constant date never replaces this machine's time, because a cache may repeat old responses.
 */
export function createSourceClock(
  deps: AgreedLineDeps & {
    /** Returns whether the time of a sample is plausible for a service. */
    readonly isPlausible: (sample: ClockSample) => boolean;
  },
) {
  const line = createAgreedLine(deps);
  let newest: ClockSample | null = null;
  let candidates: readonly ClockSample[] = [];

  function isEnough(): boolean {
    if (canSettleLine(candidates)) return true;
    if (!isAgreeingListPair(candidates)) return false;
    if (line.current() === null) return true;
    const isOpen = !line.isSettled() || deps.isMachineJumping();
    return isOpen && candidates.slice(-2).every((sample) => deps.isMachines(sample));
  }

  return {
    add(sample: ClockSample): SampleResult {
      newest = sample;
      if (!deps.isPlausible(sample)) {
        candidates = [];
        return "refused";
      }
      if (line.has(sample)) {
        line.confirm(sample);
        candidates = [];
        return "confirmed";
      }
      const isFirst = candidates.length === 0;
      candidates = findNewestOnOneLine([...candidates, sample]);
      if (canSettleLine(candidates) && line.isRepeated(candidates)) {
        candidates = [...candidates.slice(0, 1), sample];
        return "doubting";
      }
      if (isEnough()) {
        line.adopt(candidates, sample);
        candidates = [];
        return "adopted";
      }
      return isFirst || candidates.length === 1 ? "doubted" : "doubting";
    },
    /** Returns the line; `null` before the first one. */
    line: line.current,
    /** Returns whether samples have agreed on the line for long enough: see `createSourceClock`. */
    isSettled: line.isSettled,
    /** Returns the monotonic time of the last sample on the line; -Infinity before the first. */
    confirmedAt: line.confirmedAt,
    /** Returns the newest sample, even a refused one; `null` before the first. */
    newest: (): ClockSample | null => newest,
  };
}
