import {
  AGREEMENT,
  type ClockLine,
  type ClockSample,
  findRate,
  isOnLine,
  isPair,
  nearLine,
  newestOnOneLine,
} from "./clock-line.ts";

/**
 * What a sample came to. `confirmed`: it is on the line. `doubted`: the first that is not.
 * `doubting`: a further one. `adopted`: enough agree on another line, which is the line from now on.
 * `refused`: no service can be at that time.
 */
export type SampleResult = "confirmed" | "doubted" | "doubting" | "adopted" | "refused";

/** The clock of one service, as its list responses state it. */
export interface SourceClock {
  add(sample: ClockSample): SampleResult;
  /** Null before anything is known of it. */
  line(): ClockLine | null;
  /** Whether the line was agreed on for long enough. */
  isSettled(): boolean;
  /** Monotonic: when a sample was last on the line; -Infinity before. */
  confirmedAt(): number;
  /** The newest sample, whatever came of it; null before the first. */
  newest(): ClockSample | null;
}

/**
 * Follows the clock of one service. A line is left only after samples of at least a minute, three or
 * more and none of them on the old line, agree on another one. At once only while nothing is known
 * yet and both lists agree, or if they agree with this machine while the line is not settled. A line
 * that is set at once is settled after a minute, or if it is this machine's.
 *
 * This machine's time is never left for a date that stands still: a cache repeats old responses.
 *
 * @param initial What was archived; null if nothing was.
 */
export function createSourceClock(deps: {
  readonly initial: ClockLine | null;
  /** Whether a service can be at that time. */
  readonly isPlausible: (sample: ClockSample) => boolean;
  /** Whether it is what this machine's clock shows. */
  readonly isMachines: (shown: Pick<ClockSample, "at" | "service">) => boolean;
  /** Whether this machine's clock has just been set: then nothing is settled. */
  readonly isMachineJumping: () => boolean;
}): SourceClock {
  let line = deps.initial;
  let settled = line !== null;
  /** Whether the line was this machine's time when that was last known. */
  let isMachinesTime = line !== null && deps.isMachines(line);
  let confirmedAt = line?.at ?? -Infinity;
  let newest: ClockSample | null = null;
  /** While the line is not settled: what it rests on. Then the first of these. */
  let basis: readonly ClockSample[] = [];
  let candidates: readonly ClockSample[] = [];

  function isConfirmed(sample: ClockSample): boolean {
    if (line === null) return false;
    if (settled) return isOnLine(line, sample);
    const samples = [...basis, sample];
    return findRate(samples) !== null && !isRepeated(samples);
  }

  /** Returns whether the samples stand still while the line is this machine's time. */
  function isRepeated(samples: readonly ClockSample[]): boolean {
    return isMachinesTime && findRate(samples) === 0;
  }

  /** Moves the line on to a sample; a long basis makes the rate exact. */
  function advance(sample: ClockSample, rate: number): void {
    const [first] = basis;
    const elapsed = first === undefined ? 0 : sample.at - first.at;
    const measured =
      first === undefined || elapsed < AGREEMENT
        ? rate
        : (sample.service - first.service) / elapsed;
    const isPlain = rate === 0 || rate === 1;
    if (!deps.isMachineJumping()) isMachinesTime = deps.isMachines(sample);
    // Standing still, it would soon leave this machine's time.
    const found = isPlain ? rate : measured;
    line = {
      at: sample.at,
      service: sample.service,
      rate: isMachinesTime && found === 0 ? 1 : found,
    };
    confirmedAt = sample.at;
    candidates = [];
  }

  function confirm(sample: ClockSample): void {
    if (settled && line !== null) {
      // Never to the sample itself: several small steps would lead anywhere.
      const service = line.rate === 1 ? nearLine(line, sample) : sample.service;
      advance({ ...sample, service }, line.rate);
      return;
    }
    basis = [...basis, sample];
    advance(sample, findRate(basis) ?? 1);
    if (isLong(basis)) [settled, basis] = [true, basis.slice(0, 1)];
  }

  function adopt(sample: ClockSample): void {
    // This machine is a second witness.
    settled = isLong(candidates) || deps.isMachines(sample);
    const rate = findRate(candidates) ?? 1;
    basis = settled ? candidates.slice(0, 1) : candidates;
    advance(sample, rate);
  }

  function isEnough(): boolean {
    if (isLong(candidates)) return true;
    if (!isPair(candidates)) return false;
    if (line === null) return true;
    const isOpen = !settled || deps.isMachineJumping();
    return isOpen && candidates.slice(-2).every((sample) => deps.isMachines(sample));
  }

  return {
    add(sample) {
      newest = sample;
      if (!deps.isPlausible(sample)) {
        candidates = [];
        return "refused";
      }
      if (isConfirmed(sample)) {
        confirm(sample);
        return "confirmed";
      }
      const isFirst = candidates.length === 0;
      candidates = newestOnOneLine([...candidates, sample]);
      if (isLong(candidates) && isRepeated(candidates)) {
        candidates = [...candidates.slice(0, 1), sample];
        return "doubting";
      }
      if (isEnough()) {
        adopt(sample);
        return "adopted";
      }
      return isFirst || candidates.length === 1 ? "doubted" : "doubting";
    },
    line: () => line,
    isSettled: () => settled,
    confirmedAt: () => confirmedAt,
    newest: () => newest,
  };
}

function isLong(samples: readonly ClockSample[]): boolean {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || samples.length < 3) return false;
  return last.at - first.at >= AGREEMENT;
}
