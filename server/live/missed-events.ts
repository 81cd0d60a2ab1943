import { SECOND } from "#core/lib/time.ts";
import type { Change } from "#core/model/change.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { presentChange } from "#server/presenters/change.ts";
import {
  createEventFrame,
  resetIfTooLarge,
  createPositionFrame,
  createResetFrame,
  type EventFrame,
} from "./event-frame.ts";
import type { EventHub } from "./event-hub.ts";

/** The archive queries of the change routes. */
export type ChangeLog = Pick<
  ArchiveQueries,
  "findChangesAfter" | "findNewestChanges" | "findLastSeq"
>;

/** Maximum number of missed changes that are sent; beyond it, the subscriber is reset. */
const MAX_MISSED = 500;
/** Milliseconds a subscriber with newer changes waits for this process to catch up. */
const CATCH_UP_TIMEOUT = 10 * SECOND;

/** Creates the frames of all changes that are shown. */
export function createChangeFrames(
  changes: readonly LoggedChange[],
  isShown: (change: Change) => boolean,
): readonly EventFrame[] {
  return changes
    .filter(({ change }) => isShown(change))
    .map((logged) => createEventFrame("change", logged.seq, presentChange(logged)));
}

/**
 * Finds the frames that a subscriber missed after a change number; `null` for a new subscriber,
 * `undefined` for an invalid number. Resolves to `null` if it must reconnect later.
 */
export type FindMissedEvents = (
  from: number | null | undefined,
) => Promise<readonly EventFrame[] | null>;

/**
 * Creates the search for missed frames. Frames published by this process come from memory, older
 * ones from the archive, read once for all subscribers with the same number. No change is sent
 * before this process's data contains it, because a subscriber would fetch data without it.
 */
export function createFindMissedEvents(deps: {
  readonly log: Pick<ChangeLog, "findChangesAfter" | "findLastSeq">;
  readonly hub: Pick<EventHub, "replay">;
  readonly isShown: (change: Change) => boolean;
  /** Milliseconds to wait for this process to catch up. */
  readonly patience?: number;
}): FindMissedEvents {
  const { log, isShown, patience = CATCH_UP_TIMEOUT } = deps;
  const { replay } = deps.hub;
  const reads = shareReads(async (from: number) => {
    const page = await log.findChangesAfter(from, MAX_MISSED);
    // Newer changes are published here as soon as they are shown.
    const newestShown = replay.position() ?? page.last;
    const frames = createChangeFrames(
      page.changes.filter(({ seq }) => seq <= newestShown),
      isShown,
    );
    const isComplete = page.changes.length < MAX_MISSED;
    return {
      known: page.known,
      frames: isComplete ? resetIfTooLarge(frames) : [createResetFrame(newestShown)],
    };
  });
  const positions = shareReads(() => log.findLastSeq());

  const readPosition = async (): Promise<number> => {
    if (replay.position() === null) replay.seed(await positions(0, replay.position()));
    return replay.position() ?? 0;
  };

  const find: FindMissedEvents = async (from) => {
    const position = await readPosition();
    if (from === null) return [createPositionFrame(position)];
    if (from === undefined) return [createResetFrame(position)];
    const published = replay.after(from);
    if (published !== null) return published;
    const { known, frames } = await reads(from, position);
    if (!known) return [createResetFrame(replay.position() ?? position)];
    if (from <= position) return frames;
    const isReached = await replay.reach(from, AbortSignal.timeout(patience));
    return isReached ? (replay.after(from) ?? []) : null;
  };
  // An unreadable archive is reported elsewhere. After an error, a browser would not reconnect.
  return (from) => find(from).catch(() => null);
}

/** Shares one read among all calls with the same key until a new change is published. */
function shareReads<T>(read: (key: number) => Promise<T>) {
  const shared = new Map<number, Promise<T>>();
  let version: number | null = null;
  return (key: number, position: number | null): Promise<T> => {
    if (version !== position) shared.clear();
    version = position;
    const running = shared.get(key);
    if (running !== undefined) return running;
    const result = read(key);
    shared.set(key, result);
    // A failed read must be repeated by the next call.
    result.catch(() => shared.delete(key));
    return result;
  };
}
