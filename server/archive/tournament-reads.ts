import { sql } from "kysely";
import type { SiteKey, Tournament } from "#core/model/match.ts";
import { createContainsTextCondition, searchTermsOf } from "./contains-text.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { ArchiveQueries, TournamentEnd, TournamentPart } from "./repository.ts";
import type { ReadScope } from "./seen-query.ts";

type TournamentReads = Pick<
  ArchiveQueries,
  "findTournamentOf" | "findTournamentByKey" | "findTournamentsAfter" | "findTournamentsByText"
>;

export function createTournamentReads(reads: ReadScope): TournamentReads {
  return {
    findTournamentOf: (part, key) => findTournamentOf(reads, part, key),
    findTournamentByKey: (tournament) => findTournamentByKey(reads, tournament),
    findTournamentsAfter: (after, limit) => findTournamentsAfter(reads, after, limit),
    findTournamentsByText: (text, limit) => findTournamentsByText(reads, text, limit),
  };
}

async function findTournamentOf(
  { db, sourceIds, scope }: ReadScope,
  part: TournamentPart,
  key: SiteKey,
): Promise<SiteKey | null> {
  const row = await db
    .selectFrom("match")
    .select("tournament")
    .where("source_id", "in", sourceIds)
    .where(part === "match" ? "key" : part, "=", key)
    .where(createScopeCondition(scope, "tournament"))
    .limit(1)
    .executeTakeFirst();
  return row?.tournament ?? null;
}

async function findTournamentByKey(
  reads: ReadScope,
  tournament: SiteKey,
): Promise<Tournament | null> {
  const row = await selectTournaments(reads)
    .where("key", "=", tournament)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : parseTournament(row.model);
}

async function findTournamentsAfter(
  { db, sourceIds, scope }: ReadScope,
  after: TournamentEnd | null,
  limit: number,
): Promise<TournamentEnd[]> {
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
}

async function findTournamentsByText(
  reads: ReadScope,
  text: string,
  limit: number,
): Promise<Tournament[]> {
  let query = selectTournaments(reads);
  for (const word of searchTermsOf(text))
    query = query.where(createContainsTextCondition("search", word));
  const rows = await query
    .orderBy(sql`coalesce(over_at, 0)`, "desc")
    .orderBy("key")
    .limit(limit)
    .execute();
  const models = new Map(rows.map(({ key, model }) => [key, model]));
  return [...models.values()].map(parseTournament);
}

function selectTournaments({ db, sourceIds, scope }: ReadScope) {
  return db
    .selectFrom("tournament")
    .select(["key", "model", "over_at"])
    .where("source_id", "in", sourceIds)
    .where(createScopeCondition(scope, "key"));
}

function parseTournament(model: string): Tournament {
  const tournament: Tournament = JSON.parse(model);
  return tournament;
}
