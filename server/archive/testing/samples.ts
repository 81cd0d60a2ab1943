import { contestantKey } from "#core/model/contestant-key.ts";
import type {
  MatchEntry,
  ListName,
  Match,
  SeenMatch,
  Sighting,
  SiteKey,
} from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { StoredSource } from "#server/archive/repository.ts";

/** The source of the samples. */
export const SAMPLE_SOURCE = { address: "https://matches.example.net", client: "desk" };
/** Noon of the day on which the sample matches are played. */
export const SAMPLE_MATCH_NOON = Date.UTC(2026, 4, 9, 12);

const SITE = "chess.example.net";

/** Creates a match of `spring-cup` on `chess.example.net` at noon, with the members of `parts`. */
export function sampleArchiveMatch(id: string, parts: Partial<Match> = {}): Match {
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

/** Creates a match with a sighting whose times are all `at`. `list`: the list that contains it; `null` for a match from an imported file. */
export function createSeenMatchAt(
  match: Match,
  at: number,
  list: ListName | null,
  parts: Partial<Sighting> = {},
): SeenMatch {
  const times = { firstSeen: at, lastSeen: at, changedAt: at };
  return { match, sighting: { list, ...times, wasEnded: false, withdrawnAt: null, ...parts } };
}

/** Creates the status of a source after a poll at `at` that received both lists. */
export function createStoredSourceAt(
  at: number,
  seen: readonly SeenMatch[],
  parts: Partial<Snapshot> = {},
): StoredSource {
  const matches = new Map<SiteKey, SeenMatch>(seen.map((one) => [one.match.key, one]));
  const state = { at, count: seen.length, capped: false, horizon: null };
  const lists = [
    { name: "upcoming" as const, ...state },
    { name: "ended" as const, ...state },
  ];
  const sent = new Map(seen.map(({ match }) => [match.key, { id: match.id, odd: "a\u0000b" }]));
  return {
    snapshot: { takenAt: at, watchingSince: at, matches, lists, issues: [], ...parts },
    sent,
    said: { outcome: "ok", at },
  };
}

/** Returns the status with an issue that contains a name, and guard state that contains a key. */
export function addIssueAndGuard(observed: StoredSource, name: string, key: string): StoredSource {
  const issue = { match: "chess.example.net/1", code: "score-implausible" as const, message: name };
  const snapshot = { ...observed.snapshot, issues: [issue] };
  return { ...observed, snapshot, said: { outcome: "ok", guard: key } };
}

/** Status of a source before its first poll. */
export const EMPTY_STORED_SOURCE: StoredSource = {
  snapshot: {
    takenAt: SAMPLE_MATCH_NOON,
    watchingSince: SAMPLE_MATCH_NOON,
    matches: new Map(),
    lists: [],
    issues: [],
  },
  sent: new Map(),
  said: null,
};
