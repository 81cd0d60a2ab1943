/** The selected tab; in a strip without tabs, the current part. */
const CURRENT = ['[aria-selected="true"]', "[aria-current]"];

/** Scrolls a strip so that its current part is whole, in the middle if possible; for use as a ref. */
export function showCurrent(strip: HTMLElement | null): void {
  const parts = CURRENT.map((current) => strip?.querySelector(current));
  showPart(strip, parts.find(Boolean) ?? null);
}

export function showPart(strip: HTMLElement | null, part: Element | null): void {
  if (strip === null || part === null) return;
  const outer = strip.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  strip.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
