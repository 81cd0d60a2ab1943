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
  const starts = places.flatMap(({ match }) =>
    match === null ? [] : (matches.get(match)?.start ?? []),
  );
  // ISO times in UTC sort as texts.
  const first = starts.sort()[0];
  return first === undefined ? null : Date.parse(first);
}
