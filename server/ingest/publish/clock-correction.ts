import type { Change } from "#core/model/change.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange, OpenSources } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import { createClockSteps, type KnownThen, retimeKnown } from "./clock-steps.ts";
import type { PublicationState } from "./publication-state.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import type { DerivedState, TickWriter } from "./tick-writer.ts";

/** What a correction needs. */
export interface ClockCorrectionDeps {
  readonly clock: Pick<ServiceClock, "now" | "subscribe">;
  readonly archive: Pick<OpenSources, "retimeChanges">;
  readonly logger: Pick<Logger, "error">;
  readonly state: PublicationState;
  readonly writer: Pick<TickWriter, "write">;
  readonly isWriting: () => boolean;
  /** Whether sources were polled while this process could not write. */
  readonly isHolding: () => boolean;
  readonly derive: (seen: readonly SourceRecord[], earlier: World | null) => Promise<DerivedState>;
  readonly show: (standing: DerivedState, changes: readonly LoggedChange[]) => void;
  /** Runs a correction when its turn comes. */
  readonly run: (correct: () => Promise<void>) => void;
}

/**
 * Corrects what was recorded since the clock was last right, whenever the clock is set. Returns a
 * function that subscribes to corrections: the listener is called when everything is derived for the
 * right time.
 */
export function createClockCorrection(deps: ClockCorrectionDeps): (listener: () => void) => void {
  const { clock, state, writer, show } = deps;
  const clockSteps = createClockSteps();
  const listeners: (() => void)[] = [];

  /**
   * Corrects the records, and derives everything for the time that the clock shows now. That announces
   * nothing, because nothing happened to the matches, but for ends that were announced at a wrong time
   * and are none.
   *
   * @param before `null` if it is not known.
   */
  async function correct(before: KnownThen | null, by: number): Promise<void> {
    const correction = { by, now: clock.now() };
    const isWriting = deps.isWriting();
    // A follower gets what the leader has corrected.
    if (isWriting || deps.isHolding()) {
      state.correct(retimeKnown(state.known(), before, correction));
    }
    if (isWriting) await retimeLog(before, correction, deps);
    const standing = await deps.derive(state.known().records, null);
    const { histories } = state.known();
    const isWrongEnd = ({ type, match }: Change): boolean =>
      type === "corrected" &&
      histories.get(match)?.endedAt !== (before?.histories.get(match)?.endedAt ?? null);
    show(standing, isWriting ? await writer.write(standing, isWrongEnd) : []);
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
  before: KnownThen | null,
  { by, now }: { readonly by: number; readonly now: Instant },
  { archive, logger }: Pick<ClockCorrectionDeps, "archive" | "logger">,
): Promise<void> {
  const since = before === null ? { at: now } : { seq: before.seq ?? 0 };
  try {
    await archive.retimeChanges(since, by);
  } catch (error) {
    logger.error({ err: error }, "the times of the change log could not be corrected");
  }
}
