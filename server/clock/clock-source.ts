import { type ClockLine, type ClockSample, isPair, newestOnOneLine } from "./clock-line.ts";
import { createSettlingLine, isLong, type SettlingLineDeps } from "./settling-line.ts";

/**
 * What a sample came to. `confirmed`: it is on the line. `doubted`: the first that is not.
 * `doubting`: a further one. `adopted`: enough agree on another line, which is the line from now on.
 * `refused`: no service can be at that time.
 */
export type SampleResult = "confirmed" | "doubted" | "doubting" | "adopted" | "refused";

/** The clock of one service, as its list responses state it. */
export interface SourceClock {
  readonly add: (sample: ClockSample) => SampleResult;
  /** Null before anything is known of it. */
  readonly line: () => ClockLine | null;
  /** Whether the line was agreed on for long enough. */
  readonly isSettled: () => boolean;
  /** Monotonic: when a sample was last on the line; -Infinity before. */
  readonly confirmedAt: () => number;
  /** The newest sample, whatever came of it; null before the first. */
  readonly newest: () => ClockSample | null;
}

/**
 * Follows the clock of one service. A line is left only after samples of at least a minute, three or
 * more and none of them on the old line, agree on another one. At once only while nothing is known
 * yet and both lists agree, or if they agree with this machine while the line is not settled. A line
 * that is set at once is settled after a minute, or if it is this machine's.
 *
 * This machine's time is never left for a date that stands still: a cache repeats old responses.
 */
export function createSourceClock(
  deps: SettlingLineDeps & {
    /** Whether a service can be at that time. */
    readonly isPlausible: (sample: ClockSample) => boolean;
  },
): SourceClock {
  const line = createSettlingLine(deps);
  let newest: ClockSample | null = null;
  let candidates: readonly ClockSample[] = [];

  function isEnough(): boolean {
    if (isLong(candidates)) return true;
    if (!isPair(candidates)) return false;
    if (line.current() === null) return true;
    const isOpen = !line.isSettled() || deps.isMachineJumping();
    return isOpen && candidates.slice(-2).every((sample) => deps.isMachines(sample));
  }

  return {
    add(sample) {
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
      candidates = newestOnOneLine([...candidates, sample]);
      if (isLong(candidates) && line.isRepeated(candidates)) {
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
    line: line.current,
    isSettled: line.isSettled,
    confirmedAt: line.confirmedAt,
    newest: () => newest,
  };
}
