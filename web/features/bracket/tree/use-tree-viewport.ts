import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import {
  type BracketLayout,
  CARD_HEIGHT,
  CARD_WIDTH,
  type PlaceBox,
} from "#core/layout/layout-model.ts";
import { attachGestures } from "./gestures.ts";
import {
  type Alignment,
  attachViewport,
  firstArea,
  type Viewport,
  type ViewportState,
} from "./viewport.ts";
import { type Area, containsArea, snapArea } from "#web/features/bracket/parts/visible.ts";

/** What of the tree is drawn. */
export interface Drawn {
  readonly zoom: number;
  readonly area: Area;
  /** Whether everything is in sight at once. */
  readonly fits: boolean;
}

export interface TreeViewport {
  readonly drawn: Drawn;
  /** For the element that scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** For the rectangle in the minimap. */
  readonly mapFrame: RefObject<SVGRectElement | null>;
  readonly viewport: RefObject<Viewport | null>;
  readonly reveal: (box: PlaceBox, how: Alignment) => void;
}

const NOTHING: Drawn = { zoom: 1, area: { x: 0, y: 0, width: 0, height: 0 }, fits: true };

/** @param start Card in the middle of the first view. */
export function useTreeViewport(layout: BracketLayout, start: PlaceBox | null): TreeViewport {
  const frame = useRef<HTMLDivElement>(null);
  const mapFrame = useRef<SVGRectElement>(null);
  const viewport = useRef<Viewport>(null);
  const shown = useRef(layout);
  // The window holds the frame: the cards of the first view are there before it is measured.
  const [drawn, setDrawn] = useState(() => {
    const view = { width: innerWidth, height: innerHeight };
    const area = firstArea(view, layout, start === null ? null : areaOf(start));
    return nextDrawn(NOTHING, { zoom: 1, area }, layout);
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onMove = (state: ViewportState): void => {
      moveFrame(mapFrame.current, state.area);
      setDrawn((before) => nextDrawn(before, state, shown.current));
    };
    element.style.setProperty("--top", `${element.getBoundingClientRect().top + scrollY}px`);
    const attached = attachViewport(element, () => shown.current, onMove);
    const detachGestures = attachGestures(element, attached);
    viewport.current = attached;
    if (start === null) attached.update();
    else attached.reveal(areaOf(start), "first", "jump");
    return () => {
      detachGestures();
      attached.detach();
    };
    // The first view is shown once: what changes later must not move the reader.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    shown.current = layout;
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

function nextDrawn(before: Drawn, { zoom, area }: ViewportState, layout: BracketLayout): Drawn {
  const snapped = snapArea(area, layout.pitch);
  const fits = layout.width <= area.width && layout.height <= area.height;
  return zoom === before.zoom && fits === before.fits && containsArea(before.area, snapped)
    ? before
    : { zoom, area: snapped, fits };
}

function areaOf({ x, y }: PlaceBox): Area {
  return { x, y, width: CARD_WIDTH, height: CARD_HEIGHT };
}

function moveFrame(rect: SVGRectElement | null, area: Area): void {
  for (const side of ["x", "y", "width", "height"] as const) {
    rect?.setAttribute(side, String(area[side]));
  }
}
