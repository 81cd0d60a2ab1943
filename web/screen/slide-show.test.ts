import { beforeEach, describe, expect, it, vi } from "vitest";
import { el } from "#core/embed/parts/node.ts";
import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { createSlideShow } from "./slide-show.ts";

const SLIDE_TIME = 10_000;
const slide = (key: string, text = key): ScreenSlide => ({
  key,
  seconds: 10,
  nodes: [el("p", { "data-key": key }, text)],
});
const press = (key: string): unknown => dispatchEvent(new KeyboardEvent("keydown", { key }));
const pressSpace = (): unknown => press(" ");

let stage: HTMLElement;
let show: ReturnType<typeof createSlideShow>;
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

const setSlides = (...keys: readonly string[]): void =>
  show.set(
    keys.map((key) => slide(key)),
    null,
  );
const shownAfter = (slides: number): string => {
  vi.advanceTimersByTime(slides * SLIDE_TIME);
  return stage.textContent;
};

describe("createSlideShow", () => {
  it("shows the slides one after the other, in a loop", () => {
    setSlides("a", "b");
    expect([shownAfter(0), shownAfter(1), shownAfter(1)]).toEqual(["a", "b", "a"]);
  });

  it("updates the current slide in place without extending its time", () => {
    setSlides("a", "b");
    const [before] = stage.children;
    vi.advanceTimersByTime(SLIDE_TIME - 1);
    show.set([slide("x"), slide("a", "A"), slide("c")], null);
    expect(stage.textContent).toBe("A");
    expect(stage.children[0]).toBe(before);
    vi.advanceTimersByTime(1);
    expect(stage.textContent).toBe("c");
  });

  it("shows another slide when the current one is removed, and changes slides again later", () => {
    setSlides("a", "b", "c");
    expect(shownAfter(2)).toBe("c");
    setSlides("a");
    expect([shownAfter(0), shownAfter(5)]).toEqual(["a", "a"]);
    setSlides("a", "b");
    expect(shownAfter(1)).toBe("b");
  });

  it("stays on the current slide while paused", () => {
    setSlides("a", "b");
    pressSpace();
    expect(paused).toBe(true);
    expect(shownAfter(5)).toBe("a");
    pressSpace();
    expect(shownAfter(1)).toBe("b");
  });

  it("turns the slides by arrow keys, also while paused", () => {
    setSlides("a", "b", "c");
    pressSpace();
    const turned = ["ArrowRight", "ArrowLeft", "ArrowLeft"].map((key) => {
      press(key);
      return stage.textContent;
    });
    expect(turned).toEqual(["b", "a", "c"]);
  });

  it("stays on the first slide when the space bar was pressed before it is loaded", () => {
    pressSpace();
    setSlides("a", "b");
    expect(shownAfter(5)).toBe("a");
  });

  it("can be resumed when all other slides were removed while it was paused", () => {
    setSlides("a", "b");
    pressSpace();
    setSlides("a");
    pressSpace();
    expect(paused).toBe(false);
  });
});

describe("a slide show older than its server", () => {
  it("reloads the page between two slides", () => {
    setSlides("a", "b");
    show.set([slide("a"), slide("b")], reload);
    vi.advanceTimersByTime(SLIDE_TIME - 1);
    expect(reloads).toBe(0);
    vi.advanceTimersByTime(1);
    expect(reloads).toBe(1);
  });

  it("reloads the page after the time of its only slide", () => {
    setSlides("a");
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
