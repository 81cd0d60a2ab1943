/**
 * Measures the derivations of a tick other than the world, for 10,000 matches at four times of
 * their events, in milliseconds: attention items, also when matches are late, and expected starts.
 * Medians of warm runs.
 */
import { deriveWorld } from "#core/world/derive-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { MINUTE } from "#core/lib/time.ts";
import { deriveAttention } from "#core/attention/derive-attention.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { getExpectedStarts } from "#core/forecast/expected-in-world.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import { applyPoll, emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { ListResponse, Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { Elimination } from "#core/testing/elimination.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { createDoubleElimination } from "./load/create-double-elimination.ts";
import { measureMedianTime } from "./load/measure-median-time.ts";
import { printRow } from "./load/print-figure.ts";

const normalizeMatchList = createMatchListNormalizer("UTC");

const MATCHES = 10_000;
const OPTIONS = { graceMinutes: DEFAULT_GRACE_MINUTES };
const RUNS = 15;
/** Minutes between two polls; durations are estimated from changes between them. */
const STEP = 10;

const events = eventsOf(MATCHES);
const last = Math.max(...events.map(({ end }) => end));
printRow("moment", ["upcoming", "live", "rows", "attention", "late", "expected"]);
let snapshot = emptySnapshot(GENERATED_EVENT_START);
let world: World | undefined;
let histories: MatchHistories = new Map();
const measuredSteps = new Map(
  [0, 0.25, 0.5, 1].map((share) => [Math.round((share * last) / STEP), share]),
);
for (let step = 0; step * STEP <= last + 120; step += 1) {
  poll(step * STEP);
  const share = measuredSteps.get(step);
  if (share !== undefined) measure(`${100 * share}% through`, step * STEP);
}
// After the last poll, every upcoming match is late.
console.log(`${world?.matches.size} matches of ${events.length} events`);

function poll(minute: number): void {
  const now = GENERATED_EVENT_START + minute * MINUTE;
  snapshot = snapshotAt(minute, now, snapshot);
  const before = world;
  world = deriveWorld(snapshot, now, OPTIONS, before);
  const changes = before === undefined ? [] : diffWorlds(before, world);
  histories = addChangesToHistories(
    histories,
    changes.map((change) => ({ at: now, change })),
  );
}

function measure(name: string, minute: number): void {
  const current = world;
  if (current === undefined) return;
  const now = GENERATED_EVENT_START + minute * MINUTE;
  const all = [...current.matches.values()];
  const count = (state: string): string =>
    String(all.filter(({ status }) => status.state === state).length);
  const rows = deriveAttention(current, histories, now).length;
  const attention = measureMedianTime(RUNS, () => deriveAttention(current, histories, now));
  const late = measureMedianTime(RUNS, () =>
    deriveAttention(current, histories, now + 90 * MINUTE),
  );
  // A new object for each run, because the result is cached per object.
  const expected = measureMedianTime(RUNS, () => getExpectedStarts({ ...current, histories }));
  const times = [attention, late, expected].map((time) => time.toFixed(1));
  printRow(name, [count("upcoming"), count("live"), String(rows), ...times]);
}

function snapshotAt(minute: number, now: number, previous: Snapshot): Snapshot {
  const lists = events.map((event, index) =>
    createWireListsAt(event, minute, { locks: true, byes: true, event: index }),
  );
  const listResponse = (name: ListResponse["name"]): ListResponse => {
    const wire = lists.flatMap((moment) => moment[name]);
    const { matches, issues } = normalizeMatchList(wire);
    return { name, at: now, limit: MATCHES + 1, received: wire.length, matches, issues };
  };
  return applyPoll(previous, { lists: [listResponse("ended"), listResponse("upcoming")] });
}

/** Returns double eliminations with `size` or more matches in total, all at the same time. */
function eventsOf(size: number): readonly Elimination[] {
  const eliminations: Elimination[] = [];
  for (let matches = 0; matches < size; matches += eliminations.at(-1)?.matches.length ?? 0) {
    eliminations.push(createDoubleElimination(eliminations.length));
  }
  return eliminations;
}
