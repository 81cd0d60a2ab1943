import type { BrowserContext, Locator, Page } from "@playwright/test";
import { SECOND } from "#core/lib/time.ts";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import type { Product } from "#e2e/fixtures/product.ts";
import { expect, NEXT_POLL_TIMEOUT, test as productTest } from "#e2e/fixtures/product-setup.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { enterAnnotation, put, setChannel } from "#e2e/pages/enter-annotation.ts";
import { locateRoad } from "#e2e/pages/contestant-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateMatchRow, locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { locatePalette } from "#e2e/pages/palette.ts";
import { locateShare } from "#e2e/pages/share-page.ts";
import { createSteps, type Steps } from "#e2e/pages/steps.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Maximum number of steps of every task. */
const MAX_STEPS = 4;

const { left, right, code } = LIVE_QUARTERFINAL;
/** Another live match. */
const OTHER_MATCH = { code: "LBR1-1", key: "liga.meridian.example/449212009" };
/** Upcoming matches; the earlier one belongs to the later tournament in the list of all names. */
const UPCOMING = {
  at0300: { code: "R16-1", key: "liga.meridian.example/154414113" },
  at0330: { code: "LBR2-1", key: "liga.meridian.example/449212017" },
};
/** Time after which the live quarterfinal has another score. */
const LATER = "2026-05-16T02:55:00Z";
const AGE = "as of 02:45";
/** Milliseconds within which pages report that data is out of date: a poll and 15 s. */
const STALE = 16 * SECOND;

/** A test that fails if its task takes more steps than allowed. */
const test = productTest.extend<{ steps: Steps }>({
  steps: [
    async ({ page }, use, info) => {
      const steps = createSteps(page);
      await use(steps);
      info.annotations.push({ type: "steps", description: String(steps.count()) });
      expect(steps.count(), "number of steps").toBeLessThanOrEqual(MAX_STEPS);
    },
    { auto: true },
  ],
});

// One product for all tests: each of them enters other data, and the last ones stop its service.
test.use({ isShared: true });
test.describe.configure({ mode: "default" });

test("task 1, from Now: finds the next match on a station by its number", async ({
  page,
  steps,
}) => {
  for (const { key } of Object.values(UPCOMING)) await enterAnnotation(page, "station", key, "4");
  await openAndWaitForContent(page, "/");
  const { chosen, options } = locatePalette(page);
  await steps.press("Control+k");
  await steps.type("4");
  await expect(chosen).toContainText(UPCOMING.at0300.code);
  await expect(chosen).toContainText("Station 4");
  await expect(options.nth(1)).toContainText(UPCOMING.at0330.code);
  await steps.press("Enter");
  const panel = locateMatchPanel(locateMatchSheet(page));
  await expect(panel.code).toHaveText(UPCOMING.at0300.code);
  await expect(panel.fact(en.desk.annotations.kinds.station)).toContainText("4");
});

test("task 2, from Now: claims an attention item and hands it over", async ({ page, steps }) => {
  // Without sign-in, a colleague is offered by name after their first item.
  const response = await page.request.get("/api/v1/desk/attention");
  const { rows } = await response.json();
  const claim = { action: "hand-over", id: rows.at(-1)?.id, to: "Ville", note: "" };
  await put(page, "/api/v1/desk/attention", { claims: [claim] });

  await openAndWaitForContent(page, "/");
  const attention = page.getByRole("complementary", { name: en.desk.pages.desk });
  const item = attention.getByRole("listitem").filter({ hasText: "Not started" });
  await item.hover();
  await steps.click(item.getByRole("button"));
  await expect(attention.getByRole("heading", { name: "Mine 1" })).toBeVisible();
  await steps.click(page.getByRole("banner").getByRole("link", { name: /^Desk/ }));
  const { rowsOf, dialog } = locateAttentionItems(page);
  await expect(rowsOf(en.desk.list.mine)).toContainText("Not started");
  await steps.press("h");
  await steps.click(dialog.getByRole("button", { name: en.desk.claim.handOverTo("Ville") }));
  // The row stays where the pointer is until the next one is selected.
  await expect(rowsOf(en.desk.list.mine)).toContainText("Ville");
  await expect(page.getByText(en.desk.claim.hasFrom("Ville", "Staff"))).toBeVisible();
});

test("task 3, from Now: finds a contestant of another script by ASCII letters", async ({
  page,
  steps,
}) => {
  await openAndWaitForContent(page, "/");
  await steps.press("Control+k");
  await steps.type("nichni");
  await expect(locatePalette(page).chosen).toContainText("Нічні Вартові");
  await steps.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Нічні Вартові");
});

test("task 4, from Now: puts a match on a new channel, and leaves the existing one on air", async ({
  page,
  context,
  steps,
}) => {
  await setChannel(page, "stream-a", OTHER_MATCH.key);
  const existing = await openOverlay(context, "stream-a");
  await expect(existing.board).toContainText(OTHER_MATCH.code);
  const created = await openOverlay(context, "stream-b");
  await page.bringToFront();
  await openAndWaitForContent(page, "/");
  await steps.click(locateLiveMatch(page));
  await steps.click(locateMatchSheet(page).getByRole("button", { name: en.broadcast.onChannel }));
  await steps.type("stream-b");
  await steps.press("Enter");
  await expect(created.names).toHaveText([left.name, right.name]);
  await expect(existing.board).toContainText(OTHER_MATCH.code);
});

