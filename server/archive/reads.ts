import { sql, type Kysely } from "kysely";
import { byFirst, compareText } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import type { SeenMatch, Tournament } from "#core/model/match.ts";
import { inScope } from "./public-scope.ts";
import type { ArchiveReader, PublicScope } from "./repository.ts";
import { holdsText } from "./holds-text.ts";
import { createChangeReads } from "./change-reads.ts";
import { selectSeen } from "./seen-query.ts";
import { latestOfEach, parseSeen } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";

const LATEST_START = sql`coalesce(start, 0)`;

/**
 * Reads over these sources, at least one.
 *
 * @param scope Restricts them to these tournaments: other rows do not leave the database.
 */
export function createReads(
  db: Kysely<ArchiveSchema>,
  sourceIds: readonly number[],
  scope: PublicScope = null,
): ArchiveReader {
  return {
    ...createChangeReads(db, sourceIds),

    findByKey: async (match) => {
      const rows = await selectSeen(db, sourceIds, scope).where("match.key", "=", match).execute();
      return latestOfEach(rows.map(parseSeen))[0] ?? null;
    },

    findSentByKey: async (match) => {
      const row = await selectSeen(db, sourceIds, scope)
        .select("match_body.sent")
        .where("match.key", "=", match)
        .where("match_body.sent", "is not", null)
        .orderBy("last_seen", "desc")
        .limit(1)
        .executeTakeFirst();
      const sent: unknown = JSON.parse(row?.sent ?? "null") ?? undefined;
      return sent;
    },

    findAllByTournament: async (tournament) => {
      const rows = await selectSeen(db, sourceIds, scope)
        .where("match.tournament", "=", tournament)
        .execute();
      return latestOfEach(rows.map(parseSeen)).toSorted(byKey);
    },

    findAllByContestant: async (contestant) => {
      const rows = await selectSeen(db, sourceIds, scope)
        .innerJoin("entry", (join) =>
          join
            .onRef("entry.source_id", "=", "match.source_id")
            .onRef("entry.match", "=", "match.key"),
        )
        .where("entry.contestant", "=", contestant)
        .execute();
      return latestOfEach(rows.map(parseSeen)).toSorted(byKey);
    },

    findAllByText: async (text, limit): Promise<SeenMatch[]> => {
      let found = db
        .selectFrom("match")
        .select("key")
        // The plus keeps SQLite from reading the table in the order of an index: it needs all of it.
        .where(sql`+source_id`, "in", sourceIds)
        .where(inScope(scope, "tournament"));
      for (const word of wordsOf(text)) found = found.where(holdsText("search", word));
      // Before the bodies are read: most of what a short text finds is cut off again.
      const keys = await found.orderBy(LATEST_START, "desc").orderBy("key").limit(limit).execute();
      if (keys.length === 0) return [];
      const rows = await selectSeen(db, sourceIds, scope)
        .where(
          "match.key",
          "in",
          keys.map(({ key }) => key),
        )
        .execute();
      return latestOfEach(rows.map(parseSeen)).toSorted(byStart);
    },

    findTournamentOf: async (part, key) => {
      const row = await db
        .selectFrom("match")
        .select("tournament")
        .where("source_id", "in", sourceIds)
        .where(part === "match" ? "key" : part, "=", key)
        .where(inScope(scope, "tournament"))
        .limit(1)
        .executeTakeFirst();
      return row?.tournament ?? null;
    },

    findTournamentByKey: async (tournament) => {
      const row = await selectTournaments(db, sourceIds, scope)
        .where("key", "=", tournament)
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : parseTournament(row.model);
    },

    findTournamentsAfter: async (after, limit) => {
      const overAt = sql<number>`max(coalesce(over_at, 0))`;
      let query = db
        .selectFrom("tournament")
        .select(["key", overAt.as("overAt")])
        .where("source_id", "in", sourceIds)
        .where(inScope(scope, "key"))
        .groupBy("key");
      if (after !== null) {
        query = query.having((row) =>
          row.or([
            row(overAt, "<", after.overAt),
            row.and([row(overAt, "=", after.overAt), row("key", ">", after.key)]),
          ]),
        );
      }
      return query.orderBy(overAt, "desc").orderBy("key").limit(limit).execute();
    },

    findTournamentsByText: async (text, limit) => {
      let query = selectTournaments(db, sourceIds, scope);
      for (const word of wordsOf(text)) query = query.where(holdsText("search", word));
      const rows = await query
        .orderBy(sql`coalesce(over_at, 0)`, "desc")
        .orderBy("key")
        .limit(limit)
        .execute();
      const models = new Map(rows.map(({ key, model }) => [key, model]));
      return [...models.values()].map(parseTournament);
    },
  };
}

const byStart = byFirst<SeenMatch>((a, b) => (b.match.start ?? 0) - (a.match.start ?? 0), byKey);

/** Not in SQL: SQLite would walk through all matches in this order to spare a small sort. */
function byKey(a: SeenMatch, b: SeenMatch): number {
  return compareText(a.match.key, b.match.key);
}

function wordsOf(text: string): readonly string[] {
  return foldName(text)
    .split(" ")
    .filter((word) => word !== "");
}

function selectTournaments(
  db: Kysely<ArchiveSchema>,
  sourceIds: readonly number[],
  scope: PublicScope,
) {
  return db
    .selectFrom("tournament")
    .select(["key", "model", "over_at"])
    .where("source_id", "in", sourceIds)
    .where(inScope(scope, "key"));
}

function parseTournament(model: string): Tournament {
  const tournament: Tournament = JSON.parse(model);
  return tournament;
}
