/** Rows per statement: SQLite accepts 32,766 values, and a row has at most 14. */
const ROWS_PER_STATEMENT = 500;

/** Calls `write` with one batch of rows after the other, each small enough for one statement. */
export async function forEachBatch<T>(
  rows: readonly T[],
  write: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await write(rows.slice(at, at + ROWS_PER_STATEMENT));
  }
}
