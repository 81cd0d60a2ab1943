import { beginningOf, fitName } from "#core/lib/fit-name.ts";

/** Between the weights of a name and a winner's name. */
const STRONG_FROM = 560;

let observer: ResizeObserver | undefined;
/** Names on screen by what they begin with: those that look alike when cut. */
const alike = new Map<string, Set<HTMLElement>>();

/**
 * A React ref for the element of a name: narrows its letters by the type's width axis to its box.
 * Where it must be cut and another name on screen begins alike, `data-cut` holds it with its middle
 * left out; the element's own text stays whole. The box must not follow its content (a grid or flex
 * track with `min-width: 0`). Give the element a `key` of all that changes its text or weight.
 */
export function fitToBox(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  // One observer measures all names after layout and before paint: nothing flickers.
  const watch = (observer ??= new ResizeObserver(fitAll));
  const beginning = beginningOf(element.textContent);
  const others = alike.get(beginning) ?? new Set();
  alike.set(beginning, others.add(element));
  watch.observe(element);
  for (const other of others) {
    if (other.textContent === element.textContent) continue;
    // Measured anew: what had nobody to be taken for has somebody now.
    watch.unobserve(other);
    watch.observe(other);
  }
  return () => {
    watch.unobserve(element);
    others.delete(element);
    if (others.size === 0) alike.delete(beginning);
  };
}

function fitAll(entries: readonly ResizeObserverEntry[]): void {
  // All are read before the first is written: in turns, each would have all styles worked out anew.
  const measured = entries.flatMap(({ target, contentRect }) => {
    if (!(target instanceof HTMLElement)) return [];
    const { fontSize, fontWeight } = getComputedStyle(target);
    const type = { size: Number.parseFloat(fontSize), strong: Number(fontWeight) > STRONG_FROM };
    return [{ target, type, room: contentRect.width }];
  });
  for (const { target, type, room } of measured) {
    const name = target.textContent;
    const fitted = fitName(name, room, type, true);
    target.style.fontStretch = `${fitted.width}%`;
    if (fitted.cut && hasDouble(name)) target.dataset["cut"] = fitted.text;
    else delete target.dataset["cut"];
  }
}

function hasDouble(name: string): boolean {
  const others = alike.get(beginningOf(name)) ?? [];
  return [...others].some((other) => other.textContent !== name);
}
