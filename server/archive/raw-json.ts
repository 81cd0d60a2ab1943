/** Maximum length of the archived raw JSON of one match, in UTF-16 code units. */
const MAX_LENGTH = 64 * 1024;

/** Serializes a raw item as JSON; `null` if it is undefined, too long or nested too deeply. */
export function serializeRawItem(item: unknown): string | null {
  if (item === undefined) return null;
  try {
    const text = JSON.stringify(item);
    return text.length > MAX_LENGTH ? null : text;
  } catch (error) {
    // The nesting exceeds the call stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
