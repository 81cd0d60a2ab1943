import { type FocusEvent, type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { type ContestantPath, findContestantPath } from "#core/layout/contestant-path.ts";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import { type BracketModel, findMatchAtPlace } from "#web/features/bracket/parts/bracket-model.ts";

/** The highlighted path of a tree and the event handlers that change it. */
export interface HighlightedPath {
  /** Highlighted path; empty if there is none. */
  readonly path: ContestantPath;
  /** Returns the key of the contestant at a point of the screen; `null` if there is none. */
  readonly contestantAt: (event: { target: EventTarget; clientY: number }) => string | null;
  /** Highlights the path of the other contestant of the focused card. */
  readonly highlightOther: (event: KeyboardEvent) => void;
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const NO_PATH: ContestantPath = { sides: new Map(), lines: new Set() };

/**
 * Highlights the path of the contestant under the mouse, else of the card with keyboard focus (its
 * winner, else its first contestant), else of the pinned contestant.
 */
export function useHighlightedPath(
  model: BracketModel,
  layout: BracketLayout,
  pinned: string,
): HighlightedPath {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const key = hovered ?? focused ?? pinned;
  const path = useMemo(
    () =>
      key === "" ? NO_PATH : findContestantPath(key, model.places, model.matches, layout.links),
    [key, model, layout],
  );

  const slotsOf = (card: HTMLElement | null) => {
    const place = model.placeOf.get(card?.dataset["place"] ?? "");
    return place === undefined ? [] : (findMatchAtPlace(model, place)?.slots ?? []);
  };
  const contestantAt: HighlightedPath["contestantAt"] = ({ target, clientY }) => {
    const card = findCardElement(target);
    if (card === null) return null;
    const { bottom, height } = card.getBoundingClientRect();
    // The two rows are the lower four fifths of a card, below its code and start.
    const side = clientY > bottom - height * 0.4 ? 1 : 0;
    return slotsOf(card)[side]?.contestant?.key ?? null;
  };
  return {
    path,
    contestantAt,
    highlightOther: (event) => {
      if (findCardElement(event.target) === null) return;
      event.preventDefault();
      const keys = slotsOf(findCardElement(event.target)).flatMap(
        ({ contestant }) => contestant?.key ?? [],
      );
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

/** Returns the card that contains an event's target; `null` if it is outside of all cards. */
export function findCardElement(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
}
