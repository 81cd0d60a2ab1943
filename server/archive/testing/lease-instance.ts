import { EventEmitter, once } from "node:events";
import { Client } from "pg";
import type { ArchiveListener, OpenArchive } from "#server/archive/repository.ts";
import { ARCHIVE_NOON, NOTHING, observedAt, SOURCE } from "./samples.ts";

/** What an instance was told so far, and a way to wait until it was told enough. */
export interface Told {
  readonly listener: ArchiveListener;
  readonly leading: () => boolean;
  readonly tick: () => number;
  /** How often it was told of the newest tick. */
  readonly ticks: () => number;
  /** How often it was told that staff may have written something down. */
  readonly deskChanges: () => number;
  /** How often it was told that somebody watches. */
  readonly watches: () => number;
  /** How often staff elsewhere wanted a poll. */
  readonly pollsWanted: () => number;
  readonly failures: () => readonly string[];
  readonly until: (met: () => boolean) => Promise<void>;
}

export interface Instance extends Told {
  readonly archive: OpenArchive;
}

export function createTold(): Told {
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

/** Commits a tick of one change. */
export async function write({ archive }: Instance, match: string): Promise<void> {
  const opened = await archive.openSources([SOURCE]);
  const changes = [{ type: "started" as const, match, tournament: "a/cup" }];
  await opened.upsertTick({
    at: ARCHIVE_NOON,
    observations: [{ before: NOTHING, after: observedAt(ARCHIVE_NOON, []) }],
    changes,
  });
}

export async function changesOf({ archive }: Instance): Promise<string[]> {
  const { reader } = await archive.openSources([SOURCE]);
  const { changes } = await reader.findChangesAfter(ARCHIVE_NOON, 10);
  return changes.map(({ change }) => change.match);
}

export async function endConnection(url: string, pid: number): Promise<void> {
  await run(url, `select pg_terminate_backend(${pid})`);
}

/** Runs a statement beside every process. */
export async function run(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}
