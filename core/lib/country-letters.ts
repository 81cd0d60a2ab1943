/** Codes with a flag: countries, and parts of a country such as gb-eng. */
const WITH_FLAG = /^..(-...)?$/;

/**
 * Returns a country's code in capitals, to show instead of a flag: whole, because the beginning of a
 * code may be another one ("wal" is not "WA"); of gb-eng the part, because codes of three letters
 * are no countries; "" if it does not fit.
 */
export function formatCountryLetters(country: string): string {
  const letters = country.replace(/^..-(?=...$)/, "");
  return letters.length > 3 ? "" : letters.toUpperCase();
}

/** Returns whether a code has the form of those that flags exist for. */
export function mayHaveFlag(country: string): boolean {
  return WITH_FLAG.test(country);
}
