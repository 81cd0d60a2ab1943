/** Round keys of the section `finals`, in order of play. */
const FINALS = ["bronze", "grand final", "grand final reset"];

/** Offset between sections; greater than any order within one. */
const SECTION = 1_000_000;

/**
 * Returns a number by which the round keys of a bracket (`lower ro8s1`, `column 2`) sort in order
 * of play: upper, lower, finals. In half of the real events, starts are out of bracket order.
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
