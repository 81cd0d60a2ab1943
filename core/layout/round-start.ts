/** The part of a round that `roundStart` needs. */
interface StartedRound {
  readonly places: readonly { readonly match: string | null }[];
}

/**
 * Returns when the first match of a round starts, in milliseconds since the epoch; `null` if
 * unknown.
 *
 * @param matches Matches by `SITE/ID`, with starts as ISO 8601 in UTC.
 */
export function roundStart(
  { places }: StartedRound,
  matches: ReadonlyMap<string, { readonly start: string | null }>,
): number | null {
  let first: string | null = null;
  for (const { match } of places) {
    const start = match === null ? null : (matches.get(match)?.start ?? null);
    // ISO 8601 times in UTC sort as text.
    if (start !== null && (first === null || start < first)) first = start;
  }
  return first === null ? null : Date.parse(first);
}
