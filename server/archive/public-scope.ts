import { type Expression, type Kysely, type SqlBool, type Transaction, sql } from "kysely";
import type { Change } from "#core/model/change.ts";
import { siteOf } from "#core/model/match.ts";
import { STAFF_ONLY_CHANGE_TYPES, isPublicChange } from "#core/changes/public-change.ts";
import type { PublicScope } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Returns whether viewers may see a tournament (`SITE/SLUG`). Only the key decides. */
export function isInScope(scope: PublicScope, tournament: string): boolean {
  return scope === null || scope.tournaments.has(tournament) || scope.sites.has(siteOf(tournament));
}

/** Returns whether viewers may see a change. */
export function isChangeInScope(scope: PublicScope, change: Change): boolean {
  return isPublicChange(change) && isInScope(scope, change.tournament);
}

/** Returns the SQL condition that viewers may see the tournament of a column, as `isInScope`. */
export function createScopeCondition(scope: PublicScope, column: string): Expression<SqlBool> {
  if (scope === null) return sql`1 = 1`;
  const name = sql.ref(column);
  const conditions = [
    ...Array.from(scope.sites, (site) => {
      const start = `${site}/`;
      return sql`substr(${name}, 1, ${sql.lit(start.length)}) = ${start}`;
    }),
    ...Array.from(scope.tournaments, (key) => sql`${name} = ${key}`),
  ];
  return conditions.length === 0 ? sql`1 = 0` : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Renumbers all public changes if they were numbered for another scope. The new numbers begin above
 * the old ones with a gap, so that a browser with an old number has to fetch everything again.
 */
export async function renumberPublicChangesForScope(
  db: Kysely<ArchiveSchema>,
  scope: PublicScope,
): Promise<void> {
  const id = scopeId(scope);
  const { public_scope: current } = await readScope(db);
  if (current === id) return;
  await db.transaction().execute(async (trx) => {
    // Locks the row, so that only one of several starting processes renumbers.
    await trx.updateTable("state").set({ id: 1 }).execute();
    const state = await readScope(trx);
    if (state.public_scope !== id) await renumber(trx, scope, id, state.public_seq + 1);
  });
}

function readScope(db: Kysely<ArchiveSchema>) {
  return db.selectFrom("state").select(["public_scope", "public_seq"]).executeTakeFirstOrThrow();
}

/** @param base The first new number is `base + 1`. */
async function renumber(
  trx: Transaction<ArchiveSchema>,
  scope: PublicScope,
  id: string,
  base: number,
): Promise<void> {
  // The JSON of a change begins with its type.
  const staffOnly = Array.from(
    STAFF_ONLY_CHANGE_TYPES,
    (type) => sql`body like ${`{"type":"${type}"%`}`,
  );
  await trx
    .updateTable("change")
    .set({ public_seq: null })
    .where("public_seq", "is not", null)
    .execute();
  await sql`
    update change set public_seq = numbered.number
    from (
      select seq as of, ${sql.lit(base)} + row_number() over (order by seq) as number
      from change
      where ${createScopeCondition(scope, "tournament")} and not (${sql.join(staffOnly, sql` or `)})
    ) as numbered
    where change.seq = numbered.of`.execute(trx);
  await sql`
    update state set public_scope = ${id}, public_seq = ${sql.lit(base)} +
      (select count(*) from change where public_seq is not null)`.execute(trx);
}

/** Returns a text that identifies the scope and does not depend on the configured order. */
function scopeId(scope: PublicScope): string {
  if (scope === null) return "everything";
  return JSON.stringify([[...scope.sites].toSorted(), [...scope.tournaments].toSorted()]);
}
