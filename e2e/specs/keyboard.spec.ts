import type { Locator, Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locateMatchesPage } from "#e2e/pages/matches-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

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

  const { text, tab } = locateMatchesPage(page);
  await expect(text).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await tabTo(page, tab("upcoming"));
  await page.keyboard.press("End");
  await expect(tab("ended")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/matches?state=live");
  await expect(tab("live")).toHaveAttribute("aria-selected", "true");

  const row = locateMatchRow(main, "GF2");
  await tabTo(page, row);
  await expectFocusRing(row);
  await page.keyboard.press("Enter");
  const sheet = locateMatchSheet(page);
  await expect(locateMatchPanel(sheet).code).toHaveText("GF2");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await tabTo(page, locateMatchPanel(sheet).siteLink);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(row).toBeFocused();
});

test("skips the header", async ({ page }) => {
  await page.goto("/tournaments");
  const { main } = locatePageHeader(page);
  const first = main.getByRole("listitem").getByRole("link").first();
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});

test("follows a bracket from the first match to the grand final, and opens it", async ({
  page,
}) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { card, cards, tool } = locateBracket(page);
  await expect(card("UBQF-1")).toBeVisible();
  await tool("Fit").focus();
  await page.keyboard.press("Tab");
  await expect(card("UBQF-1")).toBeFocused();
  await expect(cards.and(page.locator('[tabindex="0"]'))).toHaveCount(1);

  await page.keyboard.press("Home");
  await expect(card("UBR1-1")).toBeFocused();
  for (const code of ["UBQF-1", "UBSF-1", "UBF", "GF", "GF2"]) {
    await page.keyboard.press("ArrowRight");
    await expect(card(code)).toBeFocused();
    await expect(card(code)).toBeInViewport({ ratio: 0.99 });
    await expectFocusRing(card(code));
  }
  await page.keyboard.press("Enter");
  await expect(locateMatchPanel(locateMatchSheet(page)).code).toHaveText("GF2");
  await page.keyboard.press("Escape");
  await expect(card("GF2")).toBeFocused();
});

test("highlights the path of the focused card's contestant, and by Space the other one's", async ({
  page,
}) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { card, tool } = locateBracket(page);
  await expect(card("UBQF-1")).toBeVisible();
  await tool("Fit").focus();
  await page.keyboard.press("Tab");
  await expect(card("UBQF-1")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(card("UBR1-1")).toHaveAttribute("data-highlighted", "0");
  await expect(card("UBQF-1")).toHaveAttribute("data-highlighted", "0");
  await page.keyboard.press("Space");
  await expect(card("UBR1-1")).toHaveAttribute("data-highlighted", "1");
  await expect(card("UBQF-1")).not.toHaveAttribute("data-highlighted");
  await page.keyboard.press("Space");
  await expect(card("UBR1-1")).toHaveAttribute("data-highlighted", "0");
});

test("goes back to feeders, up and down in a round, and out of the bracket", async ({ page }) => {
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?match=GF`);
  const { card } = locateBracket(page);
  await card("GF").focus();
  for (const [key, code] of [
    ["ArrowLeft", "UBF"],
    ["ArrowRight", "GF"],
    ["ArrowLeft", "UBF"],
    ["ArrowLeft", "UBSF-1"],
    ["ArrowDown", "UBSF-2"],
    ["ArrowUp", "UBSF-1"],
    ["Home", "UBR1-1"],
    ["End", "GF2"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(code)).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Fit" })).toBeFocused();
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

async function expectFocusRing(target: Locator): Promise<void> {
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { style: outlineStyle, width: outlineWidth };
  });
  expect(ring).toEqual({ style: "solid", width: "2px" });
}
