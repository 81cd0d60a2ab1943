import { expect, test } from "#e2e/fixtures/rig.ts";
import { openWithContent } from "#e2e/pages/content.ts";
import { deskPageOf, factIn } from "#e2e/pages/desk-page.ts";
import { sheetOf } from "#e2e/pages/match-panel.ts";
import { sectionOf } from "#e2e/pages/section.ts";

/** Names stand apart from the sentence around them, whatever script they are in. */
const TAKEN = /Staff\W* has it/;

test("a day at the desk, by keyboard only, while a colleague looks on", async ({
  page,
  context,
}) => {
  const colleague = await context.newPage();
  await openWithContent(colleague, "/desk");
  await openWithContent(page, "/");
  await expect(page).toHaveTitle(/^\(\d+\) Now/);

  // To the desk, and to what has not started.
  await page.getByRole("banner").getByRole("link", { name: /^Desk/ }).focus();
  await page.keyboard.press("Enter");
  const { row } = deskPageOf(page);
  const late = row("Not started");
  await expect(late).toContainText("the service still lists it as upcoming");
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.closest("[data-row]") !== null)) break;
  }
  await page.keyboard.press("k");
  while (!(await late.evaluate((each) => each === document.activeElement))) {
    await page.keyboard.press("j");
  }

  // Taken here, seen there within a second.
  await page.keyboard.press("t");
  await expect(late).toContainText(TAKEN);
  await expect(deskPageOf(colleague).row("Not started")).toContainText(TAKEN, {
    timeout: 1_000,
  });

  // Its match: a station.
  await page.keyboard.press("o");
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  const station = factIn(sheet, "Station");
  await station.getByRole("button", { name: "Write down: Station" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("14");
  await page.keyboard.press("Enter");
  await expect(station).toContainText(/14.*Staff\W*, \d\d:\d\d/);

  // A contestant of it, and whom they may meet next.
  const contestant = sheet.locator('a[href^="/contestants/"]').first();
  await contestant.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contestants\//);
  await expect(page.getByRole("main")).toContainText("then with a win");

  await colleague.goto("/desk/facts");
  const written = colleague.getByRole("row", { name: /^Station/ });
  await expect(written).toContainText("14");
  await written.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(written).toHaveCount(0);
});

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
