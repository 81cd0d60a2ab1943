import type { BracketLayout, PlaceBox } from "#core/layout/layout-model.ts";

/** Keyboard navigation between the places of a bracket. */
export interface PlaceNavigation {
  /**
   * Returns the place that a key moves to from `place`; `null` if there is none. `before` is the
   * previously focused place: ArrowLeft prefers it among several feeders.
   */
  readonly next: (key: string, place: string, before: string | null) => string | null;
  /** First place of the layout; `null` if it is empty. */
  readonly first: string | null;
}

/**
 * Creates the keyboard navigation of a bracket: right to the match that the winner advances to,
 * left to a feeder, up and down in the column, Home to the first match, End to the deciding match.
 */
export function createPlaceNavigation({ places, links }: BracketLayout): PlaceNavigation {
  const first = places[0]?.place ?? null;
  const last = (): string | null =>
    [...places].sort((a, b) => b.x - a.x || a.y - b.y)[0]?.place ?? null;
  const column = (place: string): readonly PlaceBox[] => {
    const x = places.find((box) => box.place === place)?.x;
    return places.filter((box) => box.x === x).sort((a, b) => a.y - b.y);
  };
  const inColumn = (place: string, step: number): string | null => {
    const boxes = column(place);
    const index = boxes.findIndex((box) => box.place === place);
    return index < 0 ? null : (boxes[index + step]?.place ?? null);
  };
  const feeder = (place: string, before: string | null): string | null => {
    const feeders = links.filter((link) => link.to === place).sort((a, b) => a.y1 - b.y1);
    const back = feeders.find((link) => link.from === before);
    return (back ?? feeders[0])?.from ?? null;
  };
  return {
    first,
    next: (key, place, before) => {
      switch (key) {
        case "ArrowRight":
          return links.find((link) => link.from === place)?.to ?? null;
        case "ArrowLeft":
          return feeder(place, before);
        case "ArrowUp":
          return inColumn(place, -1);
        case "ArrowDown":
          return inColumn(place, 1);
        case "Home":
          return first;
        case "End":
          return last();
        default:
          return null;
      }
    },
  };
}
