/** Formats the time of data, with the site that it belongs to if other data is current. */
export function formatDataTime(time: string, site: string | null | undefined): string {
  return site ? `${time} (${site})` : time;
}
