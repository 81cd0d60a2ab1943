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
  if (round.startsWith("column ")) return Number(round.slice("column ".length));
  const isLower = round.startsWith("lower ");
  const name = isLower ? round.slice("lower ".length) : round;
  if (!name.startsWith("ro")) return SECTION;
  // No pattern, because sorting compares the rounds of all matches.
  const [size, stage = 1] = name.slice("ro".length).split("s");
  return SECTION - 10 * Number(size) + Number(stage) + (isLower ? SECTION : 0);
}
