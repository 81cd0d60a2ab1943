/** Rows a statement: SQLite takes 32,766 values, and ours hold at most 12 a row. */
const ROWS_PER_STATEMENT = 500;

/** Runs `write` over the rows in pieces that one statement can carry, one after the other. */
export async function eachBatch<T>(
  rows: readonly T[],
  write: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await write(rows.slice(at, at + ROWS_PER_STATEMENT));
  }
}
