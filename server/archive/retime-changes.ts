import type { Transaction } from "kysely";
import type { Instant } from "#core/model/match.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Corrects the times of logged changes: see `OpenSources.retimeChanges`. */
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
