import type { Transaction } from "kysely";
import type { Instant } from "#core/model/match.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Moves the times of logged changes: see `OpenSources.retimeChanges`. */
export async function retimeChanges(
  trx: Transaction<ArchiveSchema>,
  sourceIds: readonly number[],
  since: { readonly seq: number } | { readonly at: Instant },
  by: number,
): Promise<void> {
  const moved = trx
    .updateTable("change")
    .set((row) => ({ at: row("at", "+", Math.round(by)) }))
    .where("source_id", "in", sourceIds);
  await (
    "seq" in since ? moved.where("seq", ">", since.seq) : moved.where("at", ">", since.at)
  ).execute();
}
