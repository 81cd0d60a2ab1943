import { type Expression, type Kysely, type SqlBool, type Transaction, sql } from "kysely";
import type { Change } from "#core/model/change.ts";
import { STAFF_CHANGES, isPublicChange } from "#core/changes/public-change.ts";
import type { PublicScope } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Returns whether viewers may see a tournament (`SITE/SLUG`). It depends on its name alone. */
export function isInScope(scope: PublicScope, tournament: string): boolean {
  return (
    scope === null ||
    scope.tournaments.has(tournament) ||
    scope.sites.has(tournament.slice(0, tournament.indexOf("/")))
  );
}

/** Returns whether viewers may see a change. */
export function isChangeInScope(scope: PublicScope, change: Change): boolean {
  return isPublicChange(change) && isInScope(scope, change.tournament);
}

/** Returns the condition that viewers may see the tournament in a column: the same rule as `isInScope`. */
export function inScope(scope: PublicScope, column: string): Expression<SqlBool> {
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
 * Numbers every public change again if they were numbered for another scope. The new numbers begin
 * beyond the old ones with a gap, so that a browser with an old number is told to start over.
 */
export async function numberPublicChanges(
  db: Kysely<ArchiveSchema>,
  scope: PublicScope,
): Promise<void> {
  const id = scopeId(scope);
  const { public_scope: known } = await readScope(db);
  if (known === id) return;
  await db.transaction().execute(async (trx) => {
    // Locks the row: of several processes that start together, one numbers.
    await trx.updateTable("state").set({ id: 1 }).execute();
    const state = await readScope(trx);
    if (state.public_scope !== id) await renumber(trx, scope, id, state.public_seq + 1);
  });
}

function readScope(db: Kysely<ArchiveSchema>) {
  return db.selectFrom("state").select(["public_scope", "public_seq"]).executeTakeFirstOrThrow();
}

/** @param base The new numbers begin above it. */
async function renumber(
  trx: Transaction<ArchiveSchema>,
  scope: PublicScope,
  id: string,
  base: number,
): Promise<void> {
  // A change is written with its type first.
  const staffOnly = Array.from(STAFF_CHANGES, (type) => sql`body like ${`{"type":"${type}"%`}`);
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
      where ${inScope(scope, "tournament")} and not (${sql.join(staffOnly, sql` or `)})
    ) as numbered
    where change.seq = numbered.of`.execute(trx);
  await sql`
    update state set public_scope = ${id}, public_seq = ${sql.lit(base)} +
      (select count(*) from change where public_seq is not null)`.execute(trx);
}

/** The same text for the same scope, whatever the order in which it was configured. */
function scopeId(scope: PublicScope): string {
  if (scope === null) return "everything";
  return JSON.stringify([[...scope.sites].toSorted(), [...scope.tournaments].toSorted()]);
}
