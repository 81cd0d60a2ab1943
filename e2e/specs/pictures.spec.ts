import { MASTERS } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/desk.ts";
import { bracketPageOf } from "#e2e/pages/bracket-page.ts";
import { shareMenuOf } from "#e2e/pages/share-menu.ts";

const PICTURE = "/brackets/liga.meridian.example/4492128";

test.describe("opened by itself", () => {
  // Its policy lets no script run, not even that of the test's own locators.
  test.use({ provoked: /Blocked script execution/ });

  test("a bracket is an SVG of real text that stands alone", async ({ page }) => {
    await page.goto(`${PICTURE}.svg?theme=dark`);
    await expect(page.locator("text", { hasText: "Žižkov Knights" }).first()).toBeVisible();
    await expect(page.locator("text", { hasText: "Winner of UBQF-1" })).toBeVisible();
    await expect(page.locator("foreignObject, script, image")).toHaveCount(0);
  });
});

test("a bracket is a PNG as wide as asked for", async ({ page }) => {
  for (const [query, width] of [
    ["", 1200],
    ["?width=600&rounds=2&theme=dark", 600],
    ["?width=640&rounds=2&theme=dark", 800],
  ] as const) {
    const answer = await page.request.get(`${PICTURE}.png${query}`);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const png = await answer.body();
    // Width is the first figure of the first chunk, after signature, length and type.
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(["PNG", width]);
  }
});

test("where there is no bracket, a picture says so", async ({ page }) => {
  for (const format of ["svg", "png"]) {
    const answer = await page.request.get(`/brackets/liga.meridian.example/0.${format}`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["content-type"]).toContain("image/");
  }
});

test("Share copies the link, the picture and the Markdown", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(MASTERS.bracket);
  const { copy, copied, open } = shareMenuOf(page);
  await open.click();
  const { origin } = new URL(page.url());
  const [link, picture] = [origin + MASTERS.bracket, `${origin}${PICTURE}.png`];
  const markdown = new RegExp(`^\\[!\\[Meridian Masters .*\\]\\(${picture}\\)\\]\\(${link}\\)$`);
  for (const [what, text] of [
    ["link", link],
    ["picture address", picture],
    ["Markdown", markdown],
  ] as const) {
    await copy(what).click();
    await expect(copy(what)).toContainText("Copied");
    await expect(copied).toHaveValue(text);
    const written = await page.evaluate(() => navigator.clipboard.readText());
    expect(written).toBe(await copied.inputValue());
  }
});

for (const [paper, size, most] of [
  ["a4", "842 595", 2],
  ["a3", "1191 842", 1],
  ["letter", "792 612", 3],
] as const) {
  test(`prints on sheets of ${paper}`, async ({ page }) => {
    await page.goto(MASTERS.bracket);
    const { card } = bracketPageOf(page);
    await expect(card("UBQF-1")).toBeVisible();
    const { open, paper: papers } = shareMenuOf(page);
    await open.click();
    await papers.selectOption(paper);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const sizes = sheets.map(
      ([, wide, high]) => `${Math.round(Number(wide))} ${Math.round(Number(high))}`,
    );
    expect(new Set(sizes)).toEqual(new Set([size]));
    // The bracket and nothing else: the page around it is left out.
    expect(sheets.length).toBeLessThanOrEqual(most);
  });
}
