/** Mouse, wheel and fingers on a viewport: drag to move, ctrl and wheel or a pinch to zoom. */
import type { Point, Viewport } from "./viewport.ts";

/** Pixels a pressed mouse may tremble before it drags instead of clicks. */
const DRAG_FROM = 4;
const WHEEL_STEP = 0.01;
const WHEEL_MAX = 40;

/** @returns Takes the listeners away. */
export function attachGestures(element: HTMLElement, viewport: Viewport): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const local = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const frame = element.getBoundingClientRect();
    return { x: clientX - frame.left, y: clientY - frame.top };
  };

  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const turn = Math.min(WHEEL_MAX, Math.max(-WHEEL_MAX, event.deltaY));
      viewport.zoomTo(viewport.state().zoom * Math.exp(-turn * WHEEL_STEP), local(event));
    },
    { signal, passive: false },
  );

  let press: { x: number; y: number; left: number; top: number; drags: boolean } | null = null;
  element.addEventListener(
    "pointerdown",
    (event) => {
      // Fingers scroll by themselves.
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      const { scrollLeft: left, scrollTop: top } = element;
      press = { x: event.clientX, y: event.clientY, left, top, drags: false };
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (press === null) return;
      // Let go outside, where nobody here heard of it.
      if ((event.buttons & 1) === 0) {
        press = null;
        return;
      }
      const x = event.clientX - press.x;
      const y = event.clientY - press.y;
      if (!press.drags) {
        if (Math.hypot(x, y) < DRAG_FROM) return;
        press.drags = true;
        element.setPointerCapture(event.pointerId);
        element.dataset["dragging"] = "";
      }
      element.scrollTo(press.left - x, press.top - y);
    },
    { signal },
  );
  const release = (): void => {
    delete element.dataset["dragging"];
    // The click that ends a drag comes after this event and must not open a match.
    if (press?.drags === true) {
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        element.removeEventListener("click", swallow, { capture: true });
      });
    }
    press = null;
  };
  element.addEventListener("pointerup", release, { signal });
  element.addEventListener("pointercancel", release, { signal });
  element.addEventListener(
    "dragstart",
    (event) => {
      event.preventDefault();
    },
    { signal },
  );

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
      viewport.zoomTo((pinch.zoom * span) / pinch.span, local(between));
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
  return () => {
    listeners.abort();
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
