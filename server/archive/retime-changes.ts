import type { Transaction } from "kysely";
import type { Instant } from "#core/model/match.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/**
 * Corrects the times of these sources' changes that were logged while the clock was wrong.
 *
 * @param since Selects changes above a change number, or detected after a time.
 * @param by Milliseconds to add.
 */
export async function retimeChanges(
  trx: Transaction<ArchiveSchema>,
  sourceIds: readonly number[],
  since: { readonly seq: number } | { readonly at: Instant },
  by: number,
): Promise<void> {
  const update = trx
    .updateTable("change")
    .set((row) => ({ at: row("at", "+", Math.round(by)) }))
    .where("source_id", "in", sourceIds);
  await (
    "seq" in since ? update.where("seq", ">", since.seq) : update.where("at", ">", since.at)
  ).execute();
}
