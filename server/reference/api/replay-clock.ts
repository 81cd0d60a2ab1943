import type { Instant } from "#core/model/match.ts";

export interface ClockSetting {
  /** Time that the clock currently shows. */
  readonly now: Instant;
  /** Seconds of the replay clock per real second; 0 if it is stopped. */
  readonly speed: number;
}

/** The service's clock: real time, or a replay that runs from a given time at a given speed. */
export type ReplayClock = ReturnType<typeof createReplayClock>;

/** Creates a replay clock with an initial time and speed; `null` for real time. */
export function createReplayClock(setting: ClockSetting | null, realNow: () => number = Date.now) {
  let anchor = { real: realNow(), ...(setting ?? { now: realNow(), speed: 1 }) };
  return {
    now: () => Math.round(anchor.now + (realNow() - anchor.real) * anchor.speed),
    speed: () => anchor.speed,
    /** Continues from `now` at `speed`. */
    set: (next: ClockSetting) => {
      anchor = { real: realNow(), ...next };
    },
  };
}
