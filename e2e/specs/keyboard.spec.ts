import type { Locator, Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, SINGLE_ELIMINATION_128 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locateMatchesPage } from "#e2e/pages/matches-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Maximum number of Tab presses between two elements of these tests. */
const MAX_STOPS = 12;

test("reaches a match through pages, tabs and a list, and returns", async ({ page }) => {
  await page.goto("/");
  const { main } = locatePageHeader(page);
  await expect(locateMatchRow(main, "UBQF-1")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to the content" })).toBeFocused();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Matches" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/matches");
  await expect(main).toBeFocused();

  const { text, tab, live, details } = locateMatchesPage(page);
  await expect(text).toBeVisible();
  await tabTo(page, tab("upcoming"));
  await page.keyboard.press("End");
  await expect(tab("ended")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/matches?state=ended");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/matches?state=upcoming");
  await expect(tab("upcoming")).toHaveAttribute("aria-selected", "true");

  const row = locateMatchRow(live, "GF2");
  await tabTo(page, row);
  await expectFocusRing(row);
  await expect(locateMatchPanel(details).code).toHaveText("GF2");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/matches\/liga\.meridian\.example\//);
  await page.goBack();
  await expect(page).toHaveURL("/matches?state=upcoming");
});

test("skips the header", async ({ page }) => {
  await page.goto("/tournaments");
  const { main } = locatePageHeader(page);
  const first = main.getByRole("searchbox");
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: en.common.nav.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});

test("skips to the first card of a bracket", async ({ page }) => {
  await page.goto(SINGLE_ELIMINATION_128.bracket);
  const { card } = locateBracket(page);
  await expect(card("R32-1")).toBeVisible();
  const toBracket = page.getByRole("button", { name: en.common.nav.skipToBracket });
  const toContent = page.getByRole("button", { name: en.common.nav.skip });
  await page.keyboard.press("Tab");
  await expect(toBracket).toBeFocused();
  await expectOnScreen(toBracket);
  await page.keyboard.press("Tab");
  await expect(toContent).toBeFocused();
  await expectOnScreen(toContent);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const focused = page.locator("[data-place]:focus");
  await expect(focused).toHaveAccessibleName(/^R32-/);
  await expectFocusRing(focused);
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(/^R16-/);
});

test("goes through a bracket along the matches of winners and losers, and opens a match", async ({
  page,
}) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { card, cards, find } = locateBracket(page);
  await find.focus();
  await tabTo(page, card("UBQF-1"));
  await expect(cards.and(page.locator('[tabindex="0"]'))).toHaveCount(2);
  await tabTo(page, card("LBR1-1"));

  await page.keyboard.press("Home");
  await expect(card("UBR1-1")).toBeFocused();
  await expect(card("UBQF-1")).toHaveAttribute("data-highlighted", "0");
  for (const [key, code] of [
    ["ArrowRight", "UBQF-1"],
    ["ArrowDown", "UBQF-2"],
    ["ArrowUp", "UBQF-1"],
    ["ArrowRight", "UBSF-1"],
    ["ArrowRight", "UBF"],
    ["l", "LBF"],
    ["ArrowLeft", "LBSF"],
    ["ArrowRight", "LBF"],
    ["ArrowRight", "GF"],
    ["ArrowLeft", "LBF"],
    ["Home", "UBR1-1"],
    ["End", "GF2"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(code)).toBeFocused();
    await expectFocusRing(card(code));
  }
  await page.keyboard.press("Enter");
  await expect(locateMatchPanel(locateMatchSheet(page)).code).toHaveText("GF2");
  await page.keyboard.press("Escape");
  await expect(card("GF2")).toBeFocused();
});

/** Presses Tab until the target has the focus; fails after `MAX_STOPS` presses. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Otherwise Tab would skip a target that has not been rendered yet.
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Asserts that an element that shows only while it has the focus is in the window, at full size. */
async function expectOnScreen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  expect((await target.boundingBox())?.height).toBeGreaterThan(24);
}

async function expectFocusRing(target: Locator): Promise<void> {
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { style: outlineStyle, width: outlineWidth };
  });
  expect(ring).toEqual({ style: "solid", width: "2px" });
}
