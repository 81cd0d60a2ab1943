import { type FocusEvent, type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { type ContestantPath, contestantPath } from "#core/layout/contestant-path.ts";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import { type BracketModel, matchInPlace } from "#web/features/bracket/parts/bracket-model.ts";

export interface HighlightedPath {
  readonly way: ContestantPath;
  /** Key of the contestant under a point of the screen, null where nobody stands. */
  readonly contestantAt: (event: { target: EventTarget; clientY: number }) => string | null;
  /** Lights the way of the other contestant of the card that a key was pressed on. */
  readonly lightOther: (event: KeyboardEvent) => void;
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const NO_WAY: ContestantPath = { sides: new Map(), lines: new Set() };

/**
 * Whose way is lit: the contestant under the mouse, else of the card that keys focus (its winner, or
 * the first side while there is none), else the pinned one.
 */
export function useHighlightedPath(
  model: BracketModel,
  layout: BracketLayout,
  pinned: string,
): HighlightedPath {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const key = hovered ?? focused ?? pinned;
  const way = useMemo(
    () => (key === "" ? NO_WAY : contestantPath(key, model.places, model.matches, layout.links)),
    [key, model, layout],
  );

  const slotsOf = (card: HTMLElement | null) => {
    const place = model.placeOf.get(card?.dataset["place"] ?? "");
    return place === undefined ? [] : (matchInPlace(model, place)?.slots ?? []);
  };
  const contestantAt: HighlightedPath["contestantAt"] = ({ target, clientY }) => {
    const card = cardOf(target);
    if (card === null) return null;
    const { bottom, height } = card.getBoundingClientRect();
    // The rows are the lower four fifths of a card, under its line of code and start.
    const side = clientY > bottom - height * 0.4 ? 1 : 0;
    return slotsOf(card)[side]?.contestant?.key ?? null;
  };
  return {
    way,
    contestantAt,
    lightOther: (event) => {
      if (cardOf(event.target) === null) return;
      event.preventDefault();
      const keys = slotsOf(cardOf(event.target)).flatMap(({ contestant }) => contestant?.key ?? []);
      setHovered(null);
      setFocused(keys[(keys.indexOf(key) + 1) % keys.length] ?? null);
    },
    handlers: {
      onPointerOver: (event) => {
        if (event.pointerType === "mouse") setHovered(contestantAt(event));
      },
      onPointerLeave: () => {
        setHovered(null);
      },
      onFocus: ({ target }) => {
        const slots = target.matches(":focus-visible") ? slotsOf(cardOf(target)) : [];
        const leading = slots.find((slot) => slot.result === "winner") ?? slots[0];
        setFocused(leading?.contestant?.key ?? null);
      },
      onBlur: () => {
        setFocused(null);
      },
    },
  };
}

export function cardOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
}
