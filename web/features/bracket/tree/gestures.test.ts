// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { attachGestures } from "./gestures.ts";
import type { Viewport } from "./viewport.ts";

const zoomTo = vi.fn<Viewport["zoomTo"]>();
const area = { x: 0, y: 0, width: 0, height: 0 };
const viewport: Viewport = {
  state: () => ({ zoom: 1, area }),
  zoomTo,
  fit: vi.fn<Viewport["fit"]>(),
  reveal: vi.fn<Viewport["reveal"]>(),
  update: vi.fn<Viewport["update"]>(),
  detach: vi.fn<Viewport["detach"]>(),
};
const opened = vi.fn<() => void>();
const scroll = vi.fn<() => void>();
let frame: HTMLElement;
let detach: () => void;

beforeEach(() => {
  frame = document.createElement("div");
  Object.assign(frame, { setPointerCapture: () => undefined, scrollTo: scroll });
  frame.addEventListener("click", opened);
  document.body.append(frame);
  detach = attachGestures(frame, viewport);
  vi.resetAllMocks();
});

afterEach(() => {
  detach();
  frame.remove();
});

function fire(type: string, members: object, kind: typeof Event = Event): Event {
  const event = Object.assign(new kind(type, { cancelable: true, bubbles: true }), members);
  frame.dispatchEvent(event);
  return event;
}

const mouse = (type: string, clientX: number, clientY: number, buttons = 1): Event =>
  fire(type, { pointerType: "mouse", button: 0, buttons, pointerId: 1, clientX, clientY });
const fingers = (...points: readonly (readonly [number, number])[]): Event =>
  fire("touchmove", { touches: points.map(([clientX, clientY]) => ({ clientX, clientY })) });

it("scrolls when the mouse drags, and suppresses the click that ends the drag", () => {
  mouse("pointerdown", 100, 100);
  mouse("pointermove", 60, 90);
  expect(scroll).toHaveBeenLastCalledWith(40, 10);
  mouse("pointerup", 60, 90);
  frame.click();
  expect(opened).not.toHaveBeenCalled();
});

it("treats a press with a tiny movement as a click", () => {
  mouse("pointerdown", 100, 100);
  mouse("pointermove", 102, 101);
  mouse("pointerup", 102, 101);
  frame.click();
  expect([scroll.mock.calls.length, opened.mock.calls.length]).toEqual([0, 1]);
});

it("stops dragging when the button was released outside of the element", () => {
  mouse("pointerdown", 100, 100);
  mouse("pointermove", 60, 90, 0);
  mouse("pointermove", 20, 90);
  expect(scroll).not.toHaveBeenCalled();
});

it("leaves touch scrolling to the browser", () => {
  fire("pointerdown", { pointerType: "touch", button: 0, clientX: 0, clientY: 0 });
  mouse("pointermove", 80, 80);
  expect(scroll).not.toHaveBeenCalled();
  expect(fingers([0, 0]).defaultPrevented).toBe(false);
});

it("zooms around the middle of both fingers when pinched", () => {
  fingers([100, 100], [200, 100]);
  const move = fingers([50, 100], [250, 100]);
  expect(move.defaultPrevented).toBe(true);
  expect(zoomTo).toHaveBeenLastCalledWith(2, { x: 150, y: 100 });
  fire("touchend", { touches: [] });
  fingers([50, 100], [250, 100]);
  expect(zoomTo).toHaveBeenLastCalledWith(1, { x: 150, y: 100 });
});

it.each([
  ["zooms when the wheel turns with Ctrl", true, ["1.11"]],
  ["leaves the wheel without Ctrl to the browser", false, []],
])("%s", (_, ctrlKey, zooms) => {
  const event = fire("wheel", { ctrlKey, deltaY: -10, clientX: 5, clientY: 6 });
  expect(event.defaultPrevented).toBe(ctrlKey);
  expect(zoomTo.mock.calls.map(([zoom]) => zoom.toFixed(2))).toEqual(zooms);
});

it("ignores events after it is detached", () => {
  detach();
  fire("wheel", { ctrlKey: true, deltaY: -10, clientX: 0, clientY: 0 });
  expect(zoomTo).not.toHaveBeenCalled();
});
