import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { advanceTimeSinceUpdate, locateWall, speedUpAnimations } from "#e2e/pages/wall.ts";
import { screen } from "#core/i18n/en/embeds.ts";

const OVERLAY = `/overlay/match/${LIVE_QUARTERFINAL.key}`;

test("names the browsers that the dashboard needs to a browser that lacks its colours", async ({
  page,
}) => {
  const notice = page.getByText("This page needs a newer browser: Chromium 123");
  await page.goto("/");
  await expect(notice).toBeHidden();
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/");
  await expect(notice).toBeVisible();
});

test.describe("screens whose script does not run", () => {
  test.use({ javaScriptEnabled: false });

  test("show a notice on a wall after a minute", async ({ page }) => {
    await page.goto("/wall");
    const { title, notice } = locateWall(page);
    await expect(title).toBeVisible();
    await expect(notice).toBeHidden();
    await speedUpAnimations(page, 100);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(screen.notUpdated);
  });

  test("become transparent as an overlay after a minute", async ({ page }) => {
    await page.goto(OVERLAY);
    const { board } = locateOverlay(page);
    await expect(board).toBeVisible();
    await speedUpAnimations(page, 100);
    await expect(board).toBeHidden();
  });
});

test.describe("screens without a network", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("become transparent as an overlay after a minute, until new data arrives", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto(OVERLAY);
    const { board } = locateOverlay(page);
    await expect(page.locator("body")).toHaveAttribute("data-update", /[12]/);
    await advanceTimeSinceUpdate(page, 50_000);
    await expect(board).toBeVisible();
    await context.setOffline(true);
    await page.clock.runFor("00:10");
    // A response that was on its way counts as an update.
    await expect(async () => {
      await advanceTimeSinceUpdate(page, 11_000);
      await expect(board).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await context.setOffline(false);
    await page.clock.runFor("00:11");
    await expect(board).toBeVisible();
  });
});

test("shows no notice on a wall that is updated", async ({ page }) => {
  await page.clock.install();
  await page.goto("/wall");
  const body = page.locator("body");
  await expect(body).toHaveAttribute("data-update", /[12]/);
  const update = (await body.getAttribute("data-update")) ?? "";
  await advanceTimeSinceUpdate(page, 40_000);
  await page.clock.runFor("00:11");
  await expect(body).not.toHaveAttribute("data-update", update);
  await advanceTimeSinceUpdate(page, 40_000);
  await expect(locateWall(page).notice).toBeHidden();
});
