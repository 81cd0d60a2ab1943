import {
  AGREEMENT_DURATION_MS,
  type ClockLine,
  type ClockSample,
  findLineRate,
  isOnLine,
  limitToMaxDrift,
} from "./clock-line.ts";

export interface AgreedLineDeps {
  /** The archived line, which counts as settled; `null` without one. */
  readonly initial: ClockLine | null;
  /** Returns whether a time is that of this machine's clock. */
  readonly isMachines: (shown: Pick<ClockSample, "at" | "service">) => boolean;
  /** Returns whether this machine's clock has jumped and the jump is not followed yet. */
  readonly isMachineJumping: () => boolean;
}

/**
 * Creates the line of the samples of one service, which starts with the archived one. It is settled
 * once samples have agreed for long enough.
 */
export function createAgreedLine(deps: AgreedLineDeps) {
  let line = deps.initial;
  let isSettled = line !== null;
  /** Whether the line was this machine's time when last checked. */
  let isMachinesTime = line !== null && deps.isMachines(line);
  let confirmedAt = line?.at ?? -Infinity;
  /** The samples of the line until it is settled, then only the first of them. */
  let basis: readonly ClockSample[] = [];

  /** Advances the line to a sample. After a minute, the rate is measured from the first sample. */
  function advance(sample: ClockSample, rate: number): void {
    const [first] = basis;
    const elapsed = first === undefined ? 0 : sample.at - first.at;
    const measured =
      first === undefined || elapsed < AGREEMENT_DURATION_MS
        ? rate
        : (sample.service - first.service) / elapsed;
    const isPlain = rate === 0 || rate === 1;
    if (!deps.isMachineJumping()) isMachinesTime = deps.isMachines(sample);
    // With rate 0, the line would soon deviate from this machine's time.
    const newRate = isPlain ? rate : measured;
    line = {
      at: sample.at,
      service: sample.service,
      rate: isMachinesTime && newRate === 0 ? 1 : newRate,
    };
    confirmedAt = sample.at;
  }

  /** Returns whether the samples have a constant time while the line is this machine's time. */
  const isRepeated = (samples: readonly ClockSample[]): boolean =>
    isMachinesTime && findLineRate(samples) === 0;

  return {
    /** Returns the line; `null` before the first one. */
    current: (): ClockLine | null => line,
    isSettled: () => isSettled,
    /** Returns the monotonic time of the last sample on the line; -Infinity before the first. */
    confirmedAt: () => confirmedAt,
    isRepeated,
    has(sample: ClockSample) {
      if (line === null) return false;
      if (isSettled) return isOnLine(line, sample);
      const samples = [...basis, sample];
      return findLineRate(samples) !== null && !isRepeated(samples);
    },
    /** Advances the line to a sample that is on it. */
    confirm(sample: ClockSample) {
      if (isSettled && line !== null) {
        // Not to the sample's own time: several small deviations could add up to any change.
        const service = line.rate === 1 ? limitToMaxDrift(line, sample) : sample.service;
        advance({ ...sample, service }, line.rate);
        return;
      }
      basis = [...basis, sample];
      advance(sample, findLineRate(basis) ?? 1);
      if (canSettleLine(basis)) [isSettled, basis] = [true, basis.slice(0, 1)];
    },
    /** Replaces the line with the line of these samples; `sample` is the newest. */
    adopt(samples: readonly ClockSample[], sample: ClockSample) {
      // This machine's clock confirms the samples.
      isSettled = canSettleLine(samples) || deps.isMachines(sample);
      basis = isSettled ? samples.slice(0, 1) : samples;
      advance(sample, findLineRate(samples) ?? 1);
    },
  };
}

/** Returns whether samples suffice to settle a line: three or more over at least a minute. */
export function canSettleLine(samples: readonly ClockSample[]): boolean {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || samples.length < 3) return false;
  return last.at - first.at >= AGREEMENT_DURATION_MS;
}
