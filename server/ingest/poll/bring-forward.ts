import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { PollWaits } from "./poll-waits.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";
import type { PollTimers } from "./poll-timers.ts";

export interface BringForwardDeps {
  readonly publisher: Pick<Publisher, "publish">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly monotonic: TimeSources["monotonic"];
}

/**
 * Plans each poll again whose wait has become shorter since it was planned, and publishes its new
 * time and poll interval. Never delays a poll.
 */
export async function bringForward(
  timetable: PollTimers,
  waits: PollWaits,
  { publisher, clock, monotonic }: BringForwardDeps,
): Promise<void> {
  for (const [index, { end, due }] of timetable.planned) {
    const sooner = end.since + waits.after(index, end);
    if (sooner >= due) continue;
    timetable.plan(index, { end, due: sooner });
    const interval = waits.interval(index);
    const nextTry = clock.now() + Math.max(0, sooner - monotonic());
    await publisher.publish(index, ({ sighted, state }) => ({
      sighted,
      state: { ...state, interval, nextTry },
    }));
  }
}
