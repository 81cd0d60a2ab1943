import { DatabaseSync } from "@photostructure/sqlite";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import type { Change } from "#core/model/change.ts";
import { byTournament } from "#core/testing/model-match.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type {
  MatchEntry,
  Instant,
  Match,
  SeenMatch,
  Sighting,
  SiteKey,
} from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { CommittedTick, StoredSession, StoredSource } from "#server/archive/repository.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { DeskArchive, NewAct } from "#server/archive/desk-archive.ts";

export const SAMPLE_SOURCE = { address: "https://matches.example.net", client: "desk" };
export const TWO_SOURCES = [SAMPLE_SOURCE, { ...SAMPLE_SOURCE, client: "second" }];
/** Noon of the day on which the sample matches are played. */
export const SAMPLE_MATCH_NOON = Date.UTC(2026, 4, 9, 12);
/** Time and hash key of a new sample archive. */
export const SAMPLE_BIRTH = { now: SAMPLE_MATCH_NOON, salt: "salt" };

const SITE = "chess.example.net";
/** Key of the tournament of the sample matches. */
export const SAMPLE_CUP = `${SITE}/spring-cup`;

/** Creates a match of `spring-cup` on `chess.example.net` at noon, with the members of `parts`. */
function sampleArchiveMatch(id: string, parts: Partial<Match> = {}): Match {
  return {
    key: `${SITE}/${id}`,
    site: SITE,
    id,
    tournament: sampleArchiveTournament("spring-cup", SAMPLE_MATCH_NOON),
    groupId: null,
    bracketId: "11",
    bracket: {
      id: "11",
      title: "Main bracket",
      type: "single",
      size: 8,
      relatedId: null,
      bestOf: { ro8: 3 },
    },
    roundOf: 8,
    stage: 1,
    row: 1,
    start: SAMPLE_MATCH_NOON,
    bestOf: 3,
    locked: false,
    bye: false,
    conflict: false,
    entries: [sampleEntry("Aino Rook", 1), sampleEntry("Οδυσσέας 50%", 2)],
    ...parts,
  };
}

/** Creates a tournament on `chess.example.net`. */
export function sampleArchiveTournament(slug: string, end: number): Match["tournament"] {
  const key = `${SITE}/${slug}`;
  const title = slug === "spring-cup" ? "Spring Cup" : slug;
  return { key, site: SITE, slug, title, game: "Chess", gameSlug: "chess", start: null, end };
}

/** Creates members of a match of a tournament that was over some days before noon. */
export function sampleOver(slug: string, days: number) {
  const end = SAMPLE_MATCH_NOON - days * DAY;
  return { tournament: sampleArchiveTournament(slug, end), start: end };
}

/** Creates a match entry of a Finnish chess contestant. */
export function sampleEntry(name: string, sort: number, score: number | null = null): MatchEntry {
  return {
    key: contestantKey("chess", name),
    name,
    country: "fi",
    seed: null,
    sort,
    score,
    kills: null,
    deaths: null,
    time: null,
    deduction: 0,
  };
}

interface SightingParts extends Partial<Sighting> {
  /** All times of the sighting; by default noon. */
  readonly at?: Instant;
}

/** Creates a sighting, by default in the list of ended matches; an imported match has no list. */
export function createSighting({ at = SAMPLE_MATCH_NOON, ...others }: SightingParts): Sighting {
  const times = { firstSeen: at, lastSeen: at, changedAt: at };
  return { list: "ended", ...times, wasEnded: false, withdrawnAt: null, ...others };
}

/** Creates a match of `spring-cup` with its sighting. */
export function sampleSeenMatch(
  id: string,
  parts: Partial<Match> = {},
  sighting: SightingParts = {},
): SeenMatch {
  return { match: sampleArchiveMatch(id, parts), sighting: createSighting(sighting) };
}

/** Creates the change that a match has started, by default one of `spring-cup`. */
export function sampleChange(match: SiteKey, tournament: SiteKey = SAMPLE_CUP): Change {
  return { type: "started", match, tournament };
}

