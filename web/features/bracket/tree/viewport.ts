/**
 * Scrolls and zooms an element. The browser does the scrolling, so touch, wheel, keys and
 * find-in-page work; the zoom is a CSS custom property, so text stays sharp.
 */
import type { LayoutArea } from "#web/features/bracket/parts/visible-area-and-detail.ts";
import { animateViewport, type ViewportPosition } from "./animate-viewport.ts";

/** A point in pixels, relative to the scrolling element. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `first`: scrolls to the start if the box is visible from there, else centres the box. */
export type ScrollAlignment = "middle" | "nearest" | "first";

export interface ViewportState {
  readonly zoom: number;
  /** Visible area, in layout units. */
  readonly area: LayoutArea;
}

export interface Viewport {
  readonly state: () => ViewportState;
  /** Zooms around a point of the element (by default its middle). */
  readonly zoomTo: (zoom: number, at?: Point) => void;
  /** Shows the whole content, at most at 100% zoom. */
  readonly fit: () => void;
  /** Scrolls so that the box is visible. */
  readonly reveal: (box: LayoutArea, how: ScrollAlignment, move: "glide" | "jump") => void;
  /** Reports the current state; to be called after the content has changed. */
  readonly update: () => void;
  readonly detach: () => void;
}

interface ContentSize {
  readonly width: number;
  readonly height: number;
}

/** Padding around the content, in screen pixels. Also in tree.module.css. */
export const CONTENT_PADDING = { x: 24, y: 16, foot: 40 };
export const ZOOM_RANGE = { min: 0.1, max: 2 };
const NEAR = 48;

/**
 * Attaches a viewport to an element.
 *
 * @param element Scrolling element; receives the custom property `--zoom`.
 * @param content Returns the current size of the content at 100% zoom.
 * @param onChange Called after every scroll, zoom or resize, even if the state is unchanged.
 */
export function attachViewport(
  element: HTMLElement,
  content: () => ContentSize,
  onChange: (state: ViewportState) => void,
): Viewport {
  let zoom = 1;
  let cancelGlide: (() => void) | null = null;

  const state = (): ViewportState => ({
    zoom,
    area: {
      x: (element.scrollLeft - CONTENT_PADDING.x) / zoom,
      y: (element.scrollTop - CONTENT_PADDING.y) / zoom,
      width: element.clientWidth / zoom,
      height: element.clientHeight / zoom,
    },
  });
  const update = (): void => {
    onChange(state());
  };
  const setZoom = (value: number): void => {
    zoom = value;
    element.style.setProperty("--zoom", String(value));
  };
  const jump = (to: ViewportPosition): void => {
    setZoom(to.zoom);
    element.scrollLeft = to.left;
    element.scrollTop = to.top;
    update();
  };
  const go = (to: ViewportPosition, move: "glide" | "jump"): void => {
    cancelGlide?.();
    if (move === "jump" || matchMedia("(prefers-reduced-motion: reduce)").matches) jump(to);
    else
      cancelGlide = animateViewport(
        { zoom, left: element.scrollLeft, top: element.scrollTop },
        to,
        jump,
      );
  };

  element.addEventListener("scroll", update, { passive: true });
  const resize = new ResizeObserver(update);
  resize.observe(element);
  setZoom(zoom);

  return {
    state,
    update,
    zoomTo: (requestedZoom, at) => {
      cancelGlide?.();
      jump(zoomAround(element, zoom, requestedZoom, at));
    },
    fit: () => {
      go({ zoom: zoomToFit(element, content()), left: 0, top: 0 }, "glide");
    },
    reveal: (box, how, move) => {
      go(positionOf(element, zoom, box, how), move);
    },
    detach: () => {
      cancelGlide?.();
      resize.disconnect();
      element.removeEventListener("scroll", update);
    },
  };
}

/**
 * Returns the area that the first view shows at 100% zoom, before the element is measured.
 *
 * @param view Estimated size of the scrolling element, in pixels.
 * @param box Box that `reveal` will scroll to; `null` for the top left.
 */
export function estimateInitialArea(
  view: ContentSize,
  content: ContentSize,
  box: LayoutArea | null,
): LayoutArea {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    x:
      firstScroll(view.width, content.width + 2 * CONTENT_PADDING.x, x + CONTENT_PADDING.x, width) -
      CONTENT_PADDING.x,
    y:
      firstScroll(
        view.height,
        content.height + CONTENT_PADDING.y + CONTENT_PADDING.foot,
        y + CONTENT_PADDING.y,
        height,
      ) - CONTENT_PADDING.y,
    ...view,
  };
}

function firstScroll(view: number, whole: number, start: number, length: number): number {
  return Math.max(0, Math.min(whole - view, first(0, view, start, length)));
}

/** Returns the position at another zoom that leaves a point of the element in place. */
function zoomAround(
  element: HTMLElement,
  zoom: number,
  requestedZoom: number,
  { x, y }: Point = { x: element.clientWidth / 2, y: element.clientHeight / 2 },
): ViewportPosition {
  const to = Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, requestedZoom));
  const scrollAt = (scroll: number, pad: number, offset: number): number =>
    ((scroll + offset - pad) * to) / zoom + pad - offset;
  return {
    zoom: to,
    left: scrollAt(element.scrollLeft, CONTENT_PADDING.x, x),
    top: scrollAt(element.scrollTop, CONTENT_PADDING.y, y),
  };
}

/** Returns the zoom that shows the whole content, at most 100%. */
function zoomToFit(element: HTMLElement, { width, height }: ContentSize): number {
  const wide = (element.clientWidth - 2 * CONTENT_PADDING.x) / width;
  const high = (element.clientHeight - CONTENT_PADDING.y - CONTENT_PADDING.foot) / height;
  return Math.min(1, Math.max(ZOOM_RANGE.min, Math.min(wide, high)));
}

/** Returns the position at this zoom that shows the box. */
function positionOf(
  element: HTMLElement,
  zoom: number,
  box: LayoutArea,
  how: ScrollAlignment,
): ViewportPosition {
  const align = ALIGN[how];
  const left = box.x * zoom + CONTENT_PADDING.x;
  const top = box.y * zoom + CONTENT_PADDING.y;
  return {
    zoom,
    left: align(element.scrollLeft, element.clientWidth, left, box.width * zoom),
    top: align(element.scrollTop, element.clientHeight, top, box.height * zoom),
  };
}

const ALIGN = { middle, nearest, first };

function first(scroll: number, view: number, start: number, length: number): number {
  return start + length + NEAR < view ? 0 : middle(scroll, view, start, length);
}

function middle(_scroll: number, view: number, start: number, length: number): number {
  return start + length / 2 - view / 2;
}

function nearest(scroll: number, view: number, start: number, length: number): number {
  if (start < scroll + NEAR) return start - NEAR;
  return start + length > scroll + view - NEAR ? start + length + NEAR - view : scroll;
}
