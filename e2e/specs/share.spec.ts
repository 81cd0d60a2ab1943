import { DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";

test("shows a preview and the code of an embed, and updates both when an option changes", async ({
  page,
}) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("link", { name: "Embed", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Bracket" })).toBeChecked();
  const tournament = page.getByRole("combobox", { name: "Tournament" });
  await expect(tournament).toHaveValue(DOUBLE_ELIMINATION_16.path.slice("/tournaments/".length));
  await expect(page.getByRole("combobox", { name: "Bracket" })).toHaveValue(
    DOUBLE_ELIMINATION_16.bracketKey,
  );
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("group", { name: "Bracket" })).toBeVisible();
  const script = page.getByRole("textbox", { name: "Script" });
  await expect(script).toHaveValue(/<matchdesk-widget kind="bracket"/);
  await expect(script).toHaveValue(/min-height:[1-9]\d{2,}px/);

  await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await expect(script).toHaveValue(/theme="dark"/);
  await expect(preview.locator("matchdesk-widget")).toHaveAttribute("theme", "dark");
  await page.getByRole("checkbox", { name: /Pin this version/ }).check();
  await expect(script).toHaveValue(/integrity="sha384-/);

  await page.getByRole("button", { name: "Page with conflicting styles" }).click();
  await expect(preview.getByRole("heading", { name: "Club news" })).toBeVisible();
  await page.getByRole("button", { name: "390" }).click();
  await expect(page.locator("iframe")).toHaveCSS("width", "390px");

  await page.getByRole("button", { name: "Iframe" }).click();
  const frame = await page.getByRole("textbox", { name: "Iframe" }).inputValue();
  const [, src = ""] = /src="([^"]+)"/.exec(frame) ?? [];
  expect((await page.request.get(src.replaceAll("&amp;", "&"))).status()).toBe(200);
});

test("selects the bracket of a chosen tournament", async ({ page }) => {
  await page.goto("/share?kind=bracket");
  await page
    .getByRole("combobox", { name: "Tournament" })
    .selectOption({ label: DOUBLE_ELIMINATION_16.title });
  await expect(page.getByRole("combobox", { name: "Bracket" })).toHaveValue(
    DOUBLE_ELIMINATION_16.bracketKey,
  );
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("group", { name: "Bracket" })).toBeVisible();
});
