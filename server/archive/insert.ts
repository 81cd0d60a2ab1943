import type { Transaction } from "kysely";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { forEachBatch } from "./database/batch.ts";
import { allocateTickAndChangeNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/**
 * Inserts matches that are not archived yet, and leaves the others unchanged. Returns the number of
 * inserted matches.
 */
export async function insertMissingMatches(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  matches: readonly SeenMatch[],
  sent: ReadonlyMap<SiteKey, unknown>,
): Promise<number> {
  const known = new Set<string>();
  await forEachBatch(matches, async (batch) => {
    const keys = batch.map(({ match }) => match.key);
    const rows = await trx
      .selectFrom("match")
      .select("key")
      .where("source_id", "=", sourceId)
      .where("key", "in", keys)
      .execute();
    for (const { key } of rows) known.add(key);
  });
  const fresh = matches.filter(({ match }) => !known.has(match.key));
  const { tick } = await allocateTickAndChangeNumbers(trx, 0, 0);
  const writes = { sightings: fresh, bodies: fresh, lists: [], sent };
  await writeMatchRows(trx, sourceId, tick, writes);
  return fresh.length;
}
