/** Code that fits into the space of a flag, after the country of a part such as gb-eng. */
const LETTERS = /^(?:[a-z]{2}-(?=[a-z]{3}$))?(.{1,3})$/;
/** Codes with a flag: countries, and parts of a country such as gb-eng. */
const WITH_FLAG = /^[a-z]{2}(-[a-z]{3})?$/;

/**
 * Returns a country's code in capitals, to show instead of a flag: whole, because the beginning of a
 * code may be another one ("wal" is not "WA"); of gb-eng the part, because codes of three letters
 * are no countries; "" if it does not fit.
 */
export function formatCountryLetters(country: string): string {
  return LETTERS.exec(country)?.[1]?.toUpperCase() ?? "";
}

/** Returns whether a code has the form of those that flags exist for. */
export function mayHaveFlag(country: string): boolean {
  return WITH_FLAG.test(country);
}
