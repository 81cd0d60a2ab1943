// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { el } from "#core/embed/parts/node.ts";
import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { createSlideShow, type SlideShow } from "./slide-show.ts";

const TURN = 10_000;
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
    onPause: (now) => {
      paused = now;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("slides", () => {
  it("go one after the other, and over again", () => {
    show.set([slide("a"), slide("b")], null);
    expect(stage.textContent).toBe("a");
    vi.advanceTimersByTime(TURN);
    expect(stage.textContent).toBe("b");
    vi.advanceTimersByTime(TURN);
    expect(stage.textContent).toBe("a");
  });

  it("change in place, without standing longer for it", () => {
    show.set([slide("a"), slide("b")], null);
    const [before] = stage.children;
    vi.advanceTimersByTime(TURN - 1);
    show.set([slide("x"), slide("a", "A"), slide("c")], null);
    expect(stage.textContent).toBe("A");
    expect(stage.children[0]).toBe(before);
    vi.advanceTimersByTime(1);
    expect(stage.textContent).toBe("c");
  });

  it("give way where they are no longer among them", () => {
    show.set([slide("a"), slide("b"), slide("c")], null);
    vi.advanceTimersByTime(2 * TURN);
    show.set([slide("a")], null);
    expect(stage.textContent).toBe("a");
    vi.advanceTimersByTime(5 * TURN);
    expect(stage.textContent).toBe("a");
    show.set([slide("a"), slide("b")], null);
    vi.advanceTimersByTime(TURN);
    expect(stage.textContent).toBe("b");
  });

  it("go on after one was alone for a turn", () => {
    show.set([slide("a"), slide("b")], null);
    show.set([slide("a")], null);
    vi.advanceTimersByTime(TURN);
    show.set([slide("a"), slide("b")], null);
    vi.advanceTimersByTime(TURN);
    expect(stage.textContent).toBe("b");
  });

  it("stand while they are held", () => {
    show.set([slide("a"), slide("b")], null);
    pressSpace();
    expect(paused).toBe(true);
    vi.advanceTimersByTime(5 * TURN);
    expect(stage.textContent).toBe("a");
    pressSpace();
    vi.advanceTimersByTime(TURN);
    expect(stage.textContent).toBe("b");
  });
});

describe("the space bar", () => {
  it("holds the first slide before it came", () => {
    pressSpace();
    show.set([slide("a"), slide("b")], null);
    vi.advanceTimersByTime(5 * TURN);
    expect(stage.textContent).toBe("a");
  });

  it("lets go of a slide that was left alone while it was held", () => {
    show.set([slide("a"), slide("b")], null);
    pressSpace();
    show.set([slide("a")], null);
    pressSpace();
    expect(paused).toBe(false);
  });
});

describe("a page that is older than its server", () => {
  it("begins anew between two slides, not while one is read", () => {
    show.set([slide("a"), slide("b")], null);
    show.set([slide("a"), slide("b")], reload);
    vi.advanceTimersByTime(TURN - 1);
    expect(reloads).toBe(0);
    vi.advanceTimersByTime(1);
    expect(reloads).toBe(1);
  });

  it("begins anew after its only slide has stood for its time", () => {
    show.set([slide("a")], null);
    show.set([slide("a")], reload);
    expect(reloads).toBe(0);
    vi.advanceTimersByTime(TURN);
    expect(reloads).toBe(1);
  });

  it("goes on showing what is on air", () => {
    show.set([{ ...slide("overlay"), seconds: 0 }], reload);
    vi.advanceTimersByTime(TURN);
    expect(reloads).toBe(0);
  });

  it("begins anew at once where it shows nothing", () => {
    show.set([{ key: "overlay", seconds: 0, nodes: [] }], reload);
    expect(reloads).toBe(1);
  });
});