test("task 5, from Now: corrects the score of a channel in both directions", async ({
  page,
  context,
  steps,
}) => {
  await setChannel(page, "stream-b", LIVE_QUARTERFINAL.key);
  const { scores } = await openOverlay(context, "stream-b");
  await expect(scores).toHaveText(["1", "0"]);
  await page.bringToFront();
  await openAndWaitForContent(page, "/");
  await steps.click(locateLiveMatch(page));
  const sheet = locateMatchSheet(page);
  await steps.click(sheet.locator("summary").filter({ hasText: en.desk.annotations.change }));
  await steps.click(sheet.getByRole("button", { name: en.broadcast.less(left.name) }));
  await expect(scores).toHaveText(["0", "0"]);
  await steps.click(sheet.getByRole("button", { name: en.broadcast.more(right.name) }));
  await expect(scores).toHaveText(["0", "1"]);
});

test("task 6, from Now: shows a contestant's path to the final", async ({ page, steps }) => {
  await openAndWaitForContent(page, "/");
  await steps.press("Control+k");
  await steps.type("zizkov");
  await expect(locatePalette(page).chosen).toContainText(left.name);
  await steps.press("Enter");
  await expect(page).toHaveURL(left.page);
  await expect(locateRoad(page).rows).toHaveText([
    /^UBR1-1.*Bosporus Sparrows.*Won$/,
    /^UBQF-1.*Galway Lanterns/,
    /^UBSF-1.*if it wins in the UB Quarterfinals · 04:00$/,
    /^UBF.*Winner of UBSF-2.*if it wins in the UB Semifinals/,
    /^GF.*Winner of LBF.*if it wins the UB Final/,
  ]);
});

test("task 7, from Now: makes a widget for one team", async ({ page, context, steps }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAndWaitForContent(page, "/");
  const { suggestions, preview, copy } = locateShare(page);
  await steps.click(page.getByRole("banner").getByRole("link", { name: en.common.nav.share }));
  await steps.type("zizkov");
  await expect(suggestions.first()).toContainText(left.name);
  await steps.press("Enter");
  await expect(preview("plain").getByText(left.name).first()).toBeVisible();
  await steps.click(copy("script"));
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const [, key = ""] = left.page.split("/contestants/");
  expect(await readClipboard(page)).toContain(
    `<matchdesk-widget kind="matches" contestant="${key}"`,
  );
  await expect(page).toHaveURL(new RegExp(`contestant=${key}`));
});

test("task 8, from Now: prints tomorrow's schedule", async ({ page, steps }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = location.href;
    };
  });
  await openAndWaitForContent(page, "/");
  const { main } = locatePageHeader(page);
  await steps.click(page.getByRole("banner").getByRole("link", { name: en.common.nav.schedule }));
  await steps.click(main.getByRole("link", { name: en.schedule.next }));
  await expect(main.getByText(":kettle:").first()).toBeVisible();
  await steps.click(main.getByRole("button", { name: en.common.bracket.share.print }));
  await expect(page.locator("html")).toHaveAttribute("data-printed", /\?day=2026-05-16$/);
});

test("task 9, from Now: follows a contestant and copies the link to share", async ({
  page,
  context,
  steps,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAndWaitForContent(page, "/");
  await steps.click(locateLiveMatch(page));
  await steps.click(locateMatchSheet(page).getByRole("link", { name: left.name }).first());
  const follow = page.getByRole("button", { name: "Follow" });
  await steps.click(follow);
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await steps.click(page.getByRole("button", { name: "Copy link" }));
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await readClipboard(page)).toBe(new URL(left.page, page.url()).href);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
});

test("task 10, from Now: switches to Finnish", async ({ page, steps }) => {
  await openAndWaitForContent(page, "/");
  await steps.press("Control+k");
  await steps.type("finnish");
  await expect(locatePalette(page).chosen).toContainText("Suomi");
  await steps.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await expect(page.getByRole("heading", { name: "Juuri päättyneet" })).toBeVisible();
});

test("task 11, on any page: notices stale data without a step, also after a reload", async ({
  page,
  product,
}) => {
  await stopService(page, product);
  const { main, dataAge } = locatePageHeader(page);
  await page.reload();
  await expect(locateMatchRows(main)).toHaveCount(15);
  await expect(dataAge).toHaveText(AGE);
});

test("task 12, on any page: has current data without a step when the service is back", async ({
  page,
  product,
}) => {
  await stopService(page, product);
  const { main, dataAge, staleDataBar } = locatePageHeader(page);
  await product.restartService({ now: LATER });
  await expect(dataAge).toHaveText("Live", NEXT_POLL_TIMEOUT);
  await expect(staleDataBar).toHaveText("");
  await expect(locateMatchRow(main, code)).toContainText("1 to 1");
  // The token stays valid when the service restarts.
  const tokens = product.proxy.forwarded.filter((each) => each.startsWith("POST /token/"));
  expect(tokens).toEqual(["POST /token/ 200"]);
});

/** Opens live matches, stops the service if it runs, and waits until the page reports it. */
async function stopService(page: Page, product: Product): Promise<void> {
  await page.goto("/matches?status=live");
  const { main, dataAge, staleDataBar } = locatePageHeader(page);
  await expect(locateMatchRows(main)).toHaveCount(15);
  await product.service().kill();
  await product.backend.advance(STALE);
  await expect(dataAge).toHaveText(AGE);
  await expect(staleDataBar).toHaveText("Delayed. Data from 02:45.");
}

function locateLiveMatch(page: Page): Locator {
  return locateMatchRow(locatePageHeader(page).main, code).first();
}

async function openOverlay(context: BrowserContext, channel: string) {
  const overlay = await context.newPage();
  await overlay.goto(`/overlay/channel/${channel}`);
  return locateOverlay(overlay);
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
