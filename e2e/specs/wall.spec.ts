import type { Page } from "@playwright/test";
import { MASTERS, QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { CLOCK_CHANGE, expect, LONG_TEST, test } from "#e2e/fixtures/product-setup.ts";
import { wallOn } from "#e2e/pages/wall.ts";

const WALL = `/wall?tournament=${MASTERS.path.slice("/tournaments/".length)}`;
/** How long a picture stands. */
const TURN = "00:10";

/** Opens a wall whose time is the test's, so that nobody waits for it. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(WALL);
  await expect(wallOn(page).clock).toHaveText("02:45");
}

test("a wall goes from picture to picture, and keys hold and turn it", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  // Held until then, so that its first turn begins where time stops: from here on it passes only
  // where the test lets it.
  await page.keyboard.press(" ");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.keyboard.press(" ");
  const { title, rows, after, standing } = wallOn(page);
  await expect(title).toHaveText("Live");
  await expect(rows).toHaveCount(6);
  await page.clock.runFor(TURN);
  await expect(rows).not.toHaveCount(0);
  await page.clock.runFor(TURN);
  await expect(title).toHaveText("Upcoming");
  await expect(after).toHaveText("Next: UB Quarterfinals");
  await expect(after).toBeVisible();
  await page.keyboard.press(" ");
  await expect(standing).toHaveText("Paused");
  await expect(after).toBeHidden();
  await page.clock.runFor(TURN);
  await expect(title).toHaveText("Upcoming");
  await page.keyboard.press("ArrowRight");
  await expect(title).toHaveText("UB Quarterfinals");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(title).toHaveText("Live");
});

test("six rows fill a screen that stands upright, and nothing is out of sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await open(page);
  const { rows, after } = wallOn(page);
  await expect(rows).toHaveCount(6);
  // It stands while it is measured.
  await page.keyboard.press(" ");
  await page.evaluate(async () => document.fonts.ready);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const heights = boxes.map((box) => Math.round(box?.height ?? 0));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeGreaterThan(200);
  const foot = await after.boundingBox();
  const last = boxes.at(-1);
  expect((last?.y ?? 0) + (last?.height ?? Infinity)).toBeLessThan(foot?.y ?? 0);
  const names = rows.locator(".name");
  await expect(names).toHaveCount(12);
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(1080);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920);
});

test("a score and what staff write down arrive in place", async ({ page, rig, request }) => {
  test.setTimeout(LONG_TEST);
  await open(page);
  const { row, message } = wallOn(page);
  await page.keyboard.press(" ");
  const match = row(QUARTERFINAL.code);
  await expect(match).toContainText(`${QUARTERFINAL.left.name}10`);
  const element = await match.elementHandle();
  const written = { kind: "wall-message", scope: "", value: "Lunch until 13:00" };
  await request.put("/api/v1/desk/facts", { data: written, headers: { "x-matchdesk": "1" } });
  await expect(message).toHaveText("Lunch until 13:00");
  await rig.service().setClock("2026-05-16T02:55:00Z");
  await expect(match).toContainText(`${QUARTERFINAL.left.name}11`);
  await expect(wallOn(page).clock).toHaveText("02:55", CLOCK_CHANGE);
  expect(await element?.evaluate((each) => each.isConnected)).toBe(true);
});

test.describe("without its server", () => {
  // What a browser calls it goes by the moment at which the server dies.
  test.use({ provoked: /net::ERR_/ });

  test("a wall keeps the last data and says how old it is", async ({ page, rig }) => {
    await open(page);
    const { rows, age, standing, title } = wallOn(page);
    // A last answer may still be on its way while the wall's time runs: it is run until that is old.
    const saysAfter = (time: string, check: () => Promise<void>): Promise<void> =>
      expect(async () => {
        await page.clock.runFor(time);
        await check();
      }).toPass();
    await expect(age).toHaveText("Data from 02:45");
    await expect(age).not.toHaveClass(/old/);
    await rig.service().kill();
    await saysAfter("01:05", () => expect(age).toHaveClass(/old/, { timeout: 2_000 }));
    await expect(age).toHaveText("Data from 02:45");
    await rig.backend.kill();
    await saysAfter("00:45", () =>
      expect(standing).toHaveText(/^Not renewed since \d\d:\d\d$/, { timeout: 2_000 }),
    );
    await expect(title).toBeVisible();
    await expect(rows.first()).toBeVisible();
  });
});
