import {
  AGREEMENT,
  type ClockLine,
  type ClockSample,
  findRate,
  isOnLine,
  nearLine,
} from "./clock-line.ts";

/** The line that the samples of one service are on. It is settled once agreed on for long enough. */
export interface SettlingLine {
  /** `null` before anything is known. */
  readonly current: () => ClockLine | null;
  readonly isSettled: () => boolean;
  /** Monotonic: when a sample was last on the line; -Infinity before. */
  readonly confirmedAt: () => number;
  /** Returns whether a sample is on the line. */
  readonly has: (sample: ClockSample) => boolean;
  /** Moves the line on to a sample that is on it. */
  readonly confirm: (sample: ClockSample) => void;
  /** Leaves the line for another one, on which all of these are; `sample` is the newest. */
  readonly adopt: (samples: readonly ClockSample[], sample: ClockSample) => void;
  /** Returns whether the samples stand still while the line is this machine's time. */
  readonly isRepeated: (samples: readonly ClockSample[]) => boolean;
}

/** What a line depends on. */
export interface SettlingLineDeps {
  /** What was archived; `null` if nothing was. */
  readonly initial: ClockLine | null;
  /** Whether it is what this machine's clock shows. */
  readonly isMachines: (shown: Pick<ClockSample, "at" | "service">) => boolean;
  /** Whether this machine's clock has just been set: then nothing is settled. */
  readonly isMachineJumping: () => boolean;
}

/** Creates a line that starts as archived. */
export function createSettlingLine(deps: SettlingLineDeps): SettlingLine {
  let line = deps.initial;
  let settled = line !== null;
  /** Whether the line was this machine's time when that was last known. */
  let isMachinesTime = line !== null && deps.isMachines(line);
  let confirmedAt = line?.at ?? -Infinity;
  /** While the line is not settled: what it rests on. Then the first of these. */
  let basis: readonly ClockSample[] = [];

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
  }

  const isRepeated = (samples: readonly ClockSample[]): boolean =>
    isMachinesTime && findRate(samples) === 0;

  return {
    current: () => line,
    isSettled: () => settled,
    confirmedAt: () => confirmedAt,
    isRepeated,
    has(sample) {
      if (line === null) return false;
      if (settled) return isOnLine(line, sample);
      const samples = [...basis, sample];
      return findRate(samples) !== null && !isRepeated(samples);
    },
    confirm(sample) {
      if (settled && line !== null) {
        // Never to the sample itself: several small steps would lead anywhere.
        const service = line.rate === 1 ? nearLine(line, sample) : sample.service;
        advance({ ...sample, service }, line.rate);
        return;
      }
      basis = [...basis, sample];
      advance(sample, findRate(basis) ?? 1);
      if (isLong(basis)) [settled, basis] = [true, basis.slice(0, 1)];
    },
    adopt(samples, sample) {
      // This machine is a second witness.
      settled = isLong(samples) || deps.isMachines(sample);
      basis = settled ? samples.slice(0, 1) : samples;
      advance(sample, findRate(samples) ?? 1);
    },
  };
}

/** Returns whether samples are enough to settle a line: three or more, of at least a minute. */
export function isLong(samples: readonly ClockSample[]): boolean {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || samples.length < 3) return false;
  return last.at - first.at >= AGREEMENT;
}
