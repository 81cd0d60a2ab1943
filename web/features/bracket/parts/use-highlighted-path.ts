import { type FocusEvent, type PointerEvent, useMemo, useState } from "react";
import { type ContestantPath, findContestantPath, NO_PATH } from "#core/layout/contestant-path.ts";
import { type BracketModel, findMatchAtPlace } from "./bracket-model.ts";

/** The highlighted path of a bracket and the event handlers that change it. */
export interface HighlightedPath {
  /** Path of the contestant under the mouse or with keyboard focus, else the followed one. */
  readonly path: ContestantPath;
  readonly followed: ContestantPath;
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Highlights the path of the contestant under the mouse, else of the card with keyboard focus (its
 * winner, else its first contestant), else of the followed contestant.
 */
export function useHighlightedPath(model: BracketModel, contestant: string): HighlightedPath {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const key = hovered ?? focused ?? contestant;
  const { places, matches } = model;
  const followed = usePath(model, contestant);
  const other = useMemo(
    () => (key === contestant ? null : findContestantPath(key, places, matches)),
    [key, contestant, places, matches],
  );
  const slotsOf = (card: HTMLElement | null) => {
    const place = model.placeOf.get(card?.dataset["place"] ?? "");
    return place === undefined ? [] : (findMatchAtPlace(model, place)?.slots ?? []);
  };
  return {
    path: other ?? followed,
    followed,
    handlers: {
      onPointerOver: (event) => {
        if (event.pointerType !== "mouse") return;
        const card = findCardElement(event.target);
        const side = card === null ? -1 : sideAt(card, event);
        setHovered(slotsOf(card)[side]?.contestant?.key ?? null);
      },
      onPointerLeave: () => {
        setHovered(null);
      },
      onFocus: ({ target }) => {
        const slots = target.matches(":focus-visible") ? slotsOf(findCardElement(target)) : [];
        const leading = slots.find((slot) => slot.result === "winner") ?? slots[0];
        setFocused(leading?.contestant?.key ?? null);
      },
      onBlur: () => {
        setFocused(null);
      },
    },
  };
}

function usePath({ places, matches }: BracketModel, contestant: string): ContestantPath {
  return useMemo(
    () => (contestant === "" ? NO_PATH : findContestantPath(contestant, places, matches)),
    [contestant, places, matches],
  );
}

/** Returns the side of a card at a point of the window: those of a row are beside each other. */
function sideAt(card: HTMLElement, { clientX, clientY }: PointerEvent): 0 | 1 {
  const { left, right, bottom, height } = card.getBoundingClientRect();
  const isSecond =
    card.dataset["form"] === "row"
      ? clientX > (left + right) / 2
      : // The two sides are the lower part of a card, below its code and start.
        clientY > bottom - height * 0.42;
  return isSecond ? 1 : 0;
}

/** Returns the card that contains an event's target; `null` if it is outside of all cards. */
function findCardElement(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
}
