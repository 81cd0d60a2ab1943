import { fitName, getNamePrefix } from "#core/lib/fit-name.ts";

/** Font weight between those of a name and of a winner's name. */
const STRONG_THRESHOLD = 560;

let observer: ResizeObserver | undefined;
/** Elements of the names on screen, by the beginning of the name: they look the same when cut. */
const elementsByBeginning = new Map<string, Set<HTMLElement>>();

/**
 * Narrows a name to its box by the font's width axis; used as the React ref of its element. If it
 * does not fit even then, and another name on screen has the same beginning, `data-cut` gets the
 * name without its middle; an element with `data-short` gets that text instead. The element's text
 * stays complete. The size of the box must not depend on its content (a grid or flex track with
 * `min-width: 0`). The element needs a `key` that changes with its text and weight.
 */
export function fitNameToBox(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  // One observer measures all names after layout and before paint, so that nothing flickers.
  const sizes = (observer ??= new ResizeObserver(fitAll));
  const beginning = getNamePrefix(element.textContent);
  const others = elementsByBeginning.get(beginning) ?? new Set();
  elementsByBeginning.set(beginning, others.add(element));
  sizes.observe(element);
  for (const other of others) {
    if (other.textContent === element.textContent) continue;
    // Measures it again because it may now need `data-cut`.
    sizes.unobserve(other);
    sizes.observe(other);
  }
  return () => {
    sizes.unobserve(element);
    others.delete(element);
    if (others.size === 0) elementsByBeginning.delete(beginning);
  };
}

function fitAll(entries: readonly ResizeObserverEntry[]): void {
  // Reads all styles before it writes any: otherwise each read would recalculate all styles.
  const measured = entries.flatMap(({ target, contentRect }) => {
    if (!(target instanceof HTMLElement)) return [];
    const { fontSize, fontWeight } = getComputedStyle(target);
    const type = {
      size: Number.parseFloat(fontSize),
      strong: Number(fontWeight) > STRONG_THRESHOLD,
    };
    return [{ target, type, room: contentRect.width }];
  });
  for (const { target, type, room } of measured) {
    const name = target.textContent;
    const { short } = target.dataset;
    const whole = fitName(name, room, type, true);
    const fitted = whole.cut && short ? fitName(short, room, type, true) : whole;
    target.style.fontStretch = `${fitted.width}%`;
    if (whole.cut && (short || isAmbiguous(name))) target.dataset["cut"] = fitted.text;
    else delete target.dataset["cut"];
  }
}

/** Returns whether a different name on screen has the same beginning. */
function isAmbiguous(name: string): boolean {
  const others = elementsByBeginning.get(getNamePrefix(name)) ?? [];
  return [...others].some((other) => other.textContent !== name);
}
