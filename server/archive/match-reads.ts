import { sql } from "kysely";
import { combineComparators, compareText } from "#core/lib/collections.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { createContainsTextCondition, searchTermsOf } from "./contains-text.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { ArchiveQueries } from "./repository.ts";
import { keepLatestSightings, parseSeenMatchRow } from "./rows.ts";
import { type ReadScope, selectSeenMatches } from "./seen-query.ts";

const LATEST_START = sql`coalesce(start, 0)`;

type MatchReads = Pick<
  ArchiveQueries,
  "findByKey" | "findSentByKey" | "findAllByTournament" | "findAllByContestant" | "findAllByText"
>;

export function createMatchReads(reads: ReadScope): MatchReads {
  return {
    findByKey: (match) => findByKey(reads, match),
    findSentByKey: (match) => findSentByKey(reads, match),
    findAllByTournament: (tournament) => findAllByTournament(reads, tournament),
    findAllByContestant: (contestant) => findAllByContestant(reads, contestant),
    findAllByText: (text, limit) => findAllByText(reads, text, limit),
  };
}

async function findByKey(reads: ReadScope, match: SiteKey): Promise<SeenMatch | null> {
  const rows = await selectSeenIn(reads).where("match.key", "=", match).execute();
  return keepLatestSightings(rows.map(parseSeenMatchRow))[0] ?? null;
}

async function findSentByKey(reads: ReadScope, match: SiteKey): Promise<unknown> {
  const row = await selectSeenIn(reads)
    .select("match_body.sent")
    .where("match.key", "=", match)
    .where("match_body.sent", "is not", null)
    .orderBy("last_seen", "desc")
    .limit(1)
    .executeTakeFirst();
  const sent: unknown = JSON.parse(row?.sent ?? "null") ?? undefined;
  return sent;
}

async function findAllByTournament(reads: ReadScope, tournament: SiteKey): Promise<SeenMatch[]> {
  const rows = await selectSeenIn(reads).where("match.tournament", "=", tournament).execute();
  return keepLatestSightings(rows.map(parseSeenMatchRow)).toSorted(byKey);
}

async function findAllByContestant(reads: ReadScope, contestant: string): Promise<SeenMatch[]> {
  const rows = await selectSeenIn(reads)
    .innerJoin("entry", (join) =>
      join.onRef("entry.source_id", "=", "match.source_id").onRef("entry.match", "=", "match.key"),
    )
    .where("entry.contestant", "=", contestant)
    .execute();
  return keepLatestSightings(rows.map(parseSeenMatchRow)).toSorted(byKey);
}

async function findAllByText(reads: ReadScope, text: string, limit: number): Promise<SeenMatch[]> {
  const { db, sourceIds, scope } = reads;
  let found = db
    .selectFrom("match")
    .select("key")
    // The plus keeps SQLite from using an index on the column: a full scan is faster here.
    .where(sql`+source_id`, "in", sourceIds)
    .where(createScopeCondition(scope, "tournament"));
  for (const word of searchTermsOf(text))
    found = found.where(createContainsTextCondition("search", word));
  // Limits the keys before reading the bodies, because a short text may match many rows.
  const keys = await found.orderBy(LATEST_START, "desc").orderBy("key").limit(limit).execute();
  if (keys.length === 0) return [];
  const rows = await selectSeenIn(reads)
    .where(
      "match.key",
      "in",
      keys.map(({ key }) => key),
    )
    .execute();
  return keepLatestSightings(rows.map(parseSeenMatchRow)).toSorted(byStart);
}

function selectSeenIn({ db, sourceIds, scope }: ReadScope) {
  return selectSeenMatches(db, sourceIds, scope);
}

const byStart = combineComparators<SeenMatch>(
  (a, b) => (b.match.start ?? 0) - (a.match.start ?? 0),
  byKey,
);

/** Compares by key. Not done in SQL, because SQLite would then scan all matches in key order. */
function byKey(a: SeenMatch, b: SeenMatch): number {
  return compareText(a.match.key, b.match.key);
}
