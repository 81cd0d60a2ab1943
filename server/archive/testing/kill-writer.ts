/**
 * Program that commits one tick after the other and prints each acknowledged change as `NUMBER
 * MATCH`, until it is killed. Argument: the location of the archive as JSON.
 */
import { writeSync } from "node:fs";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Change } from "#core/model/change.ts";
import { LEASE_TIMES } from "#server/archive/engines/lease-state.ts";
import type { StoredSource } from "#server/archive/repository.ts";
import { openLeadingArchive } from "./open-leading-archive.ts";
import {
  commitSampleTick,
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  createStoredSourceAt,
  sampleChange,
  sampleSeenMatch,
  SAMPLE_SOURCE,
} from "./samples.ts";

/** Short times, because the next writer waits until the killed writer's lease has expired. */
const TIMES = { ...LEASE_TIMES, duration: 1_000, beat: 20, idle: 500 };

const archive = await openLeadingArchive(JSON.parse(process.argv[2] ?? ""), TIMES);
const opened = await archive.openSources([SAMPLE_SOURCE]);
// Continues from the archived state, as after any restart.
const archived = await must(opened.sources[0], "one was opened").findSnapshot(SAMPLE_MATCH_NOON);
let before: StoredSource = archived;
for (let number = before.snapshot.matches.size; ; number += 1) {
  const at = SAMPLE_MATCH_NOON + number * MINUTE;
  const one = sampleSeenMatch(String(number), { start: at }, { at });
  const seen = [...before.snapshot.matches.values(), one];
  const after = createStoredSourceAt(at, seen, { watchingSince: SAMPLE_MATCH_NOON });
  const started = sampleChange(one.match.key);
  const added: Change = { type: "added", match: started.match, tournament: SAMPLE_CUP };
  const { changes } = await commitSampleTick(opened, { before, after, changes: [added, started] });
  writeSync(1, changes.map((logged) => `${logged.seq} ${logged.change.match}\n`).join(""));
  before = after;
}
