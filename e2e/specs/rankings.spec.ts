import type { Locator, Page } from "@playwright/test";
import { LIVE_RANKING, RANKING_GROUP_TOURNAMENT, GROUPS_AND_BRACKET } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";

const { tournament, match, code, names, scores } = LIVE_RANKING;

for (const [width, height] of [
  [1920, 1080],
  [1080, 1920],
  [3840, 2160],
] as const) {
  test(`shows a whole ranking on a wall of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/wall?tournament=${tournament}`);
    const rows = page.locator(".place");
    await expect(page.locator(".about")).toContainText(code);
    await expectRanking(rows);
    await expect(page.locator(".score")).toHaveCount(0);
    await expectInside(page, rows);
  });
}

test("draws a ranking as a tower inside the safe area of an overlay", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/overlay/match/${match}`);
  const rows = page.locator(".rank");
  await expectRanking(rows);
  const tower = await page.locator(".tower").boundingBox();
  expect(tower).toMatchObject({ x: 96, y: 54, width: 440 });
  const smallest = await page
    .locator(".tower :is(.tag, .name, .points, .seed, .after)")
    .evaluateAll((all) =>
      Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
    );
  expect(smallest).toBeGreaterThanOrEqual(24);
});

test("aligns the points of a group like its other numbers on a wall", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/wall?tournament=${RANKING_GROUP_TOURNAMENT}`);
  await expectAlignedPoints(page);
});

test.describe("embed page", () => {
  // An embed page has no icon, so that the browser's request for /favicon.ico fails.
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test("aligns the points of a group like its other numbers on an embed page", async ({ page }) => {
    await page.goto(`/embed/standings/${GROUPS_AND_BRACKET.key}`);
    await expectAlignedPoints(page);
  });
});

/** The class of a ranking's scores must not style the last column of a group's table. */
async function expectAlignedPoints(page: Page): Promise<void> {
  const styles = async (column: string): Promise<unknown> =>
    page
      .locator(`td.${column}`)
      .first()
      .evaluate((cell) => {
        const { display, textAlign, backgroundColor, paddingRight } = getComputedStyle(cell);
        return { display, textAlign, backgroundColor, paddingRight };
      });
  await expect(page.getByRole("table").first()).toBeVisible();
  expect(await styles("points")).toEqual(await styles("difference"));
}

/** Asserts that the rows show the contestants and scores of `LIVE_RANKING` in order. */
async function expectRanking(rows: Locator): Promise<void> {
  await expect(rows).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(rows.nth(index)).toContainText(name);
    await expect(rows.nth(index).locator(".points")).toHaveText(scores[index] ?? "");
  }
}

/** Asserts that all rows are inside the viewport. */
async function expectInside(page: Page, rows: Locator): Promise<void> {
  const size = page.viewportSize();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  for (const box of boxes) {
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(size?.width ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(size?.height ?? 0);
  }
}
