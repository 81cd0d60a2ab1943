/** Cities whose names have changed, by those that browsers return for their own zone. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["Calcutta", "Kolkata"],
  ["Katmandu", "Kathmandu"],
  ["Kiev", "Kyiv"],
  ["Rangoon", "Yangon"],
  ["Saigon", "Ho_Chi_Minh"],
]);

/**
 * Returns the current name of an IANA zone: "Europe/Kyiv" for "Europe/Kiev". It is only for display,
 * because old browsers do not know it.
 */
export function getCurrentZoneName(zone: string): string {
  return zone.replace(/[^/]+$/, (city) => RENAMED.get(city) ?? city);
}
