const NATURAL_ORDER = new Intl.Collator("en", { numeric: true });

/**
 * Compares names of stations in natural order: "2" before "10", and numbers before "Stage". Names
 * that differ only in their case keep an order of their own.
 */
export function compareStations(left: string, right: string): number {
  return NATURAL_ORDER.compare(left, right);
}
