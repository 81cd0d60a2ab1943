/** Hours, minutes and seconds with up to six decimals: "83.4", "1:23.456", "1:02:03". */
const RACE_TIME = /^\d+(:[0-5]?\d){0,2}([.,]\d{1,6})?$/;

/**
 * Parses the time of a race, in whole microseconds, so that equal times are equal in whatever form;
 * 0 if the contestant has none ("DNF", "", "0:00"); `null` if it has digits and is no time.
 */
export function parseRaceTime(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? "";
  if (!/\d/.test(trimmed)) return 0;
  if (!RACE_TIME.test(trimmed)) return null;
  const parts = trimmed.replace(",", ".").split(":");
  return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000_000);
}
