import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

test("applies preferences at once, and keeps them after a reload", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Preferences" }).click();
  const sheet = page.getByRole("dialog", { name: "Preferences" });
  await sheet.getByRole("combobox", { name: "Theme", exact: true }).selectOption("Dark");
  await sheet.getByRole("combobox", { name: "Rows", exact: true }).selectOption("Compact");
  await sheet.getByRole("combobox", { name: "Language", exact: true }).selectOption("Suomi");
  await expect(page.getByRole("dialog", { name: "Asetukset" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", "fi");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-density", "compact");
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(
    locatePageHeader(page).main.getByRole("heading", { name: "Juuri päättyneet" }),
  ).toBeVisible();
});

test("shows times of the viewer's zone if they choose it", async ({ browser, backend }) => {
  // Chromium names it Europe/Kiev.
  const timezoneId = "Europe/Kyiv";
  const context = await browser.newContext({ baseURL: backend.url, timezoneId });
  const page = await context.newPage();
  await page.goto("/");
  const { clock } = locatePageHeader(page);
  await expect(clock).toHaveText("02:45venue");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page
    .getByRole("combobox", { name: "Times", exact: true })
    .selectOption(`Mine (${timezoneId})`);
  await expect(clock).toHaveText("05:45your time");
  await expect(page.getByText(`your time: ${timezoneId}`)).toBeVisible();
  await context.close();
});

test.describe("page before its scripts have loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  for (const theme of ["dark", "light"] as const) {
    test(`uses the chosen ${theme} theme before scripts have loaded`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
      const preferences = JSON.stringify({ theme });
      await page.addInitScript((text) => {
        localStorage.setItem("matchdesk.preferences", text);
      }, preferences);
      await page.route("**/*.js", (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
    });
  }
});
