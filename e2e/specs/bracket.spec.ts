import {
  DOUBLE_ELIMINATION_16,
  SINGLE_ELIMINATION_128,
  LIVE_QUARTERFINAL,
  SINGLE_ELIMINATION_32,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { moveFingersTogether } from "#e2e/pages/touch.ts";

const KNIGHTS = LIVE_QUARTERFINAL.left.page.replace("/contestants/", "");

test.describe("bracket of a double elimination of 16", () => {
  test("contains upper and lower bracket, the grand final and a possible bracket reset", async ({
    page,
  }) => {
    await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?view=table`);
    const rows = locateBracket(page).table.getByRole("row");
    await expect(rows).toHaveCount(1 + 31);
    for (const [code, text] of [
      ["UBQF-1", /Žižkov Knights seed 1.*Galway Lanterns seed 8.*Live.*UBSF-1/],
      ["LBR2-1", /Loser of UB Quarterfinals.*Winner of LBR1-1.*Upcoming.*LBR3-1/],
      ["LBF", /Loser of UBF.*Winner of LBSF.*Upcoming.*GF/],
      ["GF", /Winner of UBF.*Winner of LBF.*Upcoming/],
      ["GF2", /Upcoming/],
    ] as const) {
      const row = rows.filter({ has: page.getByRole("rowheader", { name: code, exact: true }) });
      await expect(row).toHaveAccessibleName(text);
    }
  });

  test("shows the live round first, and all of it when fitted", async ({ page }) => {
    await page.goto(DOUBLE_ELIMINATION_16.bracket);
    const { card, cards, tool, zoom } = locateBracket(page);
    await expect(card("UBQF-1")).toBeInViewport();
    await expect(card("GF")).toHaveCount(0);
    await tool("Fit").click();
    await expect(cards).toHaveCount(31);
    await expect(card("GF2")).toBeInViewport({ ratio: 0.99 });
    await expect(card("UBR1-1")).toBeInViewport({ ratio: 0.99 });
    await expect(zoom).not.toHaveText("100%");
    await zoom.click();
    await expect(zoom).toHaveText("100%");
  });
});

test.describe("bracket of a single elimination of 32", () => {
  test("contains the third-place match, and keeps the places of byes", async ({ page }) => {
    await page.goto(`${SINGLE_ELIMINATION_32.bracket}?view=table`);
    const { table } = locateBracket(page);
    await expect(table.getByRole("row", { name: /^3RD / })).toHaveAccessibleName(
      /^3RD Third Place Match .*Loser of SF-1.*Loser of SF-2/,
    );
    await expect(table.getByRole("row", { name: /^R32-4 / })).toHaveCount(1);
    await expect(table.getByRole("row", { name: /^R32-5 / })).toHaveCount(0);
    await expect(table.getByRole("row", { name: /^R32-6 / })).toHaveCount(1);
  });

  test("draws the third-place match below the final", async ({ page }) => {
    await page.goto(`${SINGLE_ELIMINATION_32.bracket}?match=F`);
    const { card } = locateBracket(page);
    await expect(card("F")).toBeInViewport();
    // Measured at the same time, because the drawing may still move.
    const boxes = await page.evaluate(() =>
      ["ro2#1", "bronze#1"].map((place) =>
        document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect().toJSON(),
      ),
    );
    const [final, bronze] = boxes;
    expect(bronze.x).toBe(final.x);
    expect(bronze.y).toBeGreaterThan(final.y);
  });
});

test.describe("bracket of a single elimination of 128", () => {
  test("draws only visible matches, and names the sources of open slots", async ({ page }) => {
    await page.goto(SINGLE_ELIMINATION_128.bracket);
    const { card, cards } = locateBracket(page);
    await expect(card("R32-16")).toHaveAccessibleName(/live\. winner goes to R16-8\.$/);
    await expect(card("R16-8")).toHaveAccessibleName(
      /: Sönke Bärwald, seed 6 against Winner of R32-16\./,
    );
    await expect(card("QF-4")).toHaveAccessibleName(/Winner of R16-7 against Winner of R16-8/);
    expect(await cards.count()).toBeLessThan(60);
  });

  test("keeps the document small when the whole bracket is visible", async ({ page }) => {
    await page.goto(SINGLE_ELIMINATION_128.bracket);
    const { card, cards, tool, tree, zoom } = locateBracket(page);
    await expect(card("R32-16")).toBeVisible();
    await tool("Fit").click();
    // Zoomed out, a round is one path; only the card that takes the focus stays in the document.
    await expect(cards).toHaveCount(1);
    expect(await tree.locator("*").count()).toBeLessThan(200);
    await zoom.click();
    await expect(cards).not.toHaveCount(1);
  });
});

test("shows the match that the URL names", async ({ page }) => {
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?match=GF`);
  const { card } = locateBracket(page);
  await expect(card("GF")).toBeInViewport({ ratio: 0.99 });
});

test("shows the round that the URL names", async ({ page }) => {
  await page.goto(`${SINGLE_ELIMINATION_128.bracket}?round=ro4`);
  const { card, round } = locateBracket(page);
  await expect(card("SF-1")).toBeInViewport();
  await expect(round).toHaveValue("ro4");
});

test("highlights the path of the contestant in the URL, until the path is cleared", async ({
  page,
}) => {
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?contestant=${KNIGHTS}`);
  const { card, cards, pinned, find } = locateBracket(page);
  const highlighted = cards.and(page.locator("[data-highlighted]"));
  await expect(pinned("Žižkov Knights")).toBeVisible();
  await expect(card("UBR1-1")).toHaveAttribute("data-highlighted", "0");
  await expect(card("UBQF-1")).toHaveAttribute("data-highlighted", "0");
  await expect(highlighted).toHaveCount(2);
  await pinned("Žižkov Knights").click();
  await expect(page).toHaveURL(DOUBLE_ELIMINATION_16.bracket);
  await expect(highlighted).toHaveCount(0);
  await expect(find).toBeVisible();
});

test("ignores invalid options", async ({ page }) => {
  const invalid = "match=UBQF-99&contestant=nobody&round=ro1000&view=pie";
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?${invalid}`);
  await expect(locateBracket(page).card("UBQF-1")).toBeInViewport();
});

test("highlights the path of the contestant under the pointer", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { card, cards } = locateBracket(page);
  const highlighted = cards.and(page.locator("[data-highlighted]"));
  await card("UBQF-1").getByText("Galway Lanterns").hover();
  await expect(card("UBR1-2")).toHaveAttribute("data-highlighted", "0");
  await expect(card("UBQF-1")).toHaveAttribute("data-highlighted", "1");
  await expect(highlighted).toHaveCount(2);
});

