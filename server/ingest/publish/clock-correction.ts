import type { Change } from "#core/model/change.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import {
  createStateBeforeClockStep,
  type KnownData,
  retimeStateSince,
} from "./state-before-clock-step.ts";
import type { PublicationState } from "./publication-state.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import type { DerivedState, TickWriter } from "./tick-writer.ts";

export interface ClockCorrectionDeps {
  readonly clock: Pick<ServiceClock, "now" | "subscribe">;
  readonly archive: Pick<OpenSources, "retimeChanges">;
  readonly logger: Pick<Logger, "error">;
  readonly state: PublicationState;
  readonly writer: Pick<TickWriter, "isHolding" | "write">;
  /** Returns whether this process leads and its memory contains everything in the archive. */
  readonly isWriting: () => boolean;
  readonly derive: (seen: readonly SourceRecord[], earlier: World | null) => Promise<DerivedState>;
  readonly show: (derived: DerivedState, changes: readonly LoggedChange[]) => void;
  /** Runs a correction after the ticks in progress. */
  readonly run: (correct: () => Promise<void>) => void;
}

/**
 * Corrects all recorded times whenever the service clock turns out to have been wrong. Returns a
 * function that subscribes to corrections: the listener is called after the world is derived for
 * the right time.
 */
export function createClockCorrection(deps: ClockCorrectionDeps): (listener: () => void) => void {
  const { clock, state, writer, show } = deps;
  const clockSteps = createStateBeforeClockStep();
  const listeners: (() => void)[] = [];

  /**
   * Moves the recorded times, and derives the world for the clock's present time. Nothing happened
   * to the matches, so the only changes that are logged are corrections of ends that were logged
   * because of the wrong time.
   *
   * @param before State when the clock was last right; `null` if unknown.
   * @param by Milliseconds by which times are moved.
   */
  async function correct(before: KnownData | null, by: number): Promise<void> {
    const correction = { by, now: clock.now() };
    const isWriting = deps.isWriting();
    // A follower reads the corrected records from the leader's next tick.
    if (isWriting || writer.isHolding()) {
      state.correct(retimeStateSince(state.known(), before, correction));
    }
    if (isWriting) await retimeLog(before, correction, deps);
    const derived = await deps.derive(state.known().records, null);
    const { histories } = state.known();
    const isWrongEnd = ({ type, match }: Change): boolean =>
      type === "corrected" &&
      histories.get(match)?.endedAt !== (before?.histories.get(match)?.endedAt ?? null);
    show(derived, isWriting ? await writer.write(derived, isWrongEnd) : []);
    for (const listener of listeners) listener();
  }

  clock.subscribe({
    doubted: (source) => clockSteps.doubted(source, state.known()),
    trusted: (source) => clockSteps.trusted(source),
    stepped: (source, by, isHome) => {
      const before = clockSteps.stepped(source, by, isHome);
      deps.run(() => correct(before, by));
    },
  });
  return (listener) => void listeners.push(listener);
}

async function retimeLog(
  before: KnownData | null,
  { by, now }: { readonly by: number; readonly now: Instant },
  { archive, logger }: Pick<ClockCorrectionDeps, "archive" | "logger">,
): Promise<void> {
  const since = before === null ? { at: now } : { seq: before.seq ?? 0 };
  try {
    await archive.retimeChanges(since, by);
  } catch (error) {
    logger.error(
      { err: error },
      "Correcting the times of the change log failed. They stay as logged.",
    );
  }
}
