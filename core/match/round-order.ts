/** Round keys of the section `finals`, in order of play. */
const FINALS = ["bronze", "grand final", "grand final reset"];

/** Offset between sections; greater than any order within one. */
const SECTION = 1_000_000;

/**
 * Returns a number by which the rounds of a bracket sort in order of play: upper, lower, finals.
 * Starts are unsuitable: in half of the real events they are out of bracket order.
 *
 * @param round Round key: `ro16`, `lower ro8s1`, `bronze`, `grand final`, `column 2`, …
 */
export function roundOrderOf(round: string): number {
  const final = FINALS.indexOf(round);
  if (final >= 0) return 3 * SECTION + final;
  const [, lower, size, stage] = /^(lower )?ro(\d+)(?:s(\d+))?$/.exec(round) ?? [];
  if (size === undefined) return Number(/^column (\d+)$/.exec(round)?.[1] ?? SECTION);
  const within = SECTION - 10 * Number(size) + Number(stage ?? 1);
  return lower === undefined ? within : within + SECTION;
}
