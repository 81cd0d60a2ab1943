import type { MouseEvent, RefObject } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { type BracketModel, findMatchAtPlace } from "#web/features/bracket/parts/bracket-model.ts";
import { interceptPlainClick } from "#web/features/bracket/parts/intercept-plain-click.ts";
import type { DetailLevel } from "#web/features/bracket/parts/visible-area-and-detail.ts";
import { findCardElement, type HighlightedPath } from "./use-highlighted-path.ts";
import type { Point, Viewport } from "./viewport.ts";

interface ClickHandlerInput extends Pick<HighlightedPath, "path" | "contestantAt"> {
  readonly model: BracketModel;
  readonly detail: DetailLevel;
  readonly viewport: RefObject<Viewport | null>;
  /** Makes the card of a place the one that Tab focuses. */
  readonly setTabStop: (place: string) => void;
  readonly onOpen: (match: MatchView) => void;
  /** Pins the highlighted path of a contestant. */
  readonly onPin: (contestant: string) => void;
}

/**
 * Creates the click handler of the tree. A click on a card opens its match or pins a path; a click
 * between the round shapes zooms in.
 */
export function createClickHandler(input: ClickHandlerInput): (event: MouseEvent) => void {
  const { model, detail, path, contestantAt, viewport, setTabStop, onOpen, onPin } = input;
  return (event) => {
    const place = model.placeOf.get(findCardElement(event.target)?.dataset["place"] ?? "");
    if (place === undefined) {
      if (detail === "shape") viewport.current?.zoomTo(1, pointOf(event));
      return;
    }
    const match = findMatchAtPlace(model, place);
    if (match === undefined || !interceptPlainClick(event)) return;
    setTabStop(place.place);
    const contestant = isTouch(event) ? contestantAt(event) : null;
    // Touch has no hover: the first tap highlights the path, the second opens the match.
    if (contestant !== null && !path.sides.has(place.place)) onPin(contestant);
    else onOpen(match);
  };
}

/** Returns the point of a mouse event relative to the element that handles the event. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
}
