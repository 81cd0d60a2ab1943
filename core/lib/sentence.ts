/** Parts of sentences that messages of several languages need. */

/** Joins texts by commas; empty ones are left out. */
export function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join(", ");
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a difference of whole minutes: "119 min", "47 h", or days with the word for them. */
export function formatDifference(minutes: number, days: string): string {
  const whole = Math.abs(minutes);
  if (whole < 120) return `${whole} min`;
  const hours = Math.round(whole / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} ${days}`;
}
