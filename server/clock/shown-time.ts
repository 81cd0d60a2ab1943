import { SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { KeptClock, TimeSources } from "./clock.ts";
import { type ClockLine, DRIFT, timeOn } from "./clock-line.ts";
import type { ClockVote } from "./clock-sources.ts";
import type { MachineClock } from "./machine-clock.ts";

/** `Date` counts whole seconds: smaller corrections would make the clock tremble. */
const TREMBLE = 2 * SECOND;

/** The time that the service clock shows. */
export interface ShownTime {
  /** Also runs on after the last response of a service that stands still: its data grows old. */
  readonly now: () => Instant;
  /** Returns the line that the clock is on, at this moment. */
  readonly line: () => ClockLine;
  /** Whether what it shows was agreed on for long enough. */
  readonly isSettled: () => boolean;
  /** Whether it shows this machine's time. */
  readonly isMachines: () => boolean;
  /** Whether it showed this machine's time at any moment since the start. */
  readonly hasAgreed: () => boolean;
  /** Chooses what to show out of what the sources state. */
  readonly choose: (votes: readonly ClockVote[]) => void;
  readonly kept: () => KeptClock;
  /** Continues from what was archived. Returns the line of that. */
  readonly restore: (kept: KeptClock) => ClockLine;
}

/** Creates the shown time of a clock that shows this machine's. */
export function createShownTime(
  machine: Pick<MachineClock, "now">,
  monotonic: TimeSources["monotonic"],
): ShownTime {
  /** The line that the clock is on; `null` while it shows this machine's time. */
  let followed: ClockLine | null = null;
  let settled = false;
  let agreedBefore = false;

  /** Returns the time of the line that the clock is on. */
  const lineTime = (): number =>
    followed === null ? machine.now() : timeOn(followed, monotonic());

  return {
    now: () =>
      Math.round(followed?.rate === 0 ? timeOn({ ...followed, rate: 1 }, monotonic()) : lineTime()),
    line: () => ({ at: monotonic(), service: lineTime(), rate: followed?.rate ?? 1 }),
    isSettled: () => settled,
    isMachines: () => followed === null,
    hasAgreed: () => agreedBefore,
    choose(votes) {
      const shown = lineTime();
      const choice = chooseVote(votes, { shown, machine: machine.now(), settled });
      if (choice === null) return;
      settled ||= choice.isSettled;
      const { service } = choice;
      // A jump of a replay looks like a fast one until a minute of samples has settled the line.
      const rate = choice.isSettled || choice.rate === 0 ? choice.rate : 1;
      if (Math.abs(service - machine.now()) <= DRIFT) {
        followed = null;
        agreedBefore = true;
      } else if (rate === 0 || followed?.rate !== rate || Math.abs(service - shown) > TREMBLE) {
        followed = { at: monotonic(), service, rate };
      }
    },
    kept: () =>
      followed === null
        ? null
        : { wall: machine.now(), service: Math.round(lineTime()), rate: followed.rate },
    restore(kept) {
      const at = monotonic();
      const line =
        kept === null
          ? { at, service: machine.now(), rate: 1 }
          : { at: at - (machine.now() - kept.wall), service: kept.service, rate: kept.rate };
      settled = true;
      agreedBefore = kept === null;
      followed = kept === null ? null : { at, service: timeOn(line, at), rate: kept.rate };
      return line;
    },
  };
}

/** Returns the vote to follow; `null` to stay with what is shown. */
function chooseVote(
  votes: readonly ClockVote[],
  now: { readonly shown: Instant; readonly machine: Instant; readonly settled: boolean },
): ClockVote | null {
  const [first] = votes;
  if (first === undefined) return null;
  if (votes.every((vote) => isAt(vote, first.service))) return first;
  if (now.settled) return votes.find((vote) => isAt(vote, now.shown)) ?? null;
  return votes.find((vote) => isAt(vote, now.machine)) ?? first;
}

function isAt({ service, rate }: ClockVote, instant: Instant): boolean {
  return Math.abs(service - instant) <= DRIFT * Math.max(1, rate);
}
