import type { Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { test as demoTest } from "#e2e/fixtures/demo-backend.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { locateWall } from "#e2e/pages/wall.ts";

const WALL = `/wall?tournament=${DOUBLE_ELIMINATION_16.key}`;

/** Opens a wall whose time the test controls, so that the test does not wait for slides. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(WALL);
  await expect(locateWall(page).clock).toHaveText("02:45");
}

demoTest("fills a portrait screen with six rows without clipping", async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await open(page);
  const { rows, after } = locateWall(page);
  await expect(rows).toHaveCount(6);
  // Paused, so that no other slide appears while it is measured.
  await page.keyboard.press(" ");
  await page.evaluate(async () => document.fonts.ready);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const heights = boxes.map((box) => Math.round(box?.height ?? 0));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeGreaterThan(200);
  const footer = await after.boundingBox();
  const last = boxes.at(-1);
  expect((last?.y ?? 0) + (last?.height ?? Infinity)).toBeLessThan(footer?.y ?? 0);
  const names = rows.locator(".name");
  await expect(names).toHaveCount(12);
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(1080);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920);
});

test("updates a score and the staff's message in place", async ({ page, product, request }) => {
  await open(page);
  const { row, message } = locateWall(page);
  await page.keyboard.press(" ");
  const match = row(LIVE_QUARTERFINAL.code);
  await expect(match).toContainText(`${LIVE_QUARTERFINAL.left.name}10`);
  const element = await match.elementHandle();
  const annotation = { kind: "wall-message", scope: "", value: "Lunch until 13:00" };
  await request.put("/api/v1/desk/facts", { data: annotation, headers: { "x-matchdesk": "1" } });
  await expect(message).toHaveText("Lunch until 13:00");
  await product.setClock("2026-05-16T02:55:00Z");
  await expect(match).toContainText(`${LIVE_QUARTERFINAL.left.name}11`);
  await expect(locateWall(page).clock).toHaveText("02:55");
  expect(await element?.evaluate((each) => each.isConnected)).toBe(true);
});

test.describe("wall without its server", () => {
  // The browser's error depends on the time at which the server ends.
  test.use({ expectedErrors: /net::ERR_/ });

  test("keeps the last data, and shows its age", async ({ page, product }) => {
    await open(page);
    const { rows, age, standing, title } = locateWall(page);
    // Repeated, because a last response may arrive while the wall's time advances.
    const expectAfter = (time: string, check: () => Promise<void>): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(time);
        await check();
      }).toPass();
    await expect(age).toHaveText("Data from 02:45");
    await expect(age).not.toHaveClass(/old/);
    await product.service().kill();
    await expectAfter("01:05", () => expect(age).toHaveClass(/old/, { timeout: 2_000 }));
    await expect(age).toHaveText("Data from 02:45");
    await product.backend.kill();
    await expectAfter("00:45", () =>
      expect(standing).toHaveText(/^Not updated since \d\d:\d\d$/, { timeout: 2_000 }),
    );
    await expect(title).toBeVisible();
    await expect(rows.first()).toBeVisible();
  });
});
