import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateAttentionItems, locateAnnotationValue } from "#e2e/pages/attention-items.ts";
import { locateSection } from "#e2e/pages/section.ts";
import { enDesk } from "#core/i18n/en/desk.ts";

test("hides a done item until it is given back", async ({ page, product }) => {
  await openAndWaitForContent(page, "/desk");
  const conflict = locateAttentionItems(page).rows.filter({ hasText: "Solo Cup" }).filter({
    hasText: "Score there: 1–2.",
  });
  await conflict.focus();
  await page.keyboard.press("d");
  await page.keyboard.type("Called both");
  await page.keyboard.press("Enter");
  const hidden = page.getByText(enDesk.away(1));
  await expect(hidden).toBeVisible();
  await hidden.click();
  await expect(conflict).toContainText("Called both");
  await conflict.focus();
  await page.keyboard.press("g");
  await expect(hidden).toHaveCount(0);
  await expect(conflict).not.toContainText("Called both");
  expect(product.backend.log()).not.toContain('"level":50');
});

test("shows who can still advance once staff entered how many do", async ({ page }) => {
  await openAndWaitForContent(
    page,
    "/tournaments/halfpitch.example/halfpitch-harbour-trophy-2026-05-16-03/groups",
  );
  const name = enDesk.facts.kinds.advancing;
  const first = page
    .getByRole("main")
    .locator(`section[aria-label='${enDesk.facts.title}']`)
    .first();
  await first.getByRole("button", { name: `${enDesk.facts.set}: ${name}` }).click();
  await first.getByRole("spinbutton", { name }).fill("2");
  await first.getByRole("button", { name: "Save" }).click();
  const group = locateSection(page, "Group 1");
  await expect(group).toContainText("2 advance. Left:");
  await expect(group).toContainText("Through with 7 more points");
});

test("uses the name and the points rule of a group that staff entered", async ({ page }) => {
  await openAndWaitForContent(
    page,
    "/tournaments/halfpitch.example/halfpitch-harbour-trophy-2026-05-15-16/groups",
  );
  const first = page
    .getByRole("main")
    .locator(`section[aria-label='${enDesk.facts.title}']`)
    .first();
  await locateAnnotationValue(first, "Name")
    .getByRole("button", { name: `${enDesk.facts.set}: Name` })
    .click();
  await page.keyboard.type("Harbour");
  await page.keyboard.press("Enter");
  await expect(locateSection(page, "Harbour")).toBeVisible();
  await locateAnnotationValue(first, "Points rule")
    .getByRole("button", { name: "Change: Points rule" })
    .click();
  await first.getByRole("spinbutton", { name: "Win" }).fill("2");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(locateSection(page, "Harbour")).toContainText("2 points for a win");
});
