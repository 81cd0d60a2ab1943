import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { locateDefinition } from "#e2e/pages/definition.ts";
import { RANKING_GROUP_TOURNAMENT } from "#e2e/fixtures/demo.ts";
import { locateSection } from "#e2e/pages/section.ts";
import * as en from "#core/i18n/en/pages.ts";

// One product for all tests, because each of them changes other items and groups.
test.use({ isShared: true });
test.describe.configure({ mode: "default" });

test("hides a done item until it is given back", async ({ page, product }) => {
  await openAndWaitForContent(page, "/desk");
  const { rows, rowsOf, dialog, select } = locateAttentionItems(page);
  const conflict = rows
    .filter({ hasText: "Solo Cup" })
    .filter({ hasText: "they marked it disputed, 1–2" });
  await select(conflict);
  await page.keyboard.press("d");
  await dialog.getByRole("textbox", { name: en.desk.claim.noteInRow }).fill("Called both");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(conflict).toHaveCount(0);
  await page.getByRole("button", { name: `${en.desk.list.done} 1` }).click();
  const done = rowsOf(en.desk.list.done);
  await expect(done).toContainText("Called both");
  await select(done);
  await page.keyboard.press("b");
  await expect(done).toHaveCount(0);
  await expect(rowsOf(en.desk.list.unclaimed).and(conflict)).toHaveCount(1);
  expect(product.backend.log()).not.toContain('"level":50');
});

test("uses the name and the points rule of a group that staff entered", async ({ page }) => {
  await openAndWaitForContent(
    page,
    "/tournaments/halfpitch.example/halfpitch-harbour-trophy-2026-05-15-16/groups",
  );
  const first = page.getByRole("main").getByRole("group").first();
  await first.getByText(en.desk.annotations.edit, { exact: true }).click();
  const name = en.desk.annotations.nameOf("Group 1");
  await locateDefinition(first, name)
    .getByRole("button", { name: `${en.desk.annotations.set}: ${name}` })
    .click();
  await page.keyboard.type("Harbour");
  await page.keyboard.press("Enter");
  await expect(locateSection(page, "Harbour")).toBeVisible();
  await locateDefinition(first, "Points rule")
    .getByRole("button", { name: "Change: Points rule" })
    .click();
  await first.getByRole("spinbutton", { name: "Win" }).fill("2");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main")).toContainText("2 points for a win");
  await expect(page.getByRole("main")).not.toContainText("3 points for a win");

  await first.getByRole("combobox", { name: en.common.match.groupMatches }).selectOption("Harbour");
  await first.getByRole("button", { name: "Undo: Points rule" }).click();
  await expect(locateSection(page, "Harbour")).toContainText("3 points for a win");
});

test("ranks a group of races by the placement points that staff chose", async ({ page }) => {
  await openAndWaitForContent(page, `/tournaments/${RANKING_GROUP_TOURNAMENT}/groups`);
  const group = locateSection(page, "Group 1");
  const stage = page.getByRole("main").getByRole("group").first();
  await stage.getByText(en.desk.annotations.edit, { exact: true }).click();
  const points = group.locator("td[data-name='points']");
  const { placement } = en.desk.annotations;
  const editor = locateDefinition(stage, en.desk.annotations.kinds["placement-points"]);
  const change = editor.getByRole("button", { name: /^Change/ });
  const preset = editor.getByRole("combobox", { name: placement.preset });
  await expect(editor).toContainText(placement.none);
  await change.click();
  await preset.selectOption(placement.custom);
  await editor.getByLabel(placement.points).fill("25 x");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor.getByRole("alert")).toContainText("Enter numbers from 0 to 100");
  await preset.selectOption("F1 2010");
  await editor.getByLabel(placement.bestOf).fill("2");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Points by placement: 25 18 15 12 10 8 6 4 2 1, the best 2",
  );
  const before = Number(await points.first().textContent());
  expect(before).toBeGreaterThanOrEqual(43);
  await change.click();
  await expect(preset).toHaveValue("f1-2010");
  await editor.getByRole("button", { name: placement.add }).click();
  await editor.getByLabel(en.standings.points.long, { exact: true }).fill("0.5");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(group).toContainText(`${Math.floor(before) - 1}½`);
  await editor.getByRole("button", { name: /^Undo/ }).click();
  await expect(points.first()).toHaveText(String(before));
});
