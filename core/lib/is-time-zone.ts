/**
 * Returns whether a name is an IANA time zone, such as `Europe/Helsinki`. An offset is none, because
 * only new engines know it.
 */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
