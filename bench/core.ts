/**
 * Measures the core for 100 to 100,000 matches, in milliseconds: normalization; with brackets and
 * standings; and complete, with ticks and contestants. Also measures a tick in which five of 10,000
 * matches changed. Medians of warm runs; allocations of one run.
 */
import { type HeapProfiler, Session } from "node:inspector/promises";
import { deriveTournament } from "#core/world/derive-tournament.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { groupBy } from "#core/lib/collections.ts";
import { NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { markEnded } from "#core/snapshot/mark-ended.ts";
import { applyPoll, emptySnapshot, snapshotOfFile } from "#core/snapshot/snapshot.ts";
import type { Instant } from "#core/model/match.ts";
import type { ListResponse, Snapshot } from "#core/model/tick.ts";
import { createFinalWireMatches } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START, wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { createDoubleElimination, createContestantName } from "./load/create-double-elimination.ts";
import { measureMedianTime, measureMedianTimes } from "./load/measure-median-time.ts";
import { printRow } from "./load/print-figure.ts";

const normalizeMatchList = createMatchListNormalizer("UTC");

type Wire = Record<string, unknown>;

const SIZES = [100, 1_000, 10_000, 100_000];
const NOW = GENERATED_EVENT_START + 30 * 24 * 60 * MINUTE;
const LIST_SIZE = 100;
const POLL_DISTANCE = 3 * DAY;
const OPTIONS = { graceMinutes: DEFAULT_GRACE_MINUTES };

printRow("matches", ["normalize", "+ brackets", "all", "µs a match", "MB allocated"]);
for (const size of SIZES) {
  const wire = events(size);
  const runs = size > 50_000 ? 7 : 15;
  const normalization = measureMedianTime(runs, () => normalizeMatchList(wire));
  const brackets = measureMedianTime(runs, () => deriveTournaments(wire));
  const all = measureMedianTime(runs, () => derive(wire));
  const bytes = await allocated(() => derive(wire));
  const figures = [normalization, brackets, all, (all / size) * 1000, bytes / 1e6];
  printRow(
    String(size),
    figures.map((figure) => figure.toFixed(1)),
  );
}
const [full = 0, tick = 0] = measureTick(events(10_000));
console.log(
  `tick with 5 of 10,000 changed: ${tick.toFixed(2)} ms, ${((100 * tick) / full).toFixed(1)}% of ${full.toFixed(1)} ms`,
);

/** Derives everything of each tournament: normalization, brackets and standings. */
function deriveTournaments(wire: readonly Wire[]) {
  const { matches } = normalizeMatchList(wire);
  const seen = snapshotOfFile(matches, NOW).matches.values();
  const basis = {
    ...OPTIONS,
    lockTrusted: true,
    upcomingCapped: false,
    unseenBefore: null,
    annotations: NO_ANNOTATIONS,
    heldFrom: null,
  };
  return [...groupBy(seen, ({ match }) => match.tournament.key).values()].map((tournamentMatches) =>
    deriveTournament(tournamentMatches, NOW, basis, null),
  );
}

/** Derives everything, including ticks, trust in locks and contestants. */
function derive(wire: readonly Wire[]) {
  return deriveWorld(snapshotOf(wire), NOW, OPTIONS);
}

function snapshotOf(wire: readonly Wire[]): Snapshot {
  return pollOnce(emptySnapshot(NOW), wire, NOW);
}

/** Returns the snapshot after one more poll, whose ended list is full and has these matches. */
function pollOnce(previous: Snapshot, wire: readonly Wire[], at: Instant): Snapshot {
  const { matches, issues } = normalizeMatchList(wire);
  const size = wire.length;
  const ended: ListResponse = { name: "ended", at, limit: size, received: size, matches, issues };
  const upcoming = { ...ended, name: "upcoming" as const, received: 0, matches: [] };
  return applyPoll(previous, { lists: [ended, upcoming] });
}

/**
 * Returns the times of deriving everything, and of one more poll in which five matches changed.
 * The matches were polled in lists of 100, like those of the service, so far apart that the guards
 * do not expect older matches, which are marked as ended, in the list any more.
 */
function measureTick(wire: readonly Wire[]): readonly number[] {
  const lists = Array.from({ length: wire.length / LIST_SIZE }, (_, index) =>
    wire.slice(index * LIST_SIZE, (index + 1) * LIST_SIZE),
  );
  const snapshot = lists.reduce(
    (previous, list, index) => {
      const next = pollOnce(previous, list, NOW - (lists.length - index) * POLL_DISTANCE);
      return markEnded(next, next.matches.keys());
    },
    emptySnapshot(NOW - (lists.length + 1) * POLL_DISTANCE),
  );
  const world = deriveWorld(snapshot, NOW, OPTIONS);
  const newest = lists.at(-1) ?? [];
  const changed = newest.slice(0, 5).map((match) => Object.assign({}, match, { conflict: "1" }));
  const changedList = [...changed, ...newest.slice(5)];
  return measureMedianTimes(15, [
    () => derive(wire),
    () => deriveWorld(pollOnce(snapshot, changedList, NOW), NOW, OPTIONS, world),
  ]);
}

/** Returns `size` raw matches of double eliminations of 32 and groups of 4, as parsed from JSON. */
function events(size: number): readonly Wire[] {
  const wire: Wire[] = [];
  for (let event = 0; wire.length < size; event += 1) {
    wire.push(
      ...createFinalWireMatches(createDoubleElimination(event), { locks: true, byes: true, event }),
      ...groups(event),
    );
  }
  return JSON.parse(JSON.stringify(wire.slice(0, size)));
}

/** Returns the matches of four groups of four; each pair plays once. */
function groups(event: number): readonly Wire[] {
  const pairs = [
    [1, 2],
    [3, 4],
    [1, 3],
    [2, 4],
    [1, 4],
    [2, 3],
  ] as const;
  return [0, 1, 2, 3].flatMap((group) =>
    pairs.map(([a, b], index) =>
      wireMatch({
        id: String(110_500 + 10_000 * event + group * 6 + index),
        group_id: String(551 + 4 * event + group),
        bracket_id: null,
        bracket: undefined,
        round_of: "4",
        row: String(index + 1),
        locked: "1",
        best_of: "1",
        tournament: { game: "osu!", game_slug: "osu", title: `Cup ${event}`, slug: `cup-${event}` },
        contestants: [a, b].map((seat, side) =>
          wireContestant({
            name: createContestantName(event, group * 4 + seat),
            score: String((seat * 7 + index) % 4),
            sort: String(side + 1),
          }),
        ),
      }),
    ),
  );
}

/**
 * Returns the bytes allocated by a run, as sampled by V8, including memory that is collected during
 * the run.
 */
async function allocated(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.startSampling", {
    samplingInterval: 4096,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  work();
  const { profile } = await session.post("HeapProfiler.stopSampling");
  session.disconnect();
  return sizeOf(profile.head);
}

function sizeOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + sizeOf(child), selfSize);
}
