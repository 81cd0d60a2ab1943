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

const [MJMROH, GORT] = ["beloved & remembered, mjmroh", "beloved & remembered, gort"] as const;

test("cuts names with the same beginning in the middle", async () => {
  const [one, two] = await fit(NARROW, MJMROH, GORT);
  expect(one).toMatch(/^belo.*….*roh$/u);
  expect(two).toMatch(/^belo.*….*ort$/u);
});

test("replaces a name that has no room by its short text", async () => {
  const { fitNameToBox: fitToBox } = await import("./fit-name-to-box.ts");
  const element = document.createElement("span");
  element.textContent = "Winner of the upper bracket quarterfinal";
  element.dataset["short"] = "UBQF-1";
  document.body.append(element);
  element.style.fontSize = "14px";
  fitToBox(element);
  Reflect.apply(measure, null, [[{ target: element, contentRect: { width: NARROW } }]]);
  expect(element.dataset["cut"]).toBe("UBQF-1");
  Reflect.apply(measure, null, [[{ target: element, contentRect: { width: WIDE } }]]);
  expect(element.dataset["cut"]).toBeUndefined();
});

test.each([
  ["a unique name", NARROW, MJMROH, "Kuu ni Naru of the north"],
  ["names with enough room", WIDE, MJMROH, GORT],
  ["a name that is shown twice", NARROW, MJMROH, MJMROH],
])("does not set data-cut for %s", async (_, width, ...names) => {
  expect(await fit(width, ...names)).toEqual(["", ""]);
});
