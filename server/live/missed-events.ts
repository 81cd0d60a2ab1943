import { SECOND } from "#core/lib/time.ts";
import type { Change } from "#core/model/change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { presentChange } from "#server/presenters/change.ts";
import type { ChangeLog } from "./changes-routes.ts";
import { eventFrame, orReset, positionFrame, resetFrame, type EventFrame } from "./event-frame.ts";
import type { EventHub } from "./event-hub.ts";

/** Changes of which a reader that comes back is told; one that missed more fetches everything again. */
const MOST_MISSED = 500;
/** How long a reader waits for a process that shows less than the reader knows, in milliseconds. */
const PATIENCE = 10 * SECOND;

/** Creates the frames for the subscribers of a hub. */
export function framesOf(
  changes: readonly LoggedChange[],
  isShown: (change: Change) => boolean,
): readonly EventFrame[] {
  return changes
    .filter(({ change }) => isShown(change))
    .map((logged) => eventFrame("change", logged.seq, presentChange(logged)));
}

/**
 * Finds what a reader missed after the number that it sends: `null` for a reader that begins,
 * `undefined` for one that sends no number of ours. Resolves to `null` if it must come back later.
 */
export type FindMissed = (from: number | null | undefined) => Promise<readonly EventFrame[] | null>;

/**
 * Creates the search. What this process has published comes from memory; only what is older is read
 * from the archive, once for all readers that ask for the same. Nobody is told of a change before this
 * process shows it: a reader would fetch data without it.
 */
export function createMissed(deps: {
  readonly log: Pick<ChangeLog, "findChangesAfter" | "findLastSeq">;
  readonly hub: Pick<EventHub, "replay">;
  readonly isShown: (change: Change) => boolean;
  /** How long to wait for this process to catch up, in milliseconds. */
  readonly patience?: number;
}): FindMissed {
  const { log, isShown, patience = PATIENCE } = deps;
  const { replay } = deps.hub;
  const reads = shareReads(async (from: number) => {
    const page = await log.findChangesAfter(from, MOST_MISSED);
    // A newer one is published here as soon as it is shown.
    const shown = replay.position() ?? page.last;
    const frames = framesOf(
      page.changes.filter(({ seq }) => seq <= shown),
      isShown,
    );
    const isWhole = page.changes.length < MOST_MISSED;
    return { known: page.known, frames: isWhole ? orReset(frames) : [resetFrame(shown)] };
  });
  const seeds = shareReads(() => log.findLastSeq());

  const readPosition = async (): Promise<number> => {
    if (replay.position() === null) replay.seed(await seeds(0, replay.position()));
    return replay.position() ?? 0;
  };

  const find: FindMissed = async (from) => {
    const position = await readPosition();
    if (from === null) return [positionFrame(position)];
    if (from === undefined) return [resetFrame(position)];
    const kept = replay.after(from);
    if (kept !== null) return kept;
    const { known, frames } = await reads(from, position);
    if (!known) return [resetFrame(replay.position() ?? position)];
    if (from <= position) return frames;
    const isReached = await replay.reach(from, AbortSignal.timeout(patience));
    return isReached ? (replay.after(from) ?? []) : null;
  };
  // An archive that cannot be read says so elsewhere; a browser would not come back after an error.
  return (from) => find(from).catch(() => null);
}

/** Shares one read among all that ask with the same key while nothing was published. */
function shareReads<T>(read: (key: number) => Promise<T>) {
  const shared = new Map<number, Promise<T>>();
  let version: number | null = null;
  return (key: number, position: number | null): Promise<T> => {
    if (version !== position) shared.clear();
    version = position;
    const known = shared.get(key);
    if (known !== undefined) return known;
    const result = read(key);
    shared.set(key, result);
    // A read that fails is tried again, and what is unknown may be known a moment later.
    result.catch(() => shared.delete(key));
    return result;
  };
}
