import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { BracketLayout, PlaceBox } from "#core/layout/layout-model.ts";
import { createPlaceNavigation } from "./place-navigation.ts";

/** The card that Tab focuses, and the functions that change it. */
export interface TabStop {
  /** The place whose card Tab focuses; `null` if the layout is empty. */
  readonly place: string | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Changes the place without moving the focus, after a click. */
  readonly setPlace: (place: string) => void;
}

/**
 * Makes one card of the tree focusable with Tab; arrow keys, Home and End move the focus.
 *
 * @param frame Element that contains the cards.
 * @param reveal Called with the box that receives the focus.
 */
export function useTabStop(
  layout: BracketLayout,
  start: string | null,
  frame: RefObject<HTMLElement | null>,
  reveal: (box: PlaceBox) => void,
): TabStop {
  const [stop, setStop] = useState({ place: start, before: start, focus: false });
  const neighbours = useMemo(() => createPlaceNavigation(layout), [layout]);
  const isDrawn = layout.places.some((box) => box.place === stop.place);
  const place = isDrawn ? stop.place : neighbours.first;

  useLayoutEffect(() => {
    if (!stop.focus || stop.place === null) return;
    const card = frame.current?.querySelector<HTMLElement>(
      `[data-place="${CSS.escape(stop.place)}"]`,
    );
    card?.focus({ preventScroll: true });
  }, [stop, frame]);

  return {
    place,
    setPlace: (nextPlace) => {
      setStop({ place: nextPlace, before: place, focus: false });
    },
    onKeyDown: (event) => {
      if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = neighbours.next(event.key, place, stop.before);
      const box = layout.places.find((each) => each.place === to);
      if (box === undefined) return;
      event.preventDefault();
      reveal(box);
      setStop({ place: box.place, before: place, focus: true });
    },
  };
}
