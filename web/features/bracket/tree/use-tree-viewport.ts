import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import {
  type BracketLayout,
  CARD_HEIGHT,
  CARD_WIDTH,
  type PlaceBox,
} from "#core/layout/layout-model.ts";
import { attachGestures } from "./gestures.ts";
import {
  type ScrollAlignment,
  attachViewport,
  estimateInitialArea,
  type Viewport,
  type ViewportState,
} from "./viewport.ts";
import {
  type LayoutArea,
  containsArea,
  expandAreaToGrid,
} from "#web/features/bracket/parts/visible-area-and-detail.ts";

/** The rendered part of the tree. */
export interface RenderedPart {
  readonly zoom: number;
  readonly area: LayoutArea;
  /** Whether the whole bracket is visible at once. */
  readonly fits: boolean;
}

export interface TreeViewport {
  readonly drawn: RenderedPart;
  /** Ref of the scrolling element. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Ref of the outline of the visible area in the minimap. */
  readonly mapFrame: RefObject<SVGRectElement | null>;
  readonly viewport: RefObject<Viewport | null>;
  readonly reveal: (box: PlaceBox, how: ScrollAlignment) => void;
}

const NOTHING: RenderedPart = { zoom: 1, area: { x: 0, y: 0, width: 0, height: 0 }, fits: true };

/**
 * Attaches scrolling, zooming and gestures to the tree, and tracks which part is rendered.
 *
 * @param start Card that the first view shows; `null` to start at the top left.
 */
export function useTreeViewport(layout: BracketLayout, start: PlaceBox | null): TreeViewport {
  const frame = useRef<HTMLDivElement>(null);
  const mapFrame = useRef<SVGRectElement>(null);
  const viewport = useRef<Viewport>(null);
  const currentLayout = useRef(layout);
  // Estimated from the window size, so that the first cards render before anything is measured.
  const [drawn, setDrawn] = useState(() => {
    const view = { width: innerWidth, height: innerHeight };
    const area = estimateInitialArea(view, layout, start === null ? null : areaOf(start));
    return nextDrawn(NOTHING, { zoom: 1, area }, layout);
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onMove = (state: ViewportState): void => {
      moveFrame(mapFrame.current, state.area);
      setDrawn((before) => nextDrawn(before, state, currentLayout.current));
    };
    element.style.setProperty("--top", `${element.getBoundingClientRect().top + scrollY}px`);
    const attached = attachViewport(element, () => currentLayout.current, onMove);
    const detachGestures = attachGestures(element, attached);
    viewport.current = attached;
    if (start === null) attached.update();
    else attached.reveal(areaOf(start), "first", "jump");
    return () => {
      detachGestures();
      attached.detach();
    };
    // Runs once: later changes must not scroll the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    currentLayout.current = layout;
    viewport.current?.update();
  }, [layout]);

  return {
    drawn,
    frame,
    mapFrame,
    viewport,
    reveal: (box, how) => viewport.current?.reveal(areaOf(box), how, "glide"),
  };
}

function nextDrawn(
  before: RenderedPart,
  { zoom, area }: ViewportState,
  layout: BracketLayout,
): RenderedPart {
  const snapped = expandAreaToGrid(area, layout.pitch);
  const fits = layout.width <= area.width && layout.height <= area.height;
  return zoom === before.zoom && fits === before.fits && containsArea(before.area, snapped)
    ? before
    : { zoom, area: snapped, fits };
}

function areaOf({ x, y }: PlaceBox): LayoutArea {
  return { x, y, width: CARD_WIDTH, height: CARD_HEIGHT };
}

function moveFrame(rect: SVGRectElement | null, area: LayoutArea): void {
  for (const side of ["x", "y", "width", "height"] as const) {
    rect?.setAttribute(side, String(area[side]));
  }
}
