import { DAY } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { Archive, Archived, OpenSources } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Adopted, Publisher } from "./publish/publisher.ts";
import { keptClockOf, restoreRecord } from "./source/source-record.ts";

/** The most changes that are told after the archive was away; readers who miss more fetch anew. */
const MOST_CHANGES = 1_000;
/** How far back what was noticed of matches is remembered, in milliseconds. */
const REMEMBERED = 14 * DAY;

/** Brings what is shown up to what the archive holds. */
export interface CatchUp {
  /** Shows what others have committed; answers once everything from before the call is shown. */
  readonly run: () => Promise<void>;
  /** Replaces the names that were deleted by then; null while there are none. */
  readonly nameReplacer: () => NameReplacer | null;
  /** Number of the newest tick that was read; -1 before the first. */
  readonly tick: () => number;
  /** Reads everything anew, so that memory lets go of what is long over. */
  readonly renew: () => Promise<void>;
}

/** Reads the sources, in the order of `clientIds`, and hands them to the publisher. */
export function createCatchUp(deps: {
  readonly archive: Pick<Archive, "findNameReplacer">;
  readonly opened: Pick<OpenSources, "reader" | "sources">;
  readonly clientIds: readonly string[];
  readonly publisher: Pick<Publisher, "adopt" | "subscribe">;
  readonly clock: Pick<ServiceClock, "now" | "restore">;
}): CatchUp {
  const { archive, opened, publisher, clock } = deps;
  let replaceName: NameReplacer | null = null;
  let archived: readonly Archived[] = [];
  let seq: number | null = null;
  let waiting: Promise<void> | null = null;
  publisher.subscribe((changes) => {
    seq = changes.at(-1)?.seq ?? seq;
  });

  function readSources(): Promise<Archived[]> {
    return Promise.all(
      opened.sources.map((source, index) => {
        const known = archived[index];
        return known === undefined
          ? source.findSnapshot(clock.now())
          : source.findSnapshotSince(known);
      }),
    );
  }

  /** Returns whether the clock shows another time now. */
  function restoreClock(): boolean {
    const kept = keptClockOf(archived);
    if (kept !== undefined) clock.restore(kept);
    return kept !== undefined && kept !== null;
  }

  /** The log first: what is shown then holds at least what the changes tell of. */
  async function readAll(): Promise<Adopted> {
    // From here on a further call reads for itself: this one may be too early for it.
    waiting = null;
    replaceName = await archive.findNameReplacer();
    const isFirst = seq === null;
    const from = seq ?? (await opened.reader.findLastSeq());
    const { changes, last } = await opened.reader.findChangesAfter(from, MOST_CHANGES);
    archived = await readSources();
    if (isFirst && restoreClock()) {
      // What memory wants depends on the time.
      archived = [];
      archived = await readSources();
    }
    const since = clock.now() - REMEMBERED;
    const earlier = isFirst ? await opened.reader.findChangesSince(since) : [];
    seq = last;
    const records = archived.map((one, index) =>
      restoreRecord(one, must(deps.clientIds[index], "every source has a client")),
    );
    const derivedAt = archived.flatMap(({ at }) => at ?? []);
    return {
      records,
      changes,
      earlier,
      last,
      at: derivedAt.length === 0 ? null : Math.max(...derivedAt),
    };
  }

  const run = (): Promise<void> => {
    waiting ??= publisher.adopt(readAll);
    return waiting;
  };
  return {
    run,
    nameReplacer: () => replaceName,
    tick: () => Math.max(-1, ...archived.map(({ tick }) => tick)),
    renew() {
      archived = [];
      return run();
    },
  };
}

/** Catches up; resolves to false, instead of rejecting, if the archive cannot be read. */
export type TryCatchUp = (how: "run" | "renew") => Promise<boolean>;

/** Creates a function that logs what keeps it from catching up. */
export function createTryCatchUp(
  catchUp: Pick<CatchUp, "run" | "renew">,
  logger: Pick<Logger, "error">,
): TryCatchUp {
  return async (how) => {
    try {
      await catchUp[how]();
      return true;
    } catch (error) {
      logger.error({ err: error }, "the archive cannot be read; what is shown stays as it is");
      return false;
    }
  };
}
