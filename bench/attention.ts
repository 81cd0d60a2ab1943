/**
 * What the desk derives beside the world in every tick, for 10,000 matches at four moments of their
 * events, in milliseconds: what needs a person, and when late matches will begin. Warm medians.
 */
import { deriveWorld } from "#core/world/derive-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { MINUTE } from "#core/lib/time.ts";
import { deriveAttention } from "#core/attention/derive-attention.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { expectedIn } from "#core/forecast/expected-in-world.ts";
import { addToHistories, type Histories } from "#core/model/match-history.ts";
import { applyTick, emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { ListAnswer, Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { Elimination } from "#core/testing/elimination.ts";
import { EVENT_START, wireAt } from "#core/testing/elimination-wire.ts";
import { normalize } from "#core/wire/normalize.ts";
import { doubleElimination } from "./load/double-elimination.ts";
import { medianTime } from "./load/median-time.ts";

const MATCHES = 10_000;
const OPTIONS = { graceMinutes: DEFAULT_GRACE_MINUTES };
const RUNS = 15;
/** Between two looks, in minutes: lengths are learnt from what changes in between. */
const STEP = 10;

const events = eventsOf(MATCHES);
const last = Math.max(...events.map(({ end }) => end));
console.log(row("moment", "upcoming", "live", "rows", "attention", "late", "expected"));
let snapshot = emptySnapshot(EVENT_START);
let world: World | undefined;
let histories: Histories = new Map();
const moments = new Map(
  [0, 0.25, 0.5, 1].map((share) => [Math.round((share * last) / STEP), share]),
);
for (let step = 0; step * STEP <= last + 120; step += 1) {
  look(step * STEP);
  const share = moments.get(step);
  if (share !== undefined) measure(`${100 * share}% through`, step * STEP);
}
// Nobody says any more what happens: everything that was to come is late.
console.log(`${world?.matches.size} matches of ${events.length} events`);

function look(minute: number): void {
  const now = EVENT_START + minute * MINUTE;
  snapshot = snapshotAt(minute, now, snapshot);
  const before = world;
  world = deriveWorld(snapshot, now, OPTIONS, before);
  const changes = before === undefined ? [] : diffWorlds(before, world);
  histories = addToHistories(
    histories,
    changes.map((change) => ({ at: now, change })),
  );
}

function measure(name: string, minute: number): void {
  const seen = world;
  if (seen === undefined) return;
  const now = EVENT_START + minute * MINUTE;
  const all = [...seen.matches.values()];
  const count = (state: string): string =>
    String(all.filter(({ status }) => status.state === state).length);
  const rows = deriveAttention(seen, histories, [], now).length;
  const attention = medianTime(RUNS, () => deriveAttention(seen, histories, [], now));
  const late = medianTime(RUNS, () => deriveAttention(seen, histories, [], now + 90 * MINUTE));
  // Of another object each time: of one, it is derived once.
  const expected = medianTime(RUNS, () => expectedIn({ ...seen, histories }));
  console.log(
    row(
      name,
      count("upcoming"),
      count("live"),
      String(rows),
      attention.toFixed(1),
      late.toFixed(1),
      expected.toFixed(1),
    ),
  );
}

function snapshotAt(minute: number, now: number, previous: Snapshot): Snapshot {
  const lists = events.map((event, index) =>
    wireAt(event, minute, { locks: true, byes: true, event: index }),
  );
  const answer = (name: ListAnswer["name"]): ListAnswer => {
    const wire = lists.flatMap((moment) => moment[name]);
    const { matches, issues } = normalize(wire, { zone: "UTC" });
    return { name, at: now, limit: MATCHES + 1, received: wire.length, matches, issues };
  };
  return applyTick(previous, { lists: [answer("ended"), answer("upcoming")] });
}

/** As many double eliminations, all at one time, as make so many matches. */
function eventsOf(size: number): readonly Elimination[] {
  const made: Elimination[] = [];
  for (let matches = 0; matches < size; matches += made.at(-1)?.matches.length ?? 0) {
    made.push(doubleElimination(made.length));
  }
  return made;
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(10))).join("");
}
