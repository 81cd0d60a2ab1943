/** What the start of a round needs of its places and their matches. */
interface StartedRound {
  readonly places: readonly { readonly match: string | null }[];
}

/**
 * When the first match of a round starts, in milliseconds since the epoch; null when none says.
 *
 * @param matches By `SITE/ID`; starts as ISO 8601 in UTC.
 */
export function roundStart(
  { places }: StartedRound,
  matches: ReadonlyMap<string, { readonly start: string | null }>,
): number | null {
  let first: string | null = null;
  for (const { match } of places) {
    const start = match === null ? null : (matches.get(match)?.start ?? null);
    // ISO times in UTC sort as texts.
    if (start !== null && (first === null || start < first)) first = start;
  }
  return first === null ? null : Date.parse(first);
}
