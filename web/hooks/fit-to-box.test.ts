// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Room for a name, in pixels: far too little for the names below. */
const NARROW = 90;
const WIDE = 900;

let measure: ResizeObserverCallback;

class Observer {
  constructor(callback: ResizeObserverCallback) {
    measure = callback;
  }
  observe(): void {}
  unobserve(): void {}
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("ResizeObserver", Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Puts names on screen, fits each into so much room, and says how each is cut: "" where it is not. */
async function fit(width: number, ...names: readonly string[]): Promise<readonly string[]> {
  const { fitToBox } = await import("./fit-to-box.ts");
  const elements = names.map((name) => {
    const element = document.createElement("span");
    element.textContent = name;
    element.style.fontSize = "14px";
    document.body.append(element);
    fitToBox(element);
    return element;
  });
  const entries = elements.map((target) => ({ target, contentRect: { width } }));
  Reflect.apply(measure, null, [entries]);
  return elements.map(({ dataset }) => dataset["cut"] ?? "");
}

test("names that begin alike keep their ends where they must be cut", async () => {
  const [one = "", two = ""] = await fit(
    NARROW,
    "beloved & remembered, mjmroh",
    "beloved & remembered, gort",
  );
  expect(one).toMatch(/^belo.*….*roh$/u);
  expect(two).toMatch(/^belo.*….*ort$/u);
});

test("a name of its own, or with room enough, is not cut so", async () => {
  expect(await fit(NARROW, "beloved & remembered, mjmroh", "Kuu ni Naru of the north")).toEqual([
    "",
    "",
  ]);
  expect(await fit(WIDE, "beloved & remembered, mjmroh", "beloved & remembered, gort")).toEqual([
    "",
    "",
  ]);
});

test("the same name twice is nobody else's", async () => {
  const name = "beloved & remembered, mjmroh";
  expect(await fit(NARROW, name, name)).toEqual(["", ""]);
});
