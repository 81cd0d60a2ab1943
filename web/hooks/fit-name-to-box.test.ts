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

/** Renders names, fits each to the width in pixels, and returns each `data-cut`; "" if not set. */
async function fit(width: number, ...names: readonly string[]): Promise<readonly string[]> {
  const { fitNameToBox: fitToBox } = await import("./fit-name-to-box.ts");
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

test("cuts names with the same beginning in the middle", async () => {
  const [one = "", two = ""] = await fit(
    NARROW,
    "beloved & remembered, mjmroh",
    "beloved & remembered, gort",
  );
  expect(one).toMatch(/^belo.*….*roh$/u);
  expect(two).toMatch(/^belo.*….*ort$/u);
});

test("does not set data-cut for a unique name or when there is enough room", async () => {
  expect(await fit(NARROW, "beloved & remembered, mjmroh", "Kuu ni Naru of the north")).toEqual([
    "",
    "",
  ]);
  expect(await fit(WIDE, "beloved & remembered, mjmroh", "beloved & remembered, gort")).toEqual([
    "",
    "",
  ]);
});

test("does not set data-cut when the same name is shown twice", async () => {
  const name = "beloved & remembered, mjmroh";
  expect(await fit(NARROW, name, name)).toEqual(["", ""]);
});
