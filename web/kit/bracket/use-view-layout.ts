import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { BracketLayout, LayoutView } from "#core/layout/layout-types.ts";
import { layoutView, type ViewLayout } from "#core/layout/layout-view.ts";
import { useSharedBracket } from "./bracket-context.ts";
import { SIZES } from "./sizes.ts";

/** Views that are wider than this, in pixels, are enlarged. */
const LARGEST_VIEW = 2560;

/** Lays out the bracket; places of the followed contestant and the named match are not folded. */
export function useViewLayout(
  view: LayoutView | null,
  { sides }: ContestantPath,
): ViewLayout | null {
  const { model, rounds, search } = useSharedBracket();
  const { match, from, section } = search;
  const marked = model.places.find(({ code }) => match !== "" && code === match)?.place;
  const pathKeys = [...sides.keys(), ...(marked === undefined ? [] : [marked])].join("\n");
  return useMemo(() => {
    if (view === null) return null;
    const [, index] = /^s(\d+)$/.exec(section) ?? [];
    return layoutView(rounds, view, {
      from: from === "" ? [] : from.split(","),
      path: new Set(pathKeys === "" ? [] : pathKeys.split("\n")),
      ...(index !== undefined && { section: Number(index) }),
    });
  }, [rounds, view, from, section, pathKeys]);
}

/** The space for a bracket. */
export interface ScaledView extends LayoutView {
  /** Pixels of a unit. */
  readonly scale: number;
}

/** Returns the space below the top of an element, up to the bottom of the window. */
export function useView(root: RefObject<HTMLElement | null>): ScaledView | null {
  const [view, setView] = useState<ScaledView | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = root.current;
      if (element === null) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      const scale = Math.max(1, element.clientWidth / LARGEST_VIEW);
      const width = element.clientWidth / scale;
      const height = Math.max(0, window.innerHeight - top - SIZES.framePadding) / scale;
      setView((before) =>
        before?.width === width && before.height === height ? before : { width, height, scale },
      );
    };
    measure();
    // Also when something above appears or disappears.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [root]);
  return view;
}

/** Scrolls to the match or the round that the address names. */
export function useReveal(
  frame: RefObject<HTMLElement | null>,
  layout: BracketLayout | undefined,
): void {
  const { model, search } = useSharedBracket();
  const { match, round } = search;
  const revealed = useRef("");
  useLayoutEffect(() => {
    const address = `${match} ${round}`;
    if (layout === undefined || address === revealed.current) return;
    revealed.current = address;
    const named = model.places.find((place) =>
      match === "" ? place.round === round : place.code === match,
    );
    const card = frame.current?.querySelector(`[data-place="${CSS.escape(named?.place ?? "")}"]`);
    card?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
