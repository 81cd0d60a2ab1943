/**
 * Search parameters as plain texts, one value a name. The router's own codec writes JSON, where
 * `?q=10` is a number and an id loses its leading zero.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Empty values are defaults and leave the address; slashes and colons stay readable. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  const query = new URLSearchParams(given).toString().replaceAll("%2F", "/").replaceAll("%3A", ":");
  return query === "" ? "" : `?${query}`;
}