test("finds a contestant by a part of the name, and shows their match", async ({ page }) => {
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?match=GF`);
  const { card, find, pinned } = locateBracket(page);
  await find.fill("corbeaux");
  await find.press("Enter");
  await expect(pinned("Les Corbeaux d'Orléans")).toBeVisible();
  await expect(page).toHaveURL(/\?contestant=les-corbeaux-d-orleans-[a-z0-9]+$/);
  await expect(card("UBQF-4")).toBeInViewport({ ratio: 0.99 });
});

test("opens a match over the bracket when its card is clicked", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { card } = locateBracket(page);
  await card("UBQF-1").click();
  await expect(locateMatchPanel(locateMatchSheet(page)).code).toHaveText("UBQF-1");
  await expect(page).toHaveURL(LIVE_QUARTERFINAL.page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(DOUBLE_ELIMINATION_16.bracket);
  await expect(card("UBQF-1")).toBeInViewport();
});

test("hides finished rounds, and shows them again", async ({ page }) => {
  await page.goto(GROUPS_AND_BRACKET.bracket);
  const { card, tool } = locateBracket(page);
  await expect(card("QF-1")).toBeVisible();
  await tool("Hide finished rounds").click();
  await expect(card("QF-1")).toHaveCount(0);
  await expect(card("SF-1")).toBeInViewport();
  await page.getByRole("button", { name: "Show 1 finished" }).click();
  await expect(card("QF-1")).toBeVisible();
});

test("zooms by Ctrl and wheel, and moves when the minimap is clicked", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { card, map, tree, zoom } = locateBracket(page);
  await expect(card("UBQF-1")).toBeInViewport();
  await map.click({ position: { x: 190, y: 50 } });
  await expect(card("GF2")).toBeInViewport();
  await tree.hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 100);
  await page.keyboard.up("Control");
  await expect(zoom).not.toHaveText("100%");
});

test("marks the winner, the live score and the highlighted path by borders in forced colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?contestant=${KNIGHTS}`);
  const { card } = locateBracket(page);
  await expect(card("UBQF-1")).toHaveAttribute("data-highlighted", "0");
  const widths = await card("UBQF-1").evaluate((element) => ({
    frame: getComputedStyle(element, "::before").borderTopWidth,
    live: [...element.children].map((cell) => getComputedStyle(cell).borderTopWidth).at(-1),
  }));
  expect(widths).toEqual({ frame: "2px", live: "2px" });
  const winner = card("UBR1-1").getByText("2", { exact: true });
  await expect(winner).toHaveCSS("border-top-width", "1px");
});

