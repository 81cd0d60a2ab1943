// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { el } from "#core/embed/parts/node.ts";
import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { createSlideShow, type SlideShow } from "./slide-show.ts";

const SLIDE_TIME = 10_000;
const slide = (key: string, text = key): ScreenSlide => ({
  key,
  seconds: 10,
  nodes: [el("p", { "data-key": key }, text)],
});
const pressSpace = (): unknown => dispatchEvent(new KeyboardEvent("keydown", { key: " " }));

let stage: HTMLElement;
let show: SlideShow;
let paused: boolean;
let reloads: number;
const reload = (): void => {
  reloads += 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  stage = document.createElement("main");
  paused = false;
  reloads = 0;
  show = createSlideShow(stage, {
    onPause: (isPaused) => {
      paused = isPaused;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("createSlideShow", () => {
  it("shows the slides one after the other, in a loop", () => {
    show.set([slide("a"), slide("b")], null);
    expect(stage.textContent).toBe("a");
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(stage.textContent).toBe("b");
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(stage.textContent).toBe("a");
  });

  it("updates the current slide in place without extending its time", () => {
    show.set([slide("a"), slide("b")], null);
    const [before] = stage.children;
    vi.advanceTimersByTime(SLIDE_TIME - 1);
    show.set([slide("x"), slide("a", "A"), slide("c")], null);
    expect(stage.textContent).toBe("A");
    expect(stage.children[0]).toBe(before);
    vi.advanceTimersByTime(1);
    expect(stage.textContent).toBe("c");
  });

  it("shows another slide when the current one is removed", () => {
    show.set([slide("a"), slide("b"), slide("c")], null);
    vi.advanceTimersByTime(2 * SLIDE_TIME);
    show.set([slide("a")], null);
    expect(stage.textContent).toBe("a");
    vi.advanceTimersByTime(5 * SLIDE_TIME);
    expect(stage.textContent).toBe("a");
    show.set([slide("a"), slide("b")], null);
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(stage.textContent).toBe("b");
  });

  it("changes slides again after there was only one", () => {
    show.set([slide("a"), slide("b")], null);
    show.set([slide("a")], null);
    vi.advanceTimersByTime(SLIDE_TIME);
    show.set([slide("a"), slide("b")], null);
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(stage.textContent).toBe("b");
  });

  it("stays on the current slide while paused", () => {
    show.set([slide("a"), slide("b")], null);
    pressSpace();
    expect(paused).toBe(true);
    vi.advanceTimersByTime(5 * SLIDE_TIME);
    expect(stage.textContent).toBe("a");
    pressSpace();
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(stage.textContent).toBe("b");
  });
});

describe("the space bar of a slide show", () => {
  it("pauses the first slide when pressed before it is loaded", () => {
    pressSpace();
    show.set([slide("a"), slide("b")], null);
    vi.advanceTimersByTime(5 * SLIDE_TIME);
    expect(stage.textContent).toBe("a");
  });

  it("resumes when all other slides were removed while paused", () => {
    show.set([slide("a"), slide("b")], null);
    pressSpace();
    show.set([slide("a")], null);
    pressSpace();
    expect(paused).toBe(false);
  });
});

describe("a slide show older than its server", () => {
  it("reloads the page between two slides", () => {
    show.set([slide("a"), slide("b")], null);
    show.set([slide("a"), slide("b")], reload);
    vi.advanceTimersByTime(SLIDE_TIME - 1);
    expect(reloads).toBe(0);
    vi.advanceTimersByTime(1);
    expect(reloads).toBe(1);
  });

  it("reloads the page after the time of its only slide", () => {
    show.set([slide("a")], null);
    show.set([slide("a")], reload);
    expect(reloads).toBe(0);
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(reloads).toBe(1);
  });

  it("does not reload the page while an overlay shows content", () => {
    show.set([{ ...slide("overlay"), seconds: 0 }], reload);
    vi.advanceTimersByTime(SLIDE_TIME);
    expect(reloads).toBe(0);
  });

  it("reloads the page at once when it shows nothing", () => {
    show.set([{ key: "overlay", seconds: 0, nodes: [] }], reload);
    expect(reloads).toBe(1);
  });
});
