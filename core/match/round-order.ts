/** Sections in which a contestant plays one after the other: upper, lower, finals. */
const FINALS = ["bronze", "grand final", "grand final reset"];

/** Kept, for every comparison of two matches asks; there are some hundred rounds in use. */
const orders = new Map<string, number>();
const MAX_ORDERS = 1_000;

/** More than any round can hold. */
const SECTION = 1_000_000;

/**
 * How deep a round lies in its bracket: whoever plays in two rounds of a bracket plays in the one of
 * the lower number first. Starts cannot tell: in real events half of them are out of order.
 *
 * @param round Round key: `ro16`, `lower ro8s1`, `bronze`, `grand final`, `column 2`, …
 */
export function roundOrder(round: string): number {
  let order = orders.get(round);
  if (order === undefined) {
    if (orders.size >= MAX_ORDERS) orders.clear();
    order = readOrder(round);
    orders.set(round, order);
  }
  return order;
}

function readOrder(round: string): number {
  const final = FINALS.indexOf(round);
  if (final >= 0) return 3 * SECTION + final;
  const [, lower, size, stage] = /^(lower )?ro(\d+)(?:s(\d+))?$/.exec(round) ?? [];
  if (size === undefined) return Number(/^column (\d+)$/.exec(round)?.[1] ?? SECTION);
  const within = SECTION - 10 * Number(size) + Number(stage ?? 1);
  return lower === undefined ? within : within + SECTION;
}
