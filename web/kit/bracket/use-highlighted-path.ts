import { type FocusEvent, type PointerEvent, useMemo, useState } from "react";
import { findContestantPath, NO_PATH } from "#core/layout/contestant-path.ts";
import { useSharedBracket } from "./bracket-context.ts";
import { findMatch } from "./bracket-model.ts";
import { findCardElement } from "./use-tab-stops.ts";

/**
 * Highlights the path of the contestant under the mouse, else of the card with keyboard focus (its
 * winner, else its first contestant), else of the followed contestant.
 */
export function useHighlightedPath() {
  const { model, search } = useSharedBracket();
  const { contestant } = search;
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const key = hovered ?? focused ?? contestant;
  const { places, matches } = model;
  const followed = useMemo(
    () => (contestant === "" ? NO_PATH : findContestantPath(contestant, places, matches)),
    [contestant, places, matches],
  );
  const other = useMemo(
    () => (key === contestant ? null : findContestantPath(key, places, matches)),
    [key, contestant, places, matches],
  );
  const slotsOf = (card: HTMLElement | null) =>
    findMatch(model, card?.dataset["place"])?.slots ?? [];
  return {
    path: other ?? followed,
    followed,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        const card = findCardElement(event.target);
        const side = card === null ? -1 : sideAt(card, event);
        setHovered(slotsOf(card)[side]?.contestant?.key ?? null);
      },
      onPointerLeave: () => {
        setHovered(null);
      },
      onFocus: ({ target }: FocusEvent) => {
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
