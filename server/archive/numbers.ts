import { sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/**
 * Takes the next tick number and `count` change numbers. The row stays locked until the transaction
 * ends, so numbers are committed in the order in which they were taken.
 */
export async function takeNumbers(
  trx: Transaction<ArchiveSchema>,
  count: number,
): Promise<{ tick: number; seq: number }> {
  const state = await trx
    .updateTable("state")
    .set({ tick: sql`tick + 1`, seq: sql`seq + ${sql.lit(count)}` })
    .returning(["tick", "seq"])
    .executeTakeFirstOrThrow();
  return { tick: state.tick, seq: state.seq - count };
}
