import { expect, type Page } from "@playwright/test";

/** Viewers notice no sum of layout shifts below this one. Search engines rate up to 0.1 as good. */
const MAX_SHIFT = 0.002;

/** Asserts that no layout shift occurred since navigation. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MAX_SHIFT);
}

/** Returns the layout shifts since navigation: the score of each and the texts that moved. */
function readShifts(page: Page) {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return [...entries, ...observer.takeRecords()].map((entry) => {
      const sources: readonly { node: Node | null }[] = Reflect.get(entry, "sources");
      return {
        value: Number(Reflect.get(entry, "value")),
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 60)),
      };
    });
  });
}
