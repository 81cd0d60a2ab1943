import type { Locator, Page } from "@playwright/test";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { setChannel } from "#e2e/pages/enter-annotation.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { tap } from "#e2e/pages/touch.ts";
import { locateWall } from "#e2e/pages/wall.ts";
import * as en from "#core/i18n/en/pages.ts";

const { left, right } = LIVE_QUARTERFINAL;
/** Another live match. */
const OTHER_MATCH = { code: "LBR1-1", key: "liga.meridian.example/449212009" };
/** Upcoming. */
const NEXT_MATCH = "liga.meridian.example/154414113";

/** Locates the page of channels and walls, and the details of the selected channel, beside it or in a sheet. */
function locateScreens(page: Page, details: Locator) {
  const rows = page.getByRole("main").locator("li:has(h3)");
  return {
    row: (name: string) =>
      rows.filter({ has: page.locator("h3").getByText(name, { exact: true }) }),
    details,
    takeOff: details.getByRole("button", { name: en.broadcast.takeOff }),
    remove: details.getByRole("button", { name: en.broadcast.remove }),
    /** The question after the button that removes a channel. */
    question: details.getByRole("alert"),
    removeAnyway: details.getByRole("button", { name: en.broadcast.removeAnyway }),
    cancel: details.getByRole("button", { name: en.common.words.cancel }),
    /** The last act of the viewer, with the button that undoes it. */
    lastAct: page.locator("p:has([data-action=undo-last])"),
  };
}

const locateBeside = (page: Page) =>
  locateScreens(page, page.getByRole("complementary", { name: en.desk.annotations.kinds.channel }));

/** Puts matches on two channels, of which the first one is selected on the page. */
async function openTwoOnAir(page: Page): Promise<void> {
  await setChannel(page, "stream-a", LIVE_QUARTERFINAL.key, NEXT_MATCH);
  await setChannel(page, "stream-b", OTHER_MATCH.key);
  await openAndWaitForContent(page, "/desk/screens");
}

test("removes a channel on air after a warning, and puts it back by Undo", async ({
  page,
  context,
}) => {
  await openTwoOnAir(page);
  const overlay = await context.newPage();
  await overlay.goto("/overlay/channel/stream-a");
  const { board, names, scores } = locateOverlay(overlay);
  const wall = await context.newPage();
  await wall.goto("/wall?name=Hall+A&channel=Stream-A");
  await expect(locateWall(wall).title).toBeVisible();
  await openAndWaitForContent(page, "/desk/screens");

  const screens = locateBeside(page);
  await page.getByRole("button", { name: en.broadcast.more(right.name) }).click();
  await expect(scores).toHaveText(["1", "1"]);
  await expect(page.getByText("Hall A")).toBeVisible();
  await screens.remove.click();
  await expect(screens.question).toHaveText(
    en.broadcast.removeWarning(LIVE_QUARTERFINAL.code, ["Hall A"]),
  );
  await expect(screens.cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(screens.remove).toBeFocused();
  await expect(board).toHaveCount(1);

  await page.keyboard.press("Enter");
  await expect(screens.cancel).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(screens.removeAnyway).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(board).toHaveCount(0);
  await expect(screens.row("stream-a")).toContainText(en.broadcast.act.removed);
  await expect(screens.lastAct).toContainText(en.deskRecords.changes.verbs.cleared);
  await expect(screens.details.getByRole("heading", { level: 2 })).toHaveText("stream-a");

  await screens.lastAct.getByRole("button", { name: /^Undo/ }).click();
  await expect(names).toHaveText([left.name, right.name]);
  await expect(scores).toHaveText(["1", "1"]);
  await expect(screens.row("stream-a")).toContainText(LIVE_QUARTERFINAL.code);
  await expect(screens.takeOff).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("does one act for two taps at the same place", async ({ page }) => {
    await openTwoOnAir(page);
    const { row, takeOff, details } = locateScreens(page, page.getByRole("dialog"));
    const putNext = await tap(page, row("stream-a").getByRole("button", { name: /^Put next/ }));
    await expect(row("stream-a").getByRole("button", { name: /^Choose next/ })).toBeVisible();
    await putNext.tapAgain();
    await row("stream-b").getByRole("button", { name: "stream-b", exact: true }).tap();
    await expect(details.getByRole("heading", { name: "stream-b" })).toBeVisible();

    const off = await tap(page, takeOff);
    await expect(details.getByRole("heading", { name: en.broadcast.chooseMatch })).toBeVisible();
    await off.tapAgain();
    await expect(takeOff).toHaveCount(0);
    await expect(details.getByRole("combobox", { name: en.share.find.match })).toHaveValue("");
    await expect(details.getByRole("heading", { name: "stream-b" })).toBeVisible();
  });
});
