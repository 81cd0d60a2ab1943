/**
 * Moves and zooms a scrolling element. The browser scrolls, so touch, wheel, keys and find-in-page
 * work as everywhere; zoom is one custom property, so text stays text and crisp. React is told only
 * when the drawn part, the size or the zoom changes.
 */
import type { Area } from "#web/features/bracket/parts/visible.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `first`: the beginning where the box can be seen from there, else the middle. */
export type Alignment = "middle" | "nearest" | "first";

export interface ViewportState {
  readonly zoom: number;
  /** What is in sight, in the layout's units. */
  readonly area: Area;
}

export interface Viewport {
  readonly state: () => ViewportState;
  /** Zooms while the given point of the screen (the middle by default) keeps its content. */
  readonly zoomTo: (zoom: number, at?: Point) => void;
  /** Shows everything, at most at actual size. */
  readonly fit: () => void;
  /** Moves until the box is in sight. */
  readonly reveal: (box: Area, how: Alignment, move: "glide" | "jump") => void;
  /** Looks again: after a change of the content. */
  readonly update: () => void;
  readonly detach: () => void;
}

interface ContentSize {
  readonly width: number;
  readonly height: number;
}

/** Room around the content, in screen pixels. Also in bracket-tree.module.css. */
export const PAD = { x: 24, y: 16, foot: 40 };
export const ZOOM_RANGE = { min: 0.1, max: 2 };
const GLIDE_MS = 200;
const NEAR = 48;

/**
 * @param element Scrolls, and carries `--zoom`.
 * @param content Current size of the content at 100%.
 * @param onChange Called after every move; the state may be the same.
 */
export function attachViewport(
  element: HTMLElement,
  content: () => ContentSize,
  onChange: (state: ViewportState) => void,
): Viewport {
  let zoom = 1;
  let glide = 0;

  const state = (): ViewportState => ({
    zoom,
    area: {
      x: (element.scrollLeft - PAD.x) / zoom,
      y: (element.scrollTop - PAD.y) / zoom,
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
  const place = (to: number, left: number, top: number): void => {
    setZoom(to);
    element.scrollLeft = left;
    element.scrollTop = top;
    update();
  };
  /** Eases there in 200 ms, or goes at once where motion is not wanted. */
  const go = (to: number, left: number, top: number, move: "glide" | "jump"): void => {
    cancelAnimationFrame(glide);
    if (move === "jump" || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      place(to, left, top);
      return;
    }
    const from = { zoom, left: element.scrollLeft, top: element.scrollTop };
    const begin = performance.now();
    const step = (now: number): void => {
      const share = ease(Math.min(1, Math.max(0, now - begin) / GLIDE_MS));
      const between = (a: number, b: number): number => a + (b - a) * share;
      place(between(from.zoom, to), between(from.left, left), between(from.top, top));
      if (share < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  };

  element.addEventListener("scroll", update, { passive: true });
  const resize = new ResizeObserver(update);
  resize.observe(element);
  setZoom(zoom);

  return {
    state,
    update,
    zoomTo: (wanted, at) => {
      cancelAnimationFrame(glide);
      const to = Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, wanted));
      const x = at?.x ?? element.clientWidth / 2;
      const y = at?.y ?? element.clientHeight / 2;
      const keep = (scroll: number, pad: number, offset: number): number =>
        ((scroll + offset - pad) * to) / zoom + pad - offset;
      place(to, keep(element.scrollLeft, PAD.x, x), keep(element.scrollTop, PAD.y, y));
    },
    fit: () => {
      const { width, height } = content();
      const wide = (element.clientWidth - 2 * PAD.x) / width;
      const high = (element.clientHeight - PAD.y - PAD.foot) / height;
      go(Math.min(1, Math.max(ZOOM_RANGE.min, Math.min(wide, high))), 0, 0, "glide");
    },
    reveal: (box, how, move) => {
      const left = box.x * zoom + PAD.x;
      const top = box.y * zoom + PAD.y;
      const align = ALIGN[how];
      go(
        zoom,
        align(element.scrollLeft, element.clientWidth, left, box.width * zoom),
        align(element.scrollTop, element.clientHeight, top, box.height * zoom),
        move,
      );
    },
    detach: () => {
      cancelAnimationFrame(glide);
      resize.disconnect();
      element.removeEventListener("scroll", update);
    },
  };
}

/**
 * What the first view shows at actual size, before anything is measured.
 *
 * @param view Size of the scrolling element in pixels, as far as it is known.
 * @param box What `reveal` will go to; null for the beginning.
 */
export function firstArea(view: ContentSize, content: ContentSize, box: Area | null): Area {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: firstScroll(view.width, content.width + 2 * PAD.x, x + PAD.x, width) - PAD.x,
    y: firstScroll(view.height, content.height + PAD.y + PAD.foot, y + PAD.y, height) - PAD.y,
    ...view,
  };
}

function firstScroll(view: number, whole: number, start: number, length: number): number {
  return Math.max(0, Math.min(whole - view, first(0, view, start, length)));
}

const ease = (share: number): number => 1 - (1 - share) ** 3;

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
