import { must } from "#core/lib/must.ts";

/** What was settled for a round or place that is drawn: its column, its row. */
export function drawnIn<T>(settled: ReadonlyMap<string, T>, key: string): T {
  return must(settled.get(key), `${key} is drawn`);
}
