import { DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { locateShare } from "#e2e/pages/share-page.ts";

test("shows a preview and the code of an embed, and updates both when an option changes", async ({
  page,
}) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("link", { name: "Embed", exact: true }).click();
  const { kind, find, preview, code } = locateShare(page);
  await expect(kind("bracket")).toBeChecked();
  await expect(find).toHaveValue(new RegExp(DOUBLE_ELIMINATION_16.title));
  const plain = preview("plain");
  await expect(plain.getByRole("group", { name: "Bracket" })).toBeVisible();
  await expect(code("script")).toHaveValue(/<matchdesk-widget kind="bracket"/);
  await expect(code("script")).toHaveValue(/min-height:[1-9]\d{2,}px/);

  // The address of the test is one of this machine.
  await expect(page.getByText("127.0.0.1")).toContainText("is no public address");

  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(code("script")).toHaveValue(/theme="dark"/);
  await expect(plain.locator("matchdesk-widget")).toHaveAttribute("theme", "dark");
  await page.getByRole("checkbox", { name: /Pin this version/ }).check();
  await expect(code("script")).toHaveValue(/integrity="sha384-/);
  await expect(preview("hostile").getByRole("heading", { name: "Welcome" })).toBeVisible();

  const [, src = ""] = /src="([^"]+)"/.exec(await code("iframe").inputValue()) ?? [];
  expect((await page.request.get(src.replaceAll("&amp;", "&"))).status()).toBe(200);
  await expect(code("image")).toHaveValue(/\/brackets\/.*\.png$/);
});

test("finds the subject of a kind by keyboard, and reports an unknown name", async ({ page }) => {
  await page.goto("/share?kind=bracket");
  const { find, suggestions, code } = locateShare(page);
  await find.fill("meridian masters");
  await expect(suggestions).not.toHaveCount(0);
  await find.press("ArrowDown");
  await expect(suggestions.nth(1)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await find.press("ArrowUp");
  await find.press("Enter");
  await expect(code("script")).toHaveValue(/ bracket="liga\.meridian\.example\/\d+"/);
  await find.fill("nobody at all");
  await expect(page.getByText("“nobody at all” was never listed here")).toBeVisible();
});
