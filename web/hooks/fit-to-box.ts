import { fitName } from "#core/lib/fit-name.ts";

/** Between the weights of a name and a winner's name. */
const STRONG_FROM = 560;

let observer: ResizeObserver | undefined;

/**
 * A React ref for the element of a name: narrows its letters by the type's width axis to its box.
 * The box must not follow its content (a grid or flex track with `min-width: 0`). Give the element a
 * `key` of all that changes its text or weight.
 */
export function fitToBox(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  // One observer measures all names after layout and before paint: nothing flickers.
  const watch = (observer ??= new ResizeObserver(fitAll));
  watch.observe(element);
  return () => {
    watch.unobserve(element);
  };
}

function fitAll(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const { fontSize, fontWeight } = getComputedStyle(target);
    const type = { size: Number.parseFloat(fontSize), strong: Number(fontWeight) > STRONG_FROM };
    target.style.fontStretch = `${fitName(target.textContent, contentRect.width, type).width}%`;
  }
}
