import type { Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, GROUPS_AND_BRACKET } from "#e2e/fixtures/demo.ts";
import { sample } from "#core/testing/node/sample.ts";
import { expect, test } from "#e2e/fixtures/foreign-page.ts";
import { locateWidgets } from "#e2e/pages/widget.ts";

const [TOURNAMENT, GROUPS] = [DOUBLE_ELIMINATION_16.key, GROUPS_AND_BRACKET.key];
const LIST = `<matchdesk-widget tournament="${TOURNAMENT}" limit="4"></matchdesk-widget>`;
const TABLE = `<matchdesk-widget kind="standings" tournament="${GROUPS}"></matchdesk-widget>`;
/**
 * Width of a widget where there is room, and in a page of 320 px beside other content, which has the
 * default font of the machine, in CSS pixels.
 */
const LEAST_WIDTH = 280;
const LEAST_PHONE_WIDTH = 225;

/** Places in which an element is as wide as its content; four of them are tested each day. */
const PLACES: Readonly<Record<string, string>> = {
  "flex row": `<div style="display:flex">${LIST}</div>`,
  "flex column": `<div style="display:flex;flex-direction:column;align-items:flex-start">${LIST}</div>`,
  "inline flex": `<div style="display:inline-flex">${LIST}</div>`,
  grid: `<div style="display:grid;grid-template-columns:auto 1fr">${LIST}<p>Beside it</p></div>`,
  float: `<div style="float:left">${LIST}</div>`,
  "inline block": `<div style="display:inline-block">${LIST}</div>`,
  "fit content": `<div style="width:fit-content">${LIST}</div>`,
  "table cell": `<table><tr><td>${LIST}</td><td>Beside it</td></tr></table>`,
  dialog: `<dialog open style="position:static">${LIST}</dialog>`,
  absolute: `<div style="position:relative;height:700px"><div style="position:absolute">${LIST}</div></div>`,
  inline: `<span>${LIST.replace("limit", 'style="display:inline" limit')}</span>`,
};

/** Two of them are tested each day. */
const RESETS = [
  "*{all:unset}",
  "*{all:initial}",
  "*{all:revert}",
  "*{margin:0;padding:0;border:0;font:inherit;vertical-align:baseline;box-sizing:content-box}",
  "*,*::before{min-width:0;max-width:100%;position:relative;line-height:1;white-space:nowrap}",
];

test.describe("a widget in a parent that shrinks to its content", () => {
  for (const [place, html] of sample(Object.entries(PLACES), 4)) {
    test(`has a width and shows all names: ${place}`, async ({ page, openWidgets }) => {
      await openWidgets(html);
      await expect(locateWidgets(page).rows).toHaveCount(4);
      for (const width of [1000, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page);
      }
    });
  }
});

for (const reset of sample(RESETS, 2)) {
  test(`keeps its width, names and columns under the reset ${reset}`, async ({
    page,
    openWidgets,
  }) => {
    await openWidgets(LIST + TABLE, `<style>${reset}</style>`);
    await expect(locateWidgets(page).foot).toHaveCount(2);
    for (const width of [1000, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadable(page);
      const time = locateWidgets(page).rows.first().locator(".time");
      expect((await time.boundingBox())?.height).toBeLessThanOrEqual(20);
    }
  });
}

test("is hidden by display: none of its page", async ({ page, openWidgets }) => {
  await openWidgets(LIST, "<style>matchdesk-widget{display:none}</style>");
  await expect(locateWidgets(page).rows).toHaveCount(4);
  await expect(locateWidgets(page).rows.first()).toBeHidden();
});

test("mirrors its rows in a right-to-left page, but not its numbers", async ({
  page,
  openWidgets,
}) => {
  await openWidgets(LIST + TABLE, "<style>html{direction:rtl}</style>");
  const { rows, all } = locateWidgets(page);
  const time = await rows.first().locator(".time").boundingBox();
  const score = await rows.first().locator(".score").boundingBox();
  expect(time?.x).toBeGreaterThan(score?.x ?? Infinity);
  const differences = all.last().locator("td.difference bdi");
  await expect(differences.first()).toHaveText(/^\+\d/);
  const isInOrder = await differences.first().evaluate((element) => {
    const [text] = element.childNodes;
    const leftOf = (index: number): number => {
      const range = new Range();
      if (text !== undefined) range.setStart(text, index);
      if (text !== undefined) range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(0) < leftOf(1);
  });
  expect(isInOrder).toBe(true);
});

test("prints black on white on a dark page", async ({ page, openWidgets }) => {
  await openWidgets(LIST, "<style>html{color-scheme:dark}</style>");
  const root = locateWidgets(page).all.locator(".root");
  await expect(root).not.toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: "print" });
  await expect(root).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(root).toHaveCSS("color-scheme", "light");
  await expect(root.locator(".note").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("breaks long names between words, and makes them smaller first", async ({
  page,
  openWidgets,
}) => {
  await openWidgets(`<div style="width:${LEAST_WIDTH}px">${LIST}</div>`);
  const { rows } = locateWidgets(page);
  await expect(rows).toHaveCount(4);
  const sizes = await rows.locator(".name").evaluateAll((names) =>
    names.map((name) => {
      const text = name.firstElementChild;
      if (text === null) return [];
      text.textContent = "Confederation of Unhurried Midfielders";
      if (name instanceof HTMLElement) name.style.setProperty("--ems", "22");
      return [getComputedStyle(text).fontSize, text.getClientRects().length > 0];
    }),
  );
  expect(new Set(sizes.map(([size]) => size))).toEqual(new Set(["13px"]));
});

/** Asserts that widgets have their least width, that no name is cut and nothing overflows. */
async function expectReadable(page: Page): Promise<void> {
  const { all } = locateWidgets(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 400;
  const least = isPhone ? LEAST_PHONE_WIDTH : LEAST_WIDTH;
  for (const root of await all.locator(".root").all()) {
    const measured = await root.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      cut: [...element.querySelectorAll(".name > span")]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth === 0 || scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
        )
        .map(({ textContent }) => textContent),
    }));
    expect(measured.width).toBeGreaterThanOrEqual(least);
    expect(measured.cut).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
