import {
  DOUBLE_ELIMINATION_16,
  SINGLE_ELIMINATION_128,
  LIVE_BRACKET_RESET,
  LIVE_QUARTERFINAL,
  SINGLE_ELIMINATION_32,
  GROUPS_AND_BRACKET,
} from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateBracket, measureCards } from "#e2e/pages/bracket-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { moveFingersTogether } from "#e2e/pages/touch.ts";

const KNIGHTS = LIVE_QUARTERFINAL.left.page.replace("/contestants/", "");

test.describe("bracket of a double elimination of 16", () => {
  test("shows all matches in one window, each as a link with its result in words", async ({
    page,
  }) => {
    await page.goto(DOUBLE_ELIMINATION_16.bracket);
    const { card, cards } = locateBracket(page);
    await expect(cards).toHaveCount(31);
    for (const [code, name] of [
      ["UBQF-1", /^UBQF-1, Žižkov Knights \d, Galway Lanterns \d, live$/],
      ["LBR2-1", /^LBR2-1, Loser of UBQF, Winner of LBR1-1, starts /],
      ["LBF", /^LBF, Loser of UBF, Winner of LBSF, starts /],
      ["GF", /^GF, Winner of UBF, Winner of LBF, starts /],
      ["GF2", /^GF2, /],
    ] as const) {
      await expect(card(code)).toHaveAccessibleName(name);
      await expect(card(code)).toBeInViewport({ ratio: 0.99 });
    }
  });

  test("has a section with a heading for each round, in order of play", async ({ page }) => {
    await page.goto(DOUBLE_ELIMINATION_16.bracket);
    const { frame, cards } = locateBracket(page);
    await expect(cards).toHaveCount(31);
    const rounds = frame.getByRole("region");
    await expect(rounds).toHaveCount(12);
    await expect(rounds.first()).toHaveAccessibleName("Upper Bracket Round 1");
    await expect(rounds.nth(4)).toHaveAccessibleName("Lower Bracket Round 1");
    await expect(rounds.first().getByRole("listitem")).toHaveCount(8);
    await expect(rounds.first().getByRole("heading", { level: 2 })).toHaveText(/UB Round 1/);
  });
});

for (const [name, path, least] of [
  ["a double elimination of 16", DOUBLE_ELIMINATION_16.bracket, 38],
  ["a single elimination of 32", SINGLE_ELIMINATION_32.bracket, 30],
  ["a single elimination of 128", SINGLE_ELIMINATION_128.bracket, 45],
  ["a double elimination with a live reset", LIVE_BRACKET_RESET.bracket, 38],
] as const) {
  test(`covers at least ${least}% of a window with whole cards of ${name}`, async ({ page }) => {
    await page.goto(path);
    await expect(locateBracket(page).cards.first()).toBeVisible();
    const { share, cut, overlapping, overflowing } = await measureCards(page);
    expect({ cut, overlapping, overflowing }).toEqual({
      cut: [],
      overlapping: [],
      overflowing: [],
    });
    expect(share).toBeGreaterThan(least);
  });
}

test.describe("bracket of a single elimination of 32", () => {
  test("keeps the places of byes, and has the third-place match below the final", async ({
    page,
  }) => {
    await page.goto(SINGLE_ELIMINATION_32.bracket);
    const { card } = locateBracket(page);
    await expect(card("3RD")).toHaveAccessibleName(/^3RD, Loser of SF-1, Loser of SF-2, /);
    await expect(card("R32-4")).toBeVisible();
    await expect(card("R32-5")).toHaveCount(0);
    await expect(card("R32-6")).toBeVisible();
    const [final, third] = [await card("F").boundingBox(), await card("3RD").boundingBox()];
    expect(third?.x).toBe(final?.x);
    expect(third?.y).toBeGreaterThan(final?.y ?? Infinity);
  });
});

