import { setTimeout as wait } from "node:timers/promises";
import type { DeriveOptions } from "#core/world/derive-world.ts";
import { HOUR, SECOND } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import { decisionsOf } from "#core/desk/decisions.ts";
import type {
  ArchiveListener,
  ArchiveReader,
  OpenArchive,
  Role,
  SessionTable,
} from "#server/archive/repository.ts";
import type { Audience } from "#server/reading/audience.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { Watch } from "./presence.ts";
import { createCatchUp } from "./catch-up.ts";
import { createDeskBook, type DeskBook } from "#server/desk/desk-book.ts";
import { createHandScores } from "#server/desk/hand-scores.ts";
import { createPollNow, type PollNowResult } from "./poll-now.ts";
import { createPoller } from "./poller.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { createRetention } from "./retention.ts";
import { createStoreMonitor } from "./store-monitor.ts";

/** How often what is old is let go, in milliseconds. */
const RENEWAL = HOUR;
/** How often the process that leads is told that somebody watches here, in milliseconds. */
const WATCH_BEAT = 20 * SECOND;
/** Between two tries to read an archive that cannot be read, in milliseconds. */
const RETRY = 3 * SECOND;

/** A service and the client that reads it. */
export interface WatchedService {
  /** Base address of the service. */
  readonly address: string;
  readonly clientId: string;
  readonly client: UpstreamClient;
}

export interface IngestDeps {
  readonly services: readonly WatchedService[];
  readonly openArchive: (listener: ArchiveListener) => Promise<OpenArchive>;
  readonly clock: Omit<ServiceClock, "observe">;
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  /** What worlds are derived with where staff wrote nothing down. */
  readonly options: DeriveOptions;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** Between two looks at a service, as configured, in milliseconds. */
  readonly interval: number;
  readonly watch: Omit<Watch, "note">;
  readonly monotonic: TimeSources["monotonic"];
  /** This machine's clock: deletion follows no other. */
  readonly wall: TimeSources["wall"];
  readonly later: TimeSources["later"];
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
  /** How long what is over is kept, in milliseconds; null: for ever. */
  readonly retention: number | null;
  /** In [0, 1). */
  readonly random: () => number;
  /** What viewers may see. The poll interval depends on nothing else. */
  readonly audience: Pick<Audience, "names" | "maySee" | "publicWorld" | "diff" | "learnAliases">;
}

/** Everything between the services and the routes. */
export interface Ingest {
  readonly publisher: Pick<Publisher, "current" | "onClockStep" | "subscribe">;
  readonly reader: ArchiveReader;
  /** Reads for viewers. */
  readonly publicReader: ArchiveReader;
  /** Beside the matches in the archive: who is signed in. */
  readonly sessions: SessionTable;
  /** What staff wrote down; a change is derived and published before it is answered. */
  readonly book: DeskBook;
  /** What worlds are derived with now. */
  readonly options: () => DeriveOptions;
  /** Polls every service now, for staff. */
  readonly pollNow: () => Promise<PollNowResult>;
  /** Breaks off what is under way, and closes the archive. */
  stop(): Promise<void>;
}

/**
 * Shows what the archive holds, then looks at the services for as long as this process leads, and
 * follows the one that does while it does not.
 *
 * @throws {ArchiveError} when the archive cannot be opened
 */
