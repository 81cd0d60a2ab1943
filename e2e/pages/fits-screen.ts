import { expect, type Page } from "@playwright/test";

/** Widths in CSS pixels that WCAG requires: 320 (reflow), and 1280 at 200% zoom (resize text). */
const WIDTHS = [320, 640];

/** Other widths, at which a page must not scroll sideways: around its breakpoints, up to 3840. */
const OTHER_WIDTHS = [360, 390, 560, 719, 720, 744, 768, 919, 920, 1023, 1024, 1440, 1920, 3840];

/** The visible box of a line of text in CSS pixels; `element` is the same for lines of one text. */
interface Line {
  readonly text: string;
  readonly element: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Asserts that a page does not scroll sideways at any width, and that no text of a narrow one overlaps
 * another.
 */
export async function expectNoOverflowOrOverlap(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    // Retried, because some parts change only after an observer reports the new width.
    await expect(async () => {
      const { widths, lines } = await page.evaluate(measure);
      expect(widths.page, `at ${width}`).toBe(widths.window);
      expect(overlapsOf(lines), `at ${width}`).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const widths = await page.evaluate(getWidths);
      expect(widths.page, `at ${width}`).toBe(widths.window);
    }).toPass({ timeout: 20_000 });
  }
}

/** Returns every pair of overlapping lines as "TEXT | TEXT". */
function overlapsOf(lines: readonly Line[]): readonly string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => one.element !== other.element && isOverlapping(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
}

/** Returns whether two lines overlap by more than a quarter of the smaller height. */
function isOverlapping(a: Line, b: Line): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 4;
}

/** Runs in the page: returns its width and the visible boxes of its lines of text. */
async function measure() {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), count = 0; node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element === null || text === "" || !element.checkVisibility()) continue;
    count += 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      let { left, right, top, bottom } = rect;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { position, overflowX, overflowY, visibility } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // Fixed and sticky elements cover the page by design.
        const isIgnored = position === "fixed" || position === "sticky" || visibility === "hidden";
        if (isIgnored || overflowX !== "visible")
          right = Math.min(right, isIgnored ? left : box.right);
        if (overflowX !== "visible") left = Math.max(left, box.left);
        if (overflowY !== "visible") {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      // Text for screen readers only has almost no size.
      if (right - left > 2 && bottom - top > 2) {
        lines.push({ text, element: count, left, right, top, bottom });
      }
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { widths: { page: scrollWidth, window: clientWidth }, lines };
}

/** Runs in the page: returns the widths of its content and of the window after two frames. */
async function getWidths() {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return { page: scrollWidth, window: clientWidth };
}
