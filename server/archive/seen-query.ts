import type { Kysely } from "kysely";
import { createScopeCondition } from "./public-scope.ts";
import type { PublicScope } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Database, sources and tournaments to which reads are restricted. */
export interface ReadScope {
  readonly db: Kysely<ArchiveSchema>;
  /** Ids of the sources, at least one. */
  readonly sourceIds: readonly number[];
  /** Only rows of these tournaments are selected. */
  readonly scope: PublicScope;
}

/** Selects the matches of these sources (at least one) with the columns that `parseSeenMatchRow` reads. */
export function selectSeenMatches(
  db: Kysely<ArchiveSchema>,
  sourceIds: readonly number[],
  scope: PublicScope = null,
) {
  return db
    .selectFrom("match")
    .innerJoin("match_body", (join) =>
      join
        .onRef("match_body.source_id", "=", "match.source_id")
        .onRef("match_body.key", "=", "match.key"),
    )
    .leftJoin("list", (join) =>
      join.onRef("list.source_id", "=", "match.source_id").onRef("list.name", "=", "match.list"),
    )
    .where("match.source_id", "in", sourceIds)
    .$if(scope !== null, (query) => query.where(createScopeCondition(scope, "match.tournament")))
    .select((row) => [
      "match.list",
      "match.first_seen",
      row.fn.coalesce(row.ref("match.last_seen"), row.ref("list.at")).as("last_seen"),
      "match.changed_at",
      "match.was_ended",
      "match.locked_early",
      "match.withdrawn_at",
      "match_body.model",
    ]);
}
