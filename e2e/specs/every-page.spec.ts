import type { Page } from "@playwright/test";
import {
  DOUBLE_ELIMINATION_16,
  LIVE_QUARTERFINAL,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { sample, sampleEach } from "#core/testing/node/sample.ts";
import { DASHBOARD_PAGES, type DashboardPage } from "#e2e/fixtures/dashboard-pages.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { expectNoOverflowOrOverlap } from "#e2e/pages/fits-screen.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { locateWall } from "#e2e/pages/wall.ts";
import * as en from "#core/i18n/en/pages.ts";

const { nav } = en.common;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Number of pages that are checked for accessibility each day; all pages in the long mode. */
const ACCESSIBLE_PAGES = 10;

/** Every page at one size, another one on another day; at each size in the long mode. */
const VISITS = sampleEach(
  DASHBOARD_PAGES.flatMap((page) => [DESKTOP, PHONE].map((size) => Object.assign({ size }, page))),
  ({ name }) => name,
  1,
);
const ACCESSIBLE = new Set(sample(VISITS, ACCESSIBLE_PAGES));

for (const visit of VISITS) {
  const { name, path, size, current, expectedErrors } = visit;
  const isAccessible = ACCESSIBLE.has(visit);
  const also = isAccessible ? ", accessible in both themes" : "";
  test.describe(() => {
    if (expectedErrors !== undefined) test.use({ expectedErrors });
    test(`loads ${name} at ${size.width} without layout shift or overflow${also}, and marks it in the navigation`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openAndWaitForContent(page, path);
      await expectCurrentLink(page, size === PHONE && current === "share" ? null : current);
      await expectNoLayoutShift(page);
      if (isAccessible) await expectAccessible(page);
      // Last, because it changes the width of the window.
      await expectNoOverflowOrOverlap(page);
    });
  });
}

/** Asserts that exactly one link of the visible navigation is marked as current; none for `null`. */
async function expectCurrentLink(page: Page, current: DashboardPage["current"]): Promise<void> {
  const links = page.getByRole("navigation", { name: nav.label }).locator("a[aria-current]");
  const label = current === "desk" ? en.desk.label : current === null ? null : nav[current];
  await expect(links).toHaveText(label === null ? [] : [new RegExp(`^${label}`)]);
}

for (const size of sample([DESKTOP, PHONE], 1)) {
  test(`shows an accessible sheet of a match at ${size.width} in both themes`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    await locateMatchRow(locatePageHeader(page).main, "QF-2").first().click();
    const { code, rawDataToggle } = locateMatchPanel(locateMatchSheet(page));
    await expect(code).toHaveText("QF-2");
    await rawDataToggle.click();
    await expect(locateMatchSheet(page)).toContainText('"best_of_params"');
    await expectAccessible(page);
  });
}

for (const size of sample([DESKTOP, PHONE, { width: 1920, height: 1080 }], 1)) {
  test(`shows an accessible wall at ${size.width} in both themes`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`/wall?theme=auto&tournament=${GROUPS_AND_BRACKET.key}`);
    const { clock, standing } = locateWall(page);
    // The server renders the first slide. The script that fills the clock also handles the keys.
    await expect(clock).toHaveText("02:45");
    // Paused, so that no other slide appears during the check.
    await page.keyboard.press(" ");
    await expect(standing).toHaveText("Paused");
    await expectAccessible(page);
  });
}

const DIALOGS = [
  { name: "search dialog", key: "Control+k", dialog: "Find" },
  { name: "sheet of keyboard shortcuts", key: "?", dialog: "Keyboard shortcuts" },
] as const;

for (const { name, key, dialog } of sample(DIALOGS, 1)) {
  test(`shows an accessible ${name} in both themes`, async ({ page }) => {
    await page.goto("/");
    await expect(locatePageHeader(page).main.getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    if (key === "Control+k") await page.keyboard.type("ma");
    await expectAccessible(page);
  });
}

const OVERLAYS = [
  ["a match", `/overlay/match/${LIVE_QUARTERFINAL.key}`],
  ["a bracket", `/overlay/bracket/${DOUBLE_ELIMINATION_16.bracketKey}?theme=light`],
] as const;

for (const [name, path] of sample(OVERLAYS, 1)) {
  test(`shows an accessible overlay of ${name}`, async ({ page }) => {
    await page.goto(path);
    await expect(locateOverlay(page).board).toContainText(LIVE_QUARTERFINAL.code);
    await expectAccessible(page);
  });
}

test("shows accessible preferences in Finnish at 320 in both themes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    localStorage.setItem("matchdesk.preferences", '{"language":"fi"}');
  });
  await page.goto("/");
  // Not by mouse: the footer still moves while rows are rendered above it.
  await page.getByRole("button", { name: "Asetukset" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Asetukset" })).toBeVisible();
  await expectAccessible(page);
});

/**
 * Maximum sum of layout shifts. Fonts that arrive one after another move names in several scripts
 * within their row by up to 0.003 in all; a list that moves by a row is at least 0.009. Search
 * engines rate up to 0.1 as good.
 */
const MAX_SHIFT = 0.004;

/** Asserts that no layout shift occurred since navigation. */
async function expectNoLayoutShift(page: Page): Promise<void> {
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