test.describe("bracket of a single elimination of 128", () => {
  test("opens on its live round, and folds ended rounds before it", async ({ page }) => {
    await page.goto(SINGLE_ELIMINATION_128.bracket);
    const { card, cards, spine, head } = locateBracket(page);
    await expect(card("R32-16")).toHaveAccessibleName(/, live$/);
    await expect(card("R32-16")).toBeInViewport({ ratio: 0.99 });
    await expect(card("R64-1")).toHaveCount(0);
    const folded = await cards.count();
    await spine("Round of 64").click();
    await expect(card("R64-1")).toBeInViewport();
    expect(await cards.count()).toBe(folded + 32);
    await expect(page).toHaveURL(`${SINGLE_ELIMINATION_128.bracket}?from=ro64`);
    await head("Round of 64").click();
    await expect(card("R64-1")).toHaveCount(0);
    await expect(page).toHaveURL(`${SINGLE_ELIMINATION_128.bracket}?from=ro32`);
  });

  test("scrolls to the rounds that are not in view, and marks those that are", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${SINGLE_ELIMINATION_128.bracket}?from=ro128`);
    const { card, round } = locateBracket(page);
    await expect(round("Round of 128")).toHaveAttribute("aria-current", "true");
    await expect(round("Final")).not.toHaveAttribute("aria-current");
    await round("Final").click();
    await expect(card("F")).toBeInViewport();
    await expect(round("Final")).toHaveAttribute("aria-current", "true");
  });

  test("counts the live matches that are not in view, and shows one", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${SINGLE_ELIMINATION_128.bracket}?from=ro128`);
    const more = page.getByRole("button", { name: /^\d+ more live in / });
    await expect(more).toBeVisible();
    await more.click();
    const { frame } = locateBracket(page);
    await expect(frame.locator("[data-marked]")).toBeInViewport();
  });
});

test("marks the match that the URL names, also in a folded round", async ({ page }) => {
  await page.goto(`${DOUBLE_ELIMINATION_16.bracket}?match=GF`);
  const { card, frame } = locateBracket(page);
  await expect(card("GF")).toHaveAttribute("data-marked", "true");
  await page.goto(`${SINGLE_ELIMINATION_128.bracket}?match=R128-64`);
  await expect(card("R128-64")).toBeInViewport({ ratio: 0.99 });
  await expect(frame.locator("[data-marked]")).toHaveCount(1);
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

test("finds a contestant by a part of the name, and highlights their path until it is cleared", async ({
  page,
}) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  const { cards, find, pinned } = locateBracket(page);
  const highlighted = cards.and(page.locator("[data-highlighted]"));
  await find.fill("zizkov");
  await find.press("Enter");
  await expect(page).toHaveURL(`${DOUBLE_ELIMINATION_16.bracket}?contestant=${KNIGHTS}`);
  await expect(highlighted).toHaveCount(2);
  await pinned("Žižkov Knights").click();
  await expect(page).toHaveURL(DOUBLE_ELIMINATION_16.bracket);
  await expect(highlighted).toHaveCount(0);
  await expect(find).toBeVisible();
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

test.describe("bracket on a tablet", () => {
  test.use({ viewport: { width: 744, height: 1133 } });

  test("shows three columns without scrolling the page sideways", async ({ page }) => {
    await page.goto(DOUBLE_ELIMINATION_16.bracket);
    const { card, strip } = locateBracket(page);
    await expect(card("GF")).toBeInViewport({ ratio: 0.99 });
    await expect(strip).toBeVisible();
    const { overlapping, overflowing } = await measureCards(page);
    expect({ overlapping, overflowing }).toEqual({ overlapping: [], overflowing: [] });
  });
});

test.describe("bracket on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("shows three rounds, with heads and strip in at most 22% of the window, and opens a match", async ({
    page,
  }) => {
    await page.goto(GROUPS_AND_BRACKET.bracket);
    const { card, round, strip, frame } = locateBracket(page);
    await expect(card("SF-1")).toBeInViewport();
    await expect(card("QF-1")).toBeInViewport();
    const top = (await frame.boundingBox())?.y ?? Infinity;
    const height = (await strip.boundingBox())?.height ?? Infinity;
    expect((top + height) / 844).toBeLessThan(0.22);
    await round("Final").tap();
    await expect(page).toHaveURL(`${GROUPS_AND_BRACKET.bracket}?round=ro2`);
    await expect(card("QF-1")).toHaveCount(0);
    await expect(card("F")).toHaveAccessibleName(/Winner of SF-1/);
    await round("Quarterfinals").tap();
    await expect(card("QF-1")).toBeInViewport();
    await card("QF-1").tap();
    await expect(locateMatchPanel(locateMatchSheet(page)).code).toHaveText("QF-1");
  });

  test("switches to the upper bracket, and goes to the next round and back when swiped", async ({
    page,
  }) => {
    await page.goto(DOUBLE_ELIMINATION_16.bracket);
    const { card, strip } = locateBracket(page);
    await expect(card("LBR1-1")).toBeVisible();
    await strip.getByRole("button").first().tap();
    await expect(card("UBSF-1")).toBeVisible();
    await expect(card("UBF")).toHaveCount(0);
    await moveFingersTogether(page, [
      [320, 600],
      [120, 610],
    ]);
    await expect(card("UBF")).toBeVisible();
    await moveFingersTogether(page, [
      [80, 600],
      [300, 590],
    ]);
    await expect(card("UBF")).toHaveCount(0);
  });
});
