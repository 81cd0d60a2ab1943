/** The selected tab; in a strip without tabs, the current part. */
const CURRENT = ['[aria-selected="true"]', "[aria-current]"];

/** Scrolls a strip to its current part, also when a font or number widens one; for use as a ref. */
export function showCurrent(strip: HTMLElement | null): () => void {
  const observer = new ResizeObserver(() => {
    const parts = CURRENT.map((current) => strip?.querySelector(current));
    showPart(strip, parts.find(Boolean) ?? null);
  });
  for (const part of strip?.children ?? []) observer.observe(part);
  return () => {
    observer.disconnect();
  };
}

export function showPart(strip: HTMLElement | null, part: Element | null): void {
  if (strip === null || part === null) return;
  const outer = strip.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  strip.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
