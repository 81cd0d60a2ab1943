import { DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { locateShareMenu } from "#e2e/pages/share-menu.ts";

const IMAGE = "/brackets/liga.meridian.example/4492128";

test("copies the link, the image URL and the Markdown", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { copy, copied, open } = locateShareMenu(page);
  await open.click();
  const { origin } = new URL(page.url());
  const [link, image] = [origin + DOUBLE_ELIMINATION_16.bracket, `${origin}${IMAGE}.png`];
  const markdown = new RegExp(`^\\[!\\[Meridian Masters .*\\]\\(${image}\\)\\]\\(${link}\\)$`);
  for (const [what, text] of [
    ["link", link],
    ["image URL", image],
    ["Markdown", markdown],
  ] as const) {
    await copy(what).click();
    await expect(copy(what)).toContainText("Copied");
    await expect(copied).toHaveValue(text);
    const clipboard = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard).toBe(await copied.inputValue());
  }
});

test("prints on sheets of each size", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  await expect(locateBracket(page).card("UBQF-1")).toBeVisible();
  const { open, paper: papers } = locateShareMenu(page);
  await open.click();
  for (const [paper, size, maxSheets] of [
    ["a4", "842 595", 2],
    ["a3", "1191 842", 1],
    ["letter", "792 612", 3],
  ] as const) {
    await papers.selectOption(paper);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const sizes = sheets.map(
      ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
    );
    expect(new Set(sizes)).toEqual(new Set([size]));
    // Few sheets, because only the bracket is printed, without the page around it.
    expect(sheets.length).toBeLessThanOrEqual(maxSheets);
  }
});
