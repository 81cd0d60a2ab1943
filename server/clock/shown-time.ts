import { SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { StoredClock, TimeSources } from "./clock.ts";
import { type ClockLine, EQUAL_CLOCKS_TOLERANCE_MS, getServiceTime } from "./clock-line.ts";
import type { SourceTime } from "./source-clocks.ts";
import type { MachineClock } from "./machine-clock.ts";

/** Smallest correction that is followed, in milliseconds, because `Date` has whole seconds. */
const MIN_CORRECTION = 2 * SECOND;

/** The time that the service clock shows. */
export type ShownTime = ReturnType<typeof createShownTime>;

/** Creates a clock that shows this machine's time. */
export function createShownTime(
  machine: Pick<MachineClock, "now">,
  monotonic: TimeSources["monotonic"],
) {
  /** The line of the clock; `null` while it shows this machine's time. */
  let currentLine: ClockLine | null = null;
  let settled = false;
  let agreedBefore = false;

  /** Returns the present time of the line. */
  const lineTime = (): number =>
    currentLine === null ? machine.now() : getServiceTime(currentLine, monotonic());

  return {
    /**
     * Returns the time. It also advances between responses of a stopped replay, so that data ages.
     */
    now: (): Instant =>
      Math.round(
        currentLine?.rate === 0
          ? getServiceTime({ ...currentLine, rate: 1 }, monotonic())
          : lineTime(),
      ),
    line: (): ClockLine => ({ at: monotonic(), service: lineTime(), rate: currentLine?.rate ?? 1 }),
    /** Returns whether a settled source has been chosen, or the clock was restored. */
    isSettled: () => settled,
    isMachines: () => currentLine === null,
    /** Returns whether a source has agreed with this machine's time since the start. */
    hasAgreed: () => agreedBefore,
    /** Chooses the time to show from the sources' times. */
    choose(votes: readonly SourceTime[]) {
      const current = lineTime();
      const choice = chooseVote(votes, { shown: current, machine: machine.now(), settled });
      if (choice === null) return;
      settled ||= choice.isSettled;
      const { service } = choice;
      // Until the line is settled, a jump of a replay looks like a higher rate.
      const rate = choice.isSettled || choice.rate === 0 ? choice.rate : 1;
      if (Math.abs(service - machine.now()) <= EQUAL_CLOCKS_TOLERANCE_MS) {
        currentLine = null;
        agreedBefore = true;
      } else if (
        rate === 0 ||
        currentLine?.rate !== rate ||
        Math.abs(service - current) > MIN_CORRECTION
      ) {
        currentLine = { at: monotonic(), service, rate };
      }
    },
    /** Returns the state to archive. */
    kept: (): StoredClock =>
      currentLine === null
        ? null
        : { wall: machine.now(), service: Math.round(lineTime()), rate: currentLine.rate },
    /** Restores the archived state. Returns its line. */
    restore(kept: StoredClock): ClockLine {
      const at = monotonic();
      const line =
        kept === null
          ? { at, service: machine.now(), rate: 1 }
          : { at: at - (machine.now() - kept.wall), service: kept.service, rate: kept.rate };
      settled = true;
      agreedBefore = kept === null;
      currentLine =
        kept === null ? null : { at, service: getServiceTime(line, at), rate: kept.rate };
      return line;
    },
  };
}

/** Returns the vote to follow; `null` to keep the shown time. */
function chooseVote(
  votes: readonly SourceTime[],
  now: { readonly shown: Instant; readonly machine: Instant; readonly settled: boolean },
): SourceTime | null {
  const [first] = votes;
  if (first === undefined) return null;
  if (votes.every((vote) => isAt(vote, first.service))) return first;
  if (now.settled) return votes.find((vote) => isAt(vote, now.shown)) ?? null;
  return votes.find((vote) => isAt(vote, now.machine)) ?? first;
}

function isAt({ service, rate }: SourceTime, instant: Instant): boolean {
  return Math.abs(service - instant) <= EQUAL_CLOCKS_TOLERANCE_MS * Math.max(1, rate);
}
