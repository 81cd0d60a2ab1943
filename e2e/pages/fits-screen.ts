import { expect, type Page } from "@playwright/test";

/** 320 pixels, and a window of 1280 at 200%: what WCAG's reflow and resize ask for. */
const WIDTHS = [320, 640];

/** A line of text as it is shown; `element` tells lines of one text from those of another. */
interface Line {
  readonly text: string;
  readonly element: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Holds where a narrow page needs no sideways scrolling, and no text of it lies on another. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    // Some parts follow a new width only once they were told of it.
    await expect(async () => {
      const { widths, lines } = await page.evaluate(measure);
      expect(widths.page, `at ${width}`).toBe(widths.window);
      expect(overlapsOf(lines), `at ${width}`).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
}

function overlapsOf(lines: readonly Line[]): readonly string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => one.element !== other.element && lieOnEachOther(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
}

/** Lines of one paragraph may touch; a quarter of a line may not be covered. */
function lieOnEachOther(a: Line, b: Line): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 4;
}

/** In the page: how wide it is, and where its texts stand as far as they are shown. */
async function measure() {
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
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
        // What stands over the page lies on it by design.
        const isAway = position === "fixed" || position === "sticky" || visibility === "hidden";
        if (isAway || overflowX !== "visible") right = Math.min(right, isAway ? left : box.right);
        if (overflowX !== "visible") left = Math.max(left, box.left);
        if (overflowY !== "visible") {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      // A word that is only read aloud has no room.
      if (right - left > 2 && bottom - top > 2) {
        lines.push({ text, element: count, left, right, top, bottom });
      }
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { widths: { page: scrollWidth, window: clientWidth }, lines };
}
