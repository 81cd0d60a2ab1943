import { sql } from "kysely";
import { combineComparators, compareText } from "#core/lib/compare.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { createContainsTextCondition, searchTermsOf } from "./contains-text.ts";
import { createScopeCondition } from "./public-scope.ts";
import { keepLatestSightings, parseSeenMatchRow } from "./rows.ts";
import { type ReadScope, selectSeenMatches } from "./seen-query.ts";

const LATEST_START = sql`coalesce(start, 0)`;

export function createMatchReads({ db, sourceIds, scope }: ReadScope) {
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
