import type { Transaction } from "kysely";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import { SERVICE_RECORD_KINDS } from "#core/desk/service-record.ts";
import { groupBy } from "#core/lib/collections.ts";
import type { Instant } from "#core/model/match.ts";
import { forEachBatch } from "./database/batch.ts";
import type { DeletionResult } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Number of changes that one statement checks. */
const CHANGES_PER_STATEMENT = 5_000;

/**
 * Deletes tournaments that were over before `before` with their matches, and changes, claims and
 * records about services from before it. Tournaments with a listed match stay, because the next poll
 * would add them again.
 */
export async function deleteDataBefore(
  trx: Transaction<ArchiveSchema>,
  before: Instant,
): Promise<DeletionResult> {
  const over = await selectOver(trx, before);
  for (const [sourceId, tournaments] of groupBy(over, (row) => row.source_id)) {
    const keys = tournaments.map(({ key }) => key);
    await forEachBatch(keys, (batch) => deleteTournaments(trx, sourceId, batch));
  }
  const changes = await deleteChanges(trx, before);
  await trx
    .deleteFrom("desk_fact")
    .where("kind", "in", [CLAIM_KIND, ...SERVICE_RECORD_KINDS])
    .where("at", "<", before)
    .execute();
  return { tournaments: over.length, changes };
}

/** Deletes changes in several statements, so that none exceeds the lease's time limit. */
async function deleteChanges(trx: Transaction<ArchiveSchema>, before: Instant): Promise<number> {
  let count = 0;
  let after = 0;
  for (;;) {
    const last = await trx
      .selectFrom("change")
      .select("seq")
      .where("seq", ">", after)
      .orderBy("seq")
      .offset(CHANGES_PER_STATEMENT - 1)
      .limit(1)
      .executeTakeFirst();
    const deleted = await trx
      .deleteFrom("change")
      .where("seq", ">", after)
      .where("seq", "<=", last?.seq ?? Number.MAX_SAFE_INTEGER)
      .where("at", "<", before)
      .executeTakeFirstOrThrow();
    count += Number(deleted.numDeletedRows);
    if (last === undefined) return count;
    after = last.seq;
  }
}

function selectOver(trx: Transaction<ArchiveSchema>, before: Instant) {
  return trx
    .selectFrom("tournament")
    .select(["source_id", "key"])
    .where("over_at", "<", before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("match")
            .select("match.key")
            .whereRef("match.source_id", "=", "tournament.source_id")
            .whereRef("match.tournament", "=", "tournament.key")
            .where("match.last_seen", "is", null),
        ),
      ),
    )
    .execute();
}

async function deleteTournaments(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tournaments: readonly string[],
): Promise<void> {
  const matches = trx
    .selectFrom("match")
    .select("key")
    .where("source_id", "=", sourceId)
    .where("tournament", "in", tournaments);
  await trx
    .deleteFrom("entry")
    .where("source_id", "=", sourceId)
    .where("match", "in", matches)
    .execute();
  await trx
    .deleteFrom("match_body")
    .where("source_id", "=", sourceId)
    .where("key", "in", matches)
    .execute();
  await trx
    .deleteFrom("match")
    .where("source_id", "=", sourceId)
    .where("tournament", "in", tournaments)
    .execute();
  await trx
    .deleteFrom("tournament")
    .where("source_id", "=", sourceId)
    .where("key", "in", tournaments)
    .execute();
}
