import type { Instant } from "#core/model/match.ts";

/** What a replay clock shows now, and how many seconds pass on it in a real second. */
export interface ClockSetting {
  readonly now: Instant;
  /** 0 stands still. */
  readonly speed: number;
}

/** The service's clock: real time, or a moment of a past or future event that runs on from there. */
export interface ReplayClock {
  readonly now: () => Instant;
  readonly speed: () => number;
  /** Goes on from `now` at `speed`. */
  readonly set: (setting: ClockSetting) => void;
}

/**
 * @param setting null for real time
 * @param realNow the clock it runs by, in milliseconds
 */
export function createReplayClock(
  setting: ClockSetting | null,
  realNow: () => number = Date.now,
): ReplayClock {
  let anchor = { real: realNow(), ...(setting ?? { now: realNow(), speed: 1 }) };
  return {
    now: () => Math.round(anchor.now + (realNow() - anchor.real) * anchor.speed),
    speed: () => anchor.speed,
    set: (next) => {
      anchor = { real: realNow(), ...next };
    },
  };
}
