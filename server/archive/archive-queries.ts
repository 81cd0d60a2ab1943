import { createChangeReads } from "./change-reads.ts";
import {
  type ReadScope,
  selectSeenMatches,
  keepLatestSightings,
  parseSeenMatchRow,
} from "./rows.ts";
import { sql } from "kysely";
import { combineComparators, compareText } from "#core/lib/compare.ts";
import type { SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import { createContainsTextCondition, searchTermsOf } from "./contains-text.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { TournamentEnd, TournamentPart } from "./repository.ts";

const LATEST_START = sql`coalesce(start, 0)`;

export type ArchiveQueries = ReturnType<typeof createArchiveQueries>;

/**
 * Creates every read of the archive. Of a match in several sources, the latest sighting is
 * returned. `number` is the column of change numbers: see `createChangeReads`.
 */
export function createArchiveQueries(reads: ReadScope, number: "seq" | "public_seq") {
  return {
    ...createChangeReads(reads, number),
    ...createMatchReads(reads),
    ...createTournamentReads(reads),
  };
}

function createMatchReads({ db, sourceIds, scope }: ReadScope) {
  const select = () => selectSeenMatches(db, sourceIds, scope);
  const read = async (query: ReturnType<typeof select>): Promise<SeenMatch[]> =>
    keepLatestSightings((await query.execute()).map(parseSeenMatchRow));
  return {
    findByKey: async (match: SiteKey): Promise<SeenMatch | null> =>
      (await read(select().where("match.key", "=", match)))[0] ?? null,
    /** Finds the newest raw JSON of a match; `undefined` if none is archived. */
    findSentByKey: async (match: SiteKey): Promise<unknown> => {
      const row = await select()
        .select("match_body.sent")
        .where("match.key", "=", match)
        .where("match_body.sent", "is not", null)
        .orderBy("last_seen", "desc")
        .limit(1)
        .executeTakeFirst();
      const sent: unknown = JSON.parse(row?.sent ?? "null") ?? undefined;
      return sent;
    },
    findAllByTournament: async (tournament: SiteKey): Promise<SeenMatch[]> =>
      (await read(select().where("match.tournament", "=", tournament))).toSorted(byKey),
    /** Finds the matches of a contestant, by match key. */
    findAllByContestant: async (contestant: string): Promise<SeenMatch[]> => {
      const ofContestant = select()
        .innerJoin("entry", (join) =>
          join
            .onRef("entry.source_id", "=", "match.source_id")
            .onRef("entry.match", "=", "match.key"),
        )
        .where("entry.contestant", "=", contestant);
      return (await read(ofContestant)).toSorted(byKey);
    },
    /** Finds matches with every word of `text` in names, titles or id, latest start first. */
    findAllByText: async (text: string, limit: number): Promise<SeenMatch[]> => {
      let found = db
        .selectFrom("match")
        .select("key")
        // The plus keeps SQLite from using an index on the column: a full scan is faster here.
        .where(sql`+source_id`, "in", sourceIds)
        .where(createScopeCondition(scope, "tournament"));
      for (const word of searchTermsOf(text))
        found = found.where(createContainsTextCondition("search", word));
      // Limits the keys before reading the bodies, because a short text may match many rows.
      const rows = await found.orderBy(LATEST_START, "desc").orderBy("key").limit(limit).execute();
      if (rows.length === 0) return [];
      const keys = rows.map(({ key }) => key);
      return (await read(select().where("match.key", "in", keys))).toSorted(byStart);
    },
  };
}

const byStart = combineComparators<SeenMatch>(
  (a, b) => (b.match.start ?? 0) - (a.match.start ?? 0),
  byKey,
);

/** Compares by key. Not done in SQL, because SQLite would then scan all matches in key order. */
function byKey(a: SeenMatch, b: SeenMatch): number {
  return compareText(a.match.key, b.match.key);
}

function createTournamentReads({ db, sourceIds, scope }: ReadScope) {
  const select = () =>
    db
      .selectFrom("tournament")
      .select(["key", "model", "over_at"])
      .where("source_id", "in", sourceIds)
      .where(createScopeCondition(scope, "key"));
  return {
    /** Finds the key of the tournament that contains a match, bracket or group. */
    findTournamentOf: async (part: TournamentPart, key: SiteKey): Promise<SiteKey | null> => {
      const row = await db
        .selectFrom("match")
        .select("tournament")
        .where("source_id", "in", sourceIds)
        .where(part === "match" ? "key" : part, "=", key)
        .where(createScopeCondition(scope, "tournament"))
        .limit(1)
        .executeTakeFirst();
      return row?.tournament ?? null;
    },
    findTournamentByKey: async (tournament: SiteKey): Promise<Tournament | null> => {
      const row = await select().where("key", "=", tournament).limit(1).executeTakeFirst();
      return row === undefined ? null : parseTournament(row.model);
    },
    /** Finds tournaments with every word of `text` in title, game or key, latest end first. */
    findTournamentsByText: async (text: string, limit: number): Promise<Tournament[]> => {
      let query = select();
      for (const word of searchTermsOf(text))
        query = query.where(createContainsTextCondition("search", word));
      const rows = await query
        .orderBy(sql`coalesce(over_at, 0)`, "desc")
        .orderBy("key")
        .limit(limit)
        .execute();
      const models = new Map(rows.map(({ key, model }) => [key, model]));
      return [...models.values()].map(parseTournament);
    },
    /** Reads a page of all tournaments after the given one, latest end first. */
    findTournamentsAfter: async (
      after: TournamentEnd | null,
      limit: number,
    ): Promise<TournamentEnd[]> => {
      const overAt = sql<number>`max(coalesce(over_at, 0))`;
      let query = db
        .selectFrom("tournament")
        .select(["key", overAt.as("overAt")])
        .where("source_id", "in", sourceIds)
        .where(createScopeCondition(scope, "key"))
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
  };
}

function parseTournament(model: string): Tournament {
  const tournament: Tournament = JSON.parse(model);
  return tournament;
}