test("shows the same matches as list and as table", async ({ page }) => {
  await page.goto(GROUPS_AND_BRACKET.bracket);
  const { form, table, tree } = locateBracket(page);
  await form("List").click();
  await expect(page).toHaveURL(`${GROUPS_AND_BRACKET.bracket}?view=list`);
  await expect(tree).toHaveCount(0);
  const semifinals = page.getByRole("region", { name: /^Semifinals/ });
  await expect(semifinals.getByRole("listitem")).toHaveCount(2);
  await form("Table").click();
  await expect(table.getByRole("row")).toHaveCount(1 + 7);
  await table.getByRole("link", { name: "SF-1" }).click();
  await expect(locateMatchPanel(locateMatchSheet(page)).code).toHaveText("SF-1");
});

test.describe("bracket on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("shows one round at a time, and the tree after a tap", async ({ page }) => {
    await page.goto(GROUPS_AND_BRACKET.bracket);
    const { form, round, tree } = locateBracket(page);
    await expect(page.getByRole("region", { name: /^Semifinals/ })).toBeVisible();
    await expect(round).toHaveValue("ro4");
    await page.getByRole("button", { name: "Next round" }).tap();
    await expect(page).toHaveURL(`${GROUPS_AND_BRACKET.bracket}?round=ro2`);
    await expect(page.getByRole("region", { name: /^Final/ })).toContainText("Winner of SF-1");
    await expect(page.getByRole("button", { name: "Next round" })).toBeDisabled();
    await round.selectOption("ro8");
    await expect(page.getByRole("region", { name: /^Quarterfinals/ })).toContainText("Río Bermejo");
    await form("Tree").tap();
    await expect(tree).toBeVisible();
  });

  test("goes to the next round and back when swiped", async ({ page }) => {
    await page.goto(GROUPS_AND_BRACKET.bracket);
    const { round } = locateBracket(page);
    await expect(round).toHaveValue("ro4");
    await moveFingersTogether(page, [
      [320, 600],
      [120, 610],
    ]);
    await expect(round).toHaveValue("ro2");
    await moveFingersTogether(page, [
      [80, 600],
      [300, 590],
    ]);
    await expect(round).toHaveValue("ro4");
  });

  test("zooms the tree by a pinch, highlights a path by a tap and opens a match by another", async ({
    page,
  }) => {
    await page.goto(`${GROUPS_AND_BRACKET.bracket}?view=tree`);
    const { card, zoom } = locateBracket(page);
    await expect(card("SF-1")).toBeInViewport();
    await card("SF-1").tap({ position: { x: 60, y: 30 } });
    await expect(card("SF-1")).toHaveAttribute("data-highlighted", "0");
    await card("SF-1").tap({ position: { x: 60, y: 30 } });
    await expect(locateMatchPanel(locateMatchSheet(page)).code).toHaveText("SF-1");
    await page.goBack();
    // A card below the sheet also counts as being in the viewport.
    await expect(locateMatchSheet(page)).toHaveCount(0);
    await expect(card("SF-1")).toBeInViewport();
    await moveFingersTogether(
      page,
      [
        [100, 600],
        [150, 600],
      ],
      [
        [300, 600],
        [250, 600],
      ],
    );
    await expect(zoom).not.toHaveText("100%");
  });
});
