import type { AnnotationView } from "#core/contract/annotation.ts";
import type { PaletteItem } from "./palette-item.ts";

/**
 * Returns an item for each match at a station, found by the station ("Station 4").
 *
 * @param items Items of the matches, among others.
 * @param annotations Annotations of all kinds; only staff have them.
 */
export function createStationItems(
  items: readonly PaletteItem[],
  annotations: readonly AnnotationView[],
  formatStation: (station: string) => string,
): readonly PaletteItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return annotations.flatMap(({ kind, scope, value }): PaletteItem[] => {
    const match = byId.get(`match ${scope}`);
    if (kind !== "station" || typeof value !== "string" || match === undefined) return [];
    const text = formatStation(value);
    return [{ ...match, id: `station ${scope}`, text, more: text }];
  });
}
