/** Gestures of a viewport: mouse drag scrolls, Ctrl with the wheel or a pinch zooms. */
import type { Point, Viewport } from "./viewport.ts";

/** Movement in pixels from which a press is a drag instead of a click. */
const DRAG_FROM = 4;
const WHEEL_STEP = 0.01;
const WHEEL_MAX = 40;

/** Attaches the gestures and returns a function that detaches them. */
export function attachGestures(element: HTMLElement, viewport: Viewport): () => void {
  const listeners = new AbortController();
  attachWheelZoom(element, viewport, listeners.signal);
  attachDrag(element, listeners.signal);
  attachPinch(element, viewport, listeners.signal);
  return () => {
    listeners.abort();
  };
}

/** Zooms around the mouse when the wheel turns with Ctrl. */
function attachWheelZoom(element: HTMLElement, viewport: Viewport, signal: AbortSignal): void {
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const turn = Math.min(WHEEL_MAX, Math.max(-WHEEL_MAX, event.deltaY));
      viewport.zoomTo(
        viewport.state().zoom * Math.exp(-turn * WHEEL_STEP),
        toElementPoint(element, event),
      );
    },
    { signal, passive: false },
  );
}

/** Scrolls while the mouse drags. */
function attachDrag(element: HTMLElement, signal: AbortSignal): void {
  let press: { x: number; y: number; left: number; top: number; isDragging: boolean } | null = null;
  const startPress = (event: PointerEvent): void => {
    // The browser scrolls on touch.
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const { scrollLeft: left, scrollTop: top } = element;
    press = { x: event.clientX, y: event.clientY, left, top, isDragging: false };
  };
  const drag = (event: PointerEvent): void => {
    if (press === null) return;
    // The button was released outside of the element.
    if ((event.buttons & 1) === 0) {
      press = null;
      return;
    }
    const x = event.clientX - press.x;
    const y = event.clientY - press.y;
    if (!press.isDragging) {
      if (Math.hypot(x, y) < DRAG_FROM) return;
      press.isDragging = true;
      element.setPointerCapture(event.pointerId);
      element.dataset["dragging"] = "";
    }
    element.scrollTo(press.left - x, press.top - y);
  };
  const endPress = (): void => {
    delete element.dataset["dragging"];
    if (press?.isDragging === true) cancelNextClick(element);
    press = null;
  };
  element.addEventListener("pointerdown", startPress, { signal });
  element.addEventListener("pointermove", drag, { signal });
  element.addEventListener("pointerup", endPress, { signal });
  element.addEventListener("pointercancel", endPress, { signal });
  element.addEventListener("dragstart", preventDefault, { signal });
}

/** Zooms around the middle of two fingers while they pinch. */
function attachPinch(element: HTMLElement, viewport: Viewport, signal: AbortSignal): void {
  let pinch: { span: number; zoom: number } | null = null;
  element.addEventListener(
    "touchmove",
    (event) => {
      const [first, second] = event.touches;
      if (first === undefined || second === undefined) return;
      if (event.cancelable) event.preventDefault();
      const span = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      pinch ??= { span, zoom: viewport.state().zoom };
      const between = {
        clientX: (first.clientX + second.clientX) / 2,
        clientY: (first.clientY + second.clientY) / 2,
      };
      viewport.zoomTo((pinch.zoom * span) / pinch.span, toElementPoint(element, between));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    "touchend",
    () => {
      pinch = null;
    },
    { signal },
  );
}

/** Converts a point of the window to one relative to the element. */
function toElementPoint(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const frame = element.getBoundingClientRect();
  return { x: clientX - frame.left, y: clientY - frame.top };
}

/** Cancels the click that the browser sends after a drag, because it must not open a match. */
function cancelNextClick(element: HTMLElement): void {
  element.addEventListener("click", cancelEvent, { capture: true, once: true });
  setTimeout(() => {
    element.removeEventListener("click", cancelEvent, { capture: true });
  });
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
