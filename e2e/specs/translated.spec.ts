import type { Page } from "@playwright/test";
import { sample } from "#core/testing/node/sample.ts";
import { DASHBOARD_PAGES } from "#e2e/fixtures/dashboard-pages.ts";
import { LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";

/** Pages that `npm test` checks each day; all of them in the long mode. */
const PAGES = sample(DASHBOARD_PAGES, 4);
/** Number of pages per test. */
const GROUP_SIZE = 4;
/** When the live quarterfinal has been decided, and others have started. */
const LATER = "2026-05-16T03:16:00Z";

/** Time of the absence of staff: the pages compared are opened one after the other. */
const ABSENCE = /Since you left at \d\d:\d\d/;

/** Returns the text of the page's content, without differences in white space. */
async function readText(page: Page): Promise<string> {
  const text = await page.getByRole("main").innerText();
  return text.replaceAll(/\s+/g, " ").replace(ABSENCE, "Since you left");
}

for (let first = 0; first < PAGES.length; first += GROUP_SIZE) {
  const group = PAGES.slice(first, first + GROUP_SIZE);
  test(`updates translated pages like untranslated ones: ${group.map(({ name }) => name).join(", ")}`, async ({
    browser,
    context,
    product,
  }) => {
    // In one browser, only the first desk page to notice the later time shows the absence.
    const other = await browser.newContext({ baseURL: product.backend.url });
    const thrown: string[] = [];
    const opened: { readonly name: string; readonly plain: Page; readonly translated: Page }[] = [];
    for (const { name, path } of group) {
      const [plain, translated] = [await context.newPage(), await other.newPage()];
      translated.on("pageerror", (error) => thrown.push(`${name}: ${error.message}`));
      await openAndWaitForContent(plain, path);
      await openAndWaitForContent(translated, path);
      await translatePage(translated);
      opened.push({ name, plain, translated });
    }
    await product.setClock(LATER);
    for (const { name, plain, translated } of opened) {
      await expect(async () => {
        expect(await readText(translated), name).toBe(await readText(plain));
      }).toPass({ timeout: 20_000 });
      await plain.close();
      await translated.close();
    }
    await other.close();
    expect(thrown).toEqual([]);
  });
}

test("excludes names, codes and scores from translation", async ({ page, product }) => {
  expect(product.backend.url).not.toBe("");
  await openAndWaitForContent(page, "/");
  const row = page.getByRole("main").getByRole("link").filter({ hasText: LIVE_QUARTERFINAL.code });
  for (const text of [LIVE_QUARTERFINAL.code, LIVE_QUARTERFINAL.left.name, "1"]) {
    await expect(row.first().getByText(text, { exact: true }).first()).toHaveJSProperty(
      "translate",
      false,
    );
  }
});

/**
 * Replaces every text of a page by two nested `<font>` elements with the same text, as Google
 * Translate does in Chromium. The text stays, so that it can be compared with another page's.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      if (!(text instanceof Text)) continue;
      const isCode = text.parentElement?.closest("script, style, svg, textarea") !== null;
      if (!isCode && text.data.trim() !== "") texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
