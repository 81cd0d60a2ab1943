/**
 * Program that commits one tick after the other and prints each acknowledged change as `NUMBER
 * MATCH`, until it is killed. Arguments: `sqlite FOLDER` or `postgres URL`.
 */
import { SILENT_LISTENER } from "./silent-listener.ts";
import { once, EventEmitter } from "node:events";
import { writeSync } from "node:fs";
import { must } from "#core/lib/must.ts";
import { LEASE_TIMES } from "#server/archive/engines/lease-times.ts";
import { openPostgresArchive } from "#server/archive/engines/postgres-archive.ts";
import type { StoredSource, OpenArchive } from "#server/archive/repository.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import { MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  createStoredSourceAt,
  sampleArchiveMatch,
  createSeenMatchAt,
  SAMPLE_SOURCE,
} from "./samples.ts";

const BIRTH = { now: SAMPLE_MATCH_NOON, salt: "salt" };
/** Short times, because the next writer waits until the killed writer's lease has expired. */
const TIMES = { ...LEASE_TIMES, duration: 1_000, beat: 20, idle: 500 };

const [kind, location] = process.argv.slice(2);
const archive = await openAndLead(must(location, "a folder or an address is given"));
const opened = await archive.openSources([SAMPLE_SOURCE]);
// Continues from the archived state, as after any restart.
const archived = await must(opened.sources[0], "one was opened").findSnapshot(SAMPLE_MATCH_NOON);
let before: StoredSource = archived;
for (let number = before.snapshot.matches.size; ; number += 1) {
  const at = SAMPLE_MATCH_NOON + number * MINUTE;
  const match = sampleArchiveMatch(String(number), { start: at });
  const seen = [...before.snapshot.matches.values(), createSeenMatchAt(match, at, "ended")];
  const after = createStoredSourceAt(at, seen, { watchingSince: SAMPLE_MATCH_NOON });
  const change = { match: match.key, tournament: match.tournament.key };
  const { changes } = await opened.upsertTick({
    at,
    observations: [{ before, after }],
    changes: [
      { ...change, type: "added" },
      { ...change, type: "started" },
    ],
  });
  writeSync(1, changes.map((logged) => `${logged.seq} ${logged.change.match}\n`).join(""));
  before = after;
}

async function openAndLead(target: string): Promise<OpenArchive> {
  if (kind === "sqlite") return openSqliteArchive(target, BIRTH, { led: () => {} });
  const events = new EventEmitter();
  const listener = {
    ...SILENT_LISTENER,
    led: () => events.emit("led"),
    storeProblem: (error: Error | null) => error !== null && events.emit("error", error),
  };
  const postgres = await openPostgresArchive(target, BIRTH, listener, TIMES);
  while (postgres.role() !== "leading") await once(events, "led");
  return postgres;
}
