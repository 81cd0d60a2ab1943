import type { Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { sample } from "#core/testing/node/sample.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { holdRequests } from "#e2e/pages/hold-requests.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locatePalette } from "#e2e/pages/palette.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Matches the file with the search and with everything else that opens over a page. */
const DIALOGS = /\/assets\/dialogs-[^/]+\.js$/;
/** Matches the file of a page that no test opens before. */
const MATCHES_PAGE = /\/assets\/matches-page-[^/]+\.js$/;

/** Letters that are a key of some page, and one that is of none. */
const LETTERS = "acdeghjkmnopqstuxz";

/** Three of them each day; all in the long mode. */
const PAGES = [
  "/",
  "/matches",
  "/schedule?view=list",
  "/schedule?view=grid",
  "/tournaments",
  DOUBLE_ELIMINATION_16.bracket,
  LIVE_QUARTERFINAL.page,
  "/share",
  "/desk",
  "/desk/changes",
  "/desk/facts",
  "/desk/screens",
];

// Files that a service worker requests cannot be delayed here.
test.use({ serviceWorkers: "block" });

for (const path of sample(PAGES, 3)) {
  test(`gives the keys typed on ${path} to the search when it is still loading`, async ({
    page,
  }) => {
    const load = await holdRequests(page, DIALOGS);
    const acts = recordActs(page);
    await openAndWaitForContent(page, path);
    const keys = await recordKeysOfPage(page);
    const url = page.url();
    await page.keyboard.press("Control+k");
    await page.keyboard.type(LETTERS);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Control+k");
    expect(await keys()).toEqual(["Control", "k"]);
    load();
    const { dialog, field } = locatePalette(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(LETTERS.slice(0, -1));
    await page.keyboard.type("z");
    await expect(field).toHaveValue(LETTERS);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(url);
    expect(acts).toEqual([]);
  });
}

test("opens what the whole search finds when Enter was typed before it had loaded", async ({
  page,
}) => {
  const load = await holdRequests(page, DIALOGS);
  const loadNames = await holdRequests(page, "**/api/v1/names*");
  const acts = recordActs(page);
  await openAndWaitForContent(page, "/desk");
  const { dialog, rows } = locateAttentionItems(page);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("galway");
  await page.keyboard.press("Enter");
  load();
  const palette = locatePalette(page);
  await expect(palette.field).toHaveValue("galway");
  await expect(palette.dialog).toContainText(en.palette.waiting);
  loadNames();
  await expect(page).toHaveURL(LIVE_QUARTERFINAL.right.page);
  await expect(dialog).toHaveCount(0);
  expect(acts).toEqual([]);
});

test("gives up the search and the keys typed into it on Escape when it is still loading", async ({
  page,
}) => {
  const load = await holdRequests(page, DIALOGS);
  await openAndWaitForContent(page, "/desk");
  const keys = await recordKeysOfPage(page);
  await page.keyboard.press("/");
  await page.getByRole("button", { name: en.common.nav.search }).click();
  await page.keyboard.type("ghost");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  expect(await keys()).toEqual(["/", "j"]);
  const loaded = page.waitForResponse(DIALOGS);
  load();
  await (await loaded).finished();
  await page.keyboard.press("j");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(locatePalette(page).field).toHaveValue("");
});

test("opens the sheet of a match without effect of the keys typed before", async ({ page }) => {
  const load = await holdRequests(page, DIALOGS);
  const acts = recordActs(page);
  await openAndWaitForContent(page, DOUBLE_ELIMINATION_16.bracket);
  const { card } = locateBracket(page);
  await card("UBQF-1").focus();
  const keys = await recordKeysOfPage(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type(`${LETTERS}?/ `);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await keys()).toEqual(["Enter"]);
  load();
  const sheet = locateMatchSheet(page);
  await expect(locateMatchPanel(sheet).code).toHaveText("UBQF-1");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(card("UBQF-1")).toBeFocused();
  expect(acts).toEqual([]);
});

test("keeps keys from the page that is left while the next one is loading", async ({ page }) => {
  const load = await holdRequests(page, MATCHES_PAGE);
  const acts = recordActs(page);
  await openAndWaitForContent(page, "/desk");
  const keys = await recordKeysOfPage(page);
  await page.getByRole("banner").getByRole("link", { name: en.common.nav.matches }).click();
  await page.keyboard.type(LETTERS);
  expect(await keys()).toEqual([]);
  load();
  await expect(page).toHaveURL("/matches");
  await page.keyboard.press("Control+k");
  await expect(locatePalette(page).field).toHaveValue("");
  expect(acts).toEqual([]);
});

/** Returns a list that gets the requests that change something on the server. */
function recordActs(page: Page): readonly string[] {
  const acts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") acts.push(`${request.method()} ${request.url()}`);
  });
  return acts;
}

/** Records the keys that the handlers of a page receive. Returns a function that returns them. */
async function recordKeysOfPage(page: Page): Promise<() => Promise<readonly string[]>> {
  const keys = await page.evaluateHandle(() => {
    const received: string[] = [];
    document.addEventListener("keydown", ({ key }) => received.push(key), true);
    return received;
  });
  return () => keys.jsonValue();
}
