/** The most that is kept of one match as it was sent, in UTF-16 code units. */
const LONGEST = 64 * 1024;

/** A match as the service sent it, as JSON; null when it was not, or when no sound item is like it. */
export function rawJson(item: unknown): string | null {
  if (item === undefined) return null;
  try {
    const text = JSON.stringify(item);
    return text.length > LONGEST ? null : text;
  } catch (error) {
    // Nested deeper than the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
