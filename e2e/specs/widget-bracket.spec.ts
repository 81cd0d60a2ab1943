import type { Locator } from "@playwright/test";
import { DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/foreign-page.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { locateWidgets } from "#e2e/pages/widget.ts";

const SIXTEEN = DOUBLE_ELIMINATION_16.bracketKey;

/** Returns a bracket in a part of the page of a width, in pixels. */
function bracketIn(width: number, bracket: string): string {
  const widget = `<matchdesk-widget kind="bracket" bracket="${bracket}"></matchdesk-widget>`;
  return `<div style="width:${width}px">${widget}</div>`;
}

function locateTree(widget: Locator) {
  const tree = widget.getByRole("group", { name: "Bracket" }).first();
  return {
    tree,
    spines: tree.locator(".spine"),
    cards: tree.locator(".card"),
    button: (name: string) => tree.getByRole("button", { name, exact: true }),
    codes: async () => {
      const labels = await tree
        .locator(".card")
        .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
      return labels.map((label) => /, ((?:UB|LB|GF|QF|SF|F|R)[A-Z0-9-]*),/.exec(label)?.[1]);
    },
  };
}

function lowerOf(codes: readonly (string | undefined)[]) {
  return codes.filter((code) => code?.startsWith("LB"));
}

/** Expects that nothing is wider than its space. */
async function expectNoOverflow(tree: Locator): Promise<void> {
  const overflow = await tree.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll("text, rect, button")];
    return Math.max(...parts.map((part) => part.getBoundingClientRect().right - right));
  });
  expect(overflow).toBeLessThanOrEqual(1);
}

test("shows the whole tree, spines, or rounds below each other, as its width allows", async ({
  page,
  openWidgets,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openWidgets([1150, 600, 300].map((width) => bracketIn(width, SIXTEEN)).join(""));
  const { all, foot } = locateWidgets(page);
  await expect(foot).toHaveCount(3);
  const [wide, medium, narrow] = [0, 1, 2].map((index) => locateTree(all.nth(index)));
  if (wide === undefined || medium === undefined || narrow === undefined)
    throw new Error("A bracket is missing.");
  await expect(wide.spines).toHaveCount(0);
  await expect(wide.cards).toHaveCount(31);
  await expect(medium.spines).not.toHaveCount(0);
  await expect(narrow.tree.locator(".tabs button")).toHaveText(["Upper", "Lower", "Final"]);
  for (const { tree } of [wide, medium, narrow]) await expectNoOverflow(tree);
  await expectAccessible(page);
});

test("follows the width of its space", async ({ page, openWidgets }) => {
  await openWidgets(bracketIn(600, SIXTEEN));
  const { tree, spines } = locateTree(locateWidgets(page).all);
  await expect(spines).not.toHaveCount(0);
  const resize = (width: number) =>
    page
      .locator("div")
      .first()
      .evaluate((space, to) => {
        if (space instanceof HTMLElement) space.style.width = `${to}px`;
      }, width);
  await resize(300);
  await expect(tree.locator(".strip")).toBeVisible();
  await expectNoOverflow(tree);
  await resize(1150);
  await expect(spines).toHaveCount(0);
  await expect(tree.locator(".strip")).toHaveCount(0);
});

test("moves one band by one round with keys and clicks, and keeps the focus", async ({
  page,
  openWidgets,
}) => {
  await openWidgets(bracketIn(600, SIXTEEN));
  const { spines, codes } = locateTree(locateWidgets(page).all);
  const upper = spines.first();
  await expect(upper).toHaveAccessibleName(/^UB Round 1, /);
  const before = await codes();
  await upper.focus();
  await page.keyboard.press("Enter");
  // There is no earlier round, so the button of the next one has the focus.
  await expect(spines.first()).toBeFocused();
  await expect(spines.first()).toHaveAccessibleName(/^UB Semifinals/);
  const after = await codes();
  expect(after).toContain("UBR1-1");
  expect(lowerOf(after)).toEqual(lowerOf(before));
  await page.keyboard.press("Space");
  await spines.first().click();
  expect(await codes()).toContain("UBR1-1");
});

test("shows other rounds of a narrow bracket by tabs, strip and buttons", async ({
  page,
  openWidgets,
}) => {
  await openWidgets(bracketIn(300, SIXTEEN));
  const { button, codes, tree } = locateTree(locateWidgets(page).all);
  await button("Lower").click();
  await expect(button("Lower")).toHaveAttribute("aria-pressed", "true");
  await tree.locator(".strip button").first().click();
  expect(await codes()).toEqual(expect.arrayContaining(["LBR1-1", "LBR2-1"]));
  await button("Round 3 ›").press("Enter");
  expect(await codes()).toEqual(expect.arrayContaining(["LBR2-1", "LBR3-1"]));
  await expect(button("‹ Round 1")).toBeVisible();
  await button("Final").click();
  await expect(tree.locator(".strip")).toHaveCount(0);
});

test.describe("a bracket that changes", () => {
  // Without the stream, widgets poll.
  test.use({ expectedErrors: /foreign\/|ERR_FAILED/ });

  test("keeps the chosen rounds when a score changes", async ({ page, openWidgets }) => {
    let score = 0;
    await page.clock.install();
    await page.route("**/api/v1/events", (route) => route.abort());
    await page.route(`**/api/v1/brackets/**`, async (route) => {
      const response = await route.fetch();
      const detail = await response.json();
      for (const match of detail.matches)
        for (const slot of match.slots) if (match.round?.key === "ro16") slot.score = score;
      await route.fulfill({ response, json: detail });
    });
    await openWidgets(bracketIn(600, SIXTEEN));
    const { spines, codes, cards } = locateTree(locateWidgets(page).all);
    await spines.first().click();
    await expect.poll(codes).toContain("UBR1-1");
    await expect(cards.first().locator(".score").first()).toHaveText("0");
    score = 77;
    await page.clock.fastForward(20_000);
    await expect(cards.first().locator(".score").first()).toHaveText("77");
    expect(await codes()).toContain("UBR1-1");
  });
});

test("leads from left to right on a page from right to left", async ({ page, openWidgets }) => {
  await openWidgets(`<div dir="rtl">${bracketIn(600, SIXTEEN)}${bracketIn(300, SIXTEEN)}</div>`);
  const { all, foot } = locateWidgets(page);
  await expect(foot).toHaveCount(2);
  const { spines, tree } = locateTree(all.first());
  const lefts = await spines.evaluateAll((list) =>
    list.map((one) => one.getBoundingClientRect().left),
  );
  expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
  await expectNoOverflow(tree);
  const tabs = locateTree(all.last()).tree.locator(".tabs button");
  const tabLefts = await tabs.evaluateAll((list) =>
    list.map((one) => one.getBoundingClientRect().left),
  );
  expect(tabLefts).toEqual(tabLefts.toSorted((a, b) => a - b));
});
