import { sql } from "kysely";
import type { SiteKey, Tournament } from "#core/model/match.ts";
import { createContainsTextCondition, searchTermsOf } from "./contains-text.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { TournamentEnd, TournamentPart } from "./repository.ts";
import type { ReadScope } from "./seen-query.ts";

export function createTournamentReads({ db, sourceIds, scope }: ReadScope) {
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
    /**
     * Reads a page of all tournaments, latest end first; `after` is the last one of the page before.
     */
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
