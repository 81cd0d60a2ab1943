import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { openWithContent } from "#e2e/pages/content.ts";
import { deskPageOf, factIn } from "#e2e/pages/desk-page.ts";
import { sectionOf } from "#e2e/pages/section.ts";

test("what is done stays away, and comes back with what was not there", async ({ page, rig }) => {
  await openWithContent(page, "/desk");
  const conflict = deskPageOf(page).rows.filter({ hasText: "Solo Cup" }).filter({
    hasText: "Score there: 1–2.",
  });
  await conflict.focus();
  await page.keyboard.press("d");
  await page.keyboard.type("Called both");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 put off or done")).toBeVisible();
  await page.getByText("1 put off or done").click();
  await expect(conflict).toContainText("Called both");
  await conflict.focus();
  await page.keyboard.press("g");
  await expect(page.getByText("1 put off or done")).toHaveCount(0);
  await expect(conflict).not.toContainText("Called both");
  expect(rig.backend.log()).not.toContain('"level":50');
});

test("a group goes by the name and the rule that staff write down", async ({ page }) => {
  await openWithContent(
    page,
    "/tournaments/halfpitch.example/halfpitch-harbour-trophy-2026-05-15-16/groups",
  );
  const first = page.getByRole("main").locator("section[aria-label='Written down']").first();
  await factIn(first, "Name").getByRole("button", { name: "Write down: Name" }).click();
  await page.keyboard.type("Harbour");
  await page.keyboard.press("Enter");
  await expect(sectionOf(page, "Harbour")).toBeVisible();
  await factIn(first, "Points rule").getByRole("button", { name: "Change: Points rule" }).click();
  await first.getByRole("spinbutton", { name: "Win" }).fill("2");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(sectionOf(page, "Harbour")).toContainText("2 points for a win");
});
