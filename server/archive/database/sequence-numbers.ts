import { sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/**
 * Allocates the next tick number, `count` change numbers and `publicCount` public change numbers;
 * returns the tick number and the last change numbers before these. The row stays locked until the
 * transaction ends, so numbers are committed in the order of allocation.
 */
export async function allocateTickAndChangeNumbers(
  trx: Transaction<ArchiveSchema>,
  count: number,
  publicCount: number,
): Promise<{ tick: number; seq: number; publicSeq: number }> {
  const state = await trx
    .updateTable("state")
    .set({
      tick: sql`tick + 1`,
      seq: sql`seq + ${sql.lit(count)}`,
      public_seq: sql`public_seq + ${sql.lit(publicCount)}`,
    })
    .returning(["tick", "seq", "public_seq"])
    .executeTakeFirstOrThrow();
  const { tick, seq, public_seq: publicSeq } = state;
  return { tick, seq: seq - count, publicSeq: publicSeq - publicCount };
}
