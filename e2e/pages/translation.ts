import type { Page } from "@playwright/test";

/**
 * Replaces every text of a page by two nested `<font>` elements with the same text, as Google
 * Translate does in Chromium. The text stays, so that it can be compared with another page's.
 */
export async function translatePage(page: Page): Promise<void> {
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
