/**
 * Parses a query string to plain text, one value per name. The router's own codec parses JSON: it
 * turns `?q=10` into a number and removes leading zeros of an id.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Formats a query string. Omits empty values, which are defaults; leaves `/` and `:` unescaped. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  const query = new URLSearchParams(parameters)
    .toString()
    .replaceAll("%2F", "/")
    .replaceAll("%3A", ":");
  return query === "" ? "" : `?${query}`;
}
