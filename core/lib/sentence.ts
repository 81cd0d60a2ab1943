/** Parts of sentences that messages of several languages need. */
import { wrapInBidiIsolate } from "./wrap-in-bidi-isolate.ts";

/** Joins texts by commas; empty ones are left out. */
export function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join(", ");
}

/** Longest list of names that a sentence contains. */
const MAX_NAMES = 3;

/** Formats names from outside as a list: "A, B, C", "A, B, C (+2)". */
export function formatNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  const list = names.slice(0, MAX_NAMES).map(wrapInBidiIsolate).join(", ");
  return rest > 0 ? `${list} (+${rest})` : list;
}

/** Formats the sites of a service; its host if it has none or many. */
export function formatSites(sites: readonly string[], host: string): string {
  return formatNames(sites.length === 0 || sites.length > MAX_NAMES ? [host] : sites);
}

/** Formats a difference of whole minutes: "119 min", "47 h", or days with the word for them. */
export function formatDifference(minutes: number, days: string): string {
  const whole = Math.abs(minutes);
  if (whole < 120) return `${whole} min`;
  const hours = Math.round(whole / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} ${days}`;
}