export async function startIngest(deps: IngestDeps): Promise<Ingest> {
  const { services, clock, logger, audience } = deps;
  const clientIds = services.map(({ clientId }) => clientId);
  /** One object each time this process takes the lease. */
  let term: object | null = null;
  /** The term in which memory was brought up to what the archive holds: only then is it written. */
  let syncedTerm: object | null = null;
  let stopped = false;
  /** Null until everything is set up. */
  let heed: {
    readonly led: (role: Role) => void;
    readonly ticked: (tick: number) => void;
    readonly deskChanged: () => void;
    readonly pollWanted: () => void;
  } | null = null;
  const store = createStoreMonitor(clock.now);
  const archive = await deps.openArchive({
    led: (role) => {
      term = role === "leading" ? {} : null;
      heed?.led(role);
    },
    ticked: (tick) => heed?.ticked(tick),
    deskChanged: () => heed?.deskChanged(),
    watched: () => {
      if (isLeading()) deps.watch.noteElsewhere();
    },
    pollWanted: () => heed?.pollWanted(),
    storeProblem: (problem) => {
      if (problem === null) logger.info({}, "the archive's store works again");
      else logger.error({ err: problem }, problem.message);
      store.report("store", problem);
    },
  });
  // Asked at the very moment: a process that was stopped for a while may have lost the lease.
  const role = (): Role => (stopped ? "following" : archive.role());
  const isLeading = (): boolean => term !== null && role() === "leading";
  const opened = await archive.openSources(
    services.map(({ address, clientId }) => ({ address, client: clientId })),
    audience.names,
  );
  const book = createDeskBook(archive.desk);
  await book.reload();
  await audience.learnAliases(book.facts(), opened.publicReader);
  const options = () => ({ ...deps.options, facts: book.facts(), isPublic: audience.maySee });
  const publisher = createPublisher({
    clock,
    later: deps.later,
    logger,
    options,
    archive: opened,
    diff: audience.diff,
    isWriting: () => isLeading() && term === syncedTerm,
    run: deps.run,
    store,
    publicWorld: audience.publicWorld,
  });
  const catchUp = createCatchUp({ archive, opened, clientIds, publisher, clock });
  const poller = createPoller({
    services: services.map(({ clientId, client }, index) => ({
      clientId,
      client,
      archive: must(opened.sources[index], "every source was opened"),
    })),
    publisher,
    replaceName: () => catchUp.nameReplacer(),
    role,
    decisions: () => decisionsOf(book.facts()),
    audience,
    clock,
    logger,
    zone: deps.zone,
    interval: deps.interval,
    watch: deps.watch,
    monotonic: deps.monotonic,
    later: deps.later,
    random: deps.random,
  });

  const tryCatchUp = async (how: "run" | "renew"): Promise<boolean> => {
    try {
      await catchUp[how]();
      return true;
    } catch (error) {
      logger.error({ err: error }, "the archive cannot be read; what is shown stays as it is");
      return false;
    }
  };

  /** A follower has no responses of its own: its clock follows what the leader's showed. */
  const follow = async (): Promise<void> => {
    const before = publisher.current().world?.snapshot.takenAt;
    await tryCatchUp("run");
    const takenAt = publisher.current().world?.snapshot.takenAt;
    if (takenAt === undefined || takenAt === before || role() !== "following") return;
    clock.follow(takenAt);
  };

  /** Continues from the last commit, and first stores what only memory holds. Polls as before. */
  const takeOver = async (taken: object | null): Promise<void> => {
    if (taken === null || term !== taken) return;
    if (!(await tryCatchUp("run"))) {
      await wait(RETRY);
      await takeOver(taken);
      return;
    }
    if (term !== taken || stopped) return;
    syncedTerm = taken;
    if (!publisher.isArchived()) await publisher.renew();
    await poller.resume();
  };

  /** An archive that is out of reach says so by itself. */
  const tellLeader = (): void => {
    if (role() === "following" && deps.watch.isWatchedHere())
      archive.announceWatch().catch(() => {});
  };

  const hurry = (): void => {
    poller.hurry().catch((error: unknown) => {
      logger.error({ err: error }, "the next look could not be brought forward");
    });
  };

  const { wall, retention } = deps;
  const deleteOld =
    retention === null ? null : createRetention({ archive, clock, wall, logger, retention });
  /** The archive lets go of what is older than it may be kept, memory of what is long over. */
  const renew = async (): Promise<void> => {
    if (isLeading()) await deleteOld?.();
    // What only memory holds would go with it.
    if (publisher.isArchived()) await tryCatchUp("renew");
  };
  /** Another process may have written something down. */
  const reread = async (): Promise<void> => {
    try {
      await book.reload();
    } catch (error) {
      logger.error({ err: error }, "what staff wrote down cannot be read; it stays as it was");
    }
  };

  const endHandScores = createHandScores({
    book,
    publication: () => publisher.current(),
    clock,
    isLeading,
    onError: (error) => {
      logger.error({ err: error }, "a score counted by hand could not be ended; it counts no more");
    },
  });

  await catchUp.run();
  book.subscribe(async (what) => {
    if (what !== "facts") return;
    await audience.learnAliases(book.facts(), opened.publicReader);
    await publisher.renew();
  });
  publisher.subscribe(endHandScores);
  // What memory let go of at a wrong time is read again.
  publisher.onClockStep(() => {
    if (publisher.isArchived()) void tryCatchUp("renew");
  });
  // What was counted while the service's answer was on its way may have ended already.
  book.subscribe(endHandScores);
  heed = {
    led: (now) => {
      switch (now) {
        case "leading":
          void takeOver(term);
          break;
        case "detached":
          void poller.resume();
          break;
        case "following":
          if (poller.pause()) void follow();
          break;
      }
    },
    ticked: (tick) => {
      if (tick > catchUp.tick()) void follow();
    },
    deskChanged: () => void reread(),
    // A poller that rests polls nothing.
    pollWanted: () => void poller.pollNow(),
  };
  heed.led(role());
  deps.watch.subscribe(() => (isLeading() ? hurry() : tellLeader()));
  const beats = [setInterval(() => void renew(), RENEWAL), setInterval(tellLeader, WATCH_BEAT)];
  for (const beat of beats) beat.unref();

  return {
    publisher,
    reader: opened.reader,
    publicReader: opened.publicReader,
    sessions: archive.sessions,
    book,
    options,
    pollNow: createPollNow({ poller, archive, clientIds, monotonic: deps.monotonic }),
    async stop() {
      heed = null;
      stopped = true;
      for (const beat of beats) clearInterval(beat);
      await poller.stop();
      await publisher.close();
      await archive.close();
    },
  };
}
