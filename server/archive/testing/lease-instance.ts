import { EventEmitter, once } from "node:events";
import { Client } from "pg";
import type { ArchiveListener, OpenArchive } from "#server/archive/repository.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  SAMPLE_SOURCE,
} from "./samples.ts";

/** Records the events of an archive, and waits until a condition on them is met. */
export interface ArchiveEventRecorder {
  readonly listener: ArchiveListener;
  readonly leading: () => boolean;
  readonly tick: () => number;
  /** Number of `ticked` events. */
  readonly ticks: () => number;
  /** Number of `deskChanged` events. */
  readonly deskChanges: () => number;
  /** Number of `watched` events. */
  readonly watches: () => number;
  /** Number of `pollWanted` events. */
  readonly pollsWanted: () => number;
  /** Ids of the reported store problems; "works" for each end of one. */
  readonly failures: () => readonly string[];
  /** Resolves once the condition is met. */
  readonly until: (met: () => boolean) => Promise<void>;
}

export interface RecordedArchive extends ArchiveEventRecorder {
  readonly archive: OpenArchive;
}

export function createArchiveEventRecorder(): ArchiveEventRecorder {
  const events = new EventEmitter();
  let leading = false;
  let tick = -1;
  let ticks = 0;
  let deskChanges = 0;
  let watches = 0;
  let pollsWanted = 0;
  const failures: string[] = [];
  return {
    listener: {
      led: (role) => {
        leading = role === "leading";
        events.emit("told");
      },
      ticked: (newest) => {
        tick = newest;
        ticks += 1;
        events.emit("told");
      },
      deskChanged: () => {
        deskChanges += 1;
        events.emit("told");
      },
      watched: () => {
        watches += 1;
        events.emit("told");
      },
      pollWanted: () => {
        pollsWanted += 1;
        events.emit("told");
      },
      storeProblem: (problem) => {
        failures.push(problem?.id ?? "works");
        events.emit("told");
      },
    },
    leading: () => leading,
    tick: () => tick,
    ticks: () => ticks,
    deskChanges: () => deskChanges,
    watches: () => watches,
    pollsWanted: () => pollsWanted,
    failures: () => failures,
    until: async (met) => {
      while (!met()) await once(events, "told");
    },
  };
}

/** Commits a tick with one change. */
export async function commitOneChange({ archive }: RecordedArchive, match: string): Promise<void> {
  const opened = await archive.openSources([SAMPLE_SOURCE]);
  const changes = [{ type: "started" as const, match, tournament: "a/cup" }];
  await opened.upsertTick({
    at: SAMPLE_MATCH_NOON,
    observations: [
      { before: EMPTY_STORED_SOURCE, after: createStoredSourceAt(SAMPLE_MATCH_NOON, []) },
    ],
    changes,
  });
}

/** Reads the match keys of all logged changes, oldest first. */
export async function readLoggedMatchKeys({ archive }: RecordedArchive): Promise<string[]> {
  const { reader } = await archive.openSources([SAMPLE_SOURCE]);
  const { changes } = await reader.findChangesAfter(SAMPLE_MATCH_NOON, 10);
  return changes.map(({ change }) => change.match);
}

/** Ends the connection of a PostgreSQL process. */
export async function endConnection(url: string, pid: number): Promise<void> {
  await runSql(url, `select pg_terminate_backend(${pid})`);
}

/** Runs a statement over a separate connection and returns its rows. */
export async function runSql(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}