/** Creates the status of a source after a poll at `at` that received both lists. */
export function createStoredSourceAt(
  at: number,
  seen: readonly SeenMatch[],
  parts: Partial<Snapshot> = {},
): StoredSource {
  const matches = byTournament(seen);
  const state = { at, count: seen.length, capped: false, horizon: null };
  const lists = [
    { name: "upcoming" as const, ...state },
    { name: "ended" as const, ...state },
  ];
  const sent = new Map(seen.map(({ match }) => [match.key, { id: match.id, odd: "a\u0000b" }]));
  return {
    snapshot: { takenAt: at, watchingSince: at, matches, lists, issues: [], holds: [], ...parts },
    sent,
    said: { outcome: "ok", at },
  };
}

/** Status of a source before its first poll. */
export const EMPTY_STORED_SOURCE: StoredSource = {
  snapshot: {
    takenAt: SAMPLE_MATCH_NOON,
    watchingSince: SAMPLE_MATCH_NOON,
    matches: byTournament([]),
    lists: [],
    issues: [],
    holds: [],
  },
  sent: new Map(),
  said: null,
};

/** A tick of one source. `after` is by default the status at `at`, by default noon, with the matches `seen`. */
export interface SampleTick {
  readonly before?: StoredSource;
  readonly at?: Instant;
  readonly seen?: readonly SeenMatch[];
  readonly after?: StoredSource;
  readonly changes?: readonly Change[];
}

/** Commits a tick of the only source, at the time of its snapshot. */
export function commitSampleTick(
  { upsertTick }: Pick<OpenSources, "upsertTick">,
  tick: SampleTick,
): Promise<CommittedTick> {
  const { before = EMPTY_STORED_SOURCE, at = SAMPLE_MATCH_NOON, seen = [], changes = [] } = tick;
  const { after = createStoredSourceAt(at, seen) } = tick;
  return upsertTick({ at: after.snapshot.takenAt, observations: [{ before, after }], changes });
}

/** Creates an annotation by Anna, some minutes after noon. */
export function sampleAnnotation(kind: string, scope: string, value: unknown, minute = 0): NewAct {
  return { kind, scope, value, who: "Anna", at: SAMPLE_MATCH_NOON + minute * MINUTE };
}

/** Creates the annotation of a group's placement points with deductions for these contestants. */
export function samplePlacementPoints(
  ...contestants: readonly { readonly name: string; readonly contestant?: string }[]
): NewAct {
  const deductions = contestants.map(({ name, contestant = contestantKey("chess", name) }) => {
    return { contestant, name, points: 3 };
  });
  const rule = { placements: [3, 1], perKill: 0, deduct: false, bestOf: null, deductions };
  return sampleAnnotation("placement-points", "a/8", rule);
}

/** Creates the act of a claim by Anna at noon. */
export function sampleClaim(id: string, parts: Partial<AttentionClaim> = {}): NewAct {
  const taken = { state: "taken", who: "Anna", by: "Anna", note: "", until: null } as const;
  const value = { id, ...taken, facts: ["one"], at: SAMPLE_MATCH_NOON, ...parts };
  return { kind: CLAIM_KIND, scope: id, value, who: value.by, at: value.at };
}

/** Makes a file of an archive in SQLite one of the version before acts had numbers, with a claim. */
export function insertEarlierClaim(file: string, { scope, value, at }: NewAct): void {
  const database = new DatabaseSync(file);
  database.exec("delete from kysely_migration where name >= '0008-acts'");
  database.exec("alter table match drop column locked_early");
  database.exec("alter table desk_fact drop column undoes");
  database
    .prepare("insert into claim (id, at, body) values (?, ?, ?)")
    .run(scope, at, JSON.stringify(value));
  database.close();
}

/** Stores acts in this order. */
export async function storeActs(
  archive: Pick<DeskArchive, "append">,
  ...acts: readonly NewAct[]
): Promise<void> {
  for (const act of acts) await archive.append(act, () => act);
}

/** Reads the current annotations and claims as they were given to `storeActs`. */
export async function readActs(archive: Pick<DeskArchive, "findCurrent">): Promise<NewAct[]> {
  const { acts } = await archive.findCurrent();
  return acts.map(({ number: _number, undoes: _undoes, ...act }) => act);
}

/** Creates a session of Aino, last used at noon. */
export function sampleSession(
  tokenHash: string,
  parts: Partial<StoredSession> = {},
): StoredSession {
  const staff = { subject: "aino", name: "Aino", grounds: "hash of a hash" };
  const times = { expiresAt: SAMPLE_MATCH_NOON + 100, usedAt: SAMPLE_MATCH_NOON };
  return { tokenHash, ...staff, ...times, ...parts };
}
