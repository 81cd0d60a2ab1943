import type { Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { test as demoTest } from "#e2e/fixtures/demo-backend.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { locateDefinition } from "#e2e/pages/definition.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateOverlay } from "#e2e/pages/overlay-page.ts";
import * as en from "#core/i18n/en/pages.ts";

const { left, right } = LIVE_QUARTERFINAL;

test("updates the overlay when staff change its channel", async ({ page, context, product }) => {
  const overlay = await context.newPage();
  await overlay.setViewportSize({ width: 1920, height: 1080 });
  await overlay.goto("/overlay/channel/main");
  const { board, names, scores } = locateOverlay(overlay);
  await openAndWaitForContent(page, LIVE_QUARTERFINAL.page);
  await expectTransparent(overlay);

  // By keyboard, onto a channel that does not exist yet.
  await page.getByRole("button", { name: "On channel…" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "New channel" })).toBeFocused();
  await page.keyboard.type("main");
  await page.keyboard.press("Enter");
  const channel = locateDefinition(page.getByRole("main"), en.desk.annotations.kinds.channel);
  await expect(channel.getByRole("link", { name: "main" })).toBeVisible();
  await expect(names).toHaveText([left.name, right.name]);
  await expect(scores).toHaveText(["1", "0"]);
  await expect(board).toContainText(LIVE_QUARTERFINAL.code);

  await channel.getByText("Change", { exact: true }).click();
  await channel.getByRole("button", { name: "Swap sides" }).click();
  await expect(names).toHaveText([right.name, left.name]);
  await expect(scores).toHaveText(["0", "1"]);

  // Manually, until the service has the same score.
  await channel.getByRole("button", { name: en.broadcast.more(right.name) }).click();
  await expect(scores).toHaveText(["1", "1"]);
  await expect(channel).toContainText(en.broadcast.byHandAhead("0–1", "1–1"));
  await product.service().setClock("2026-05-16T02:55:00Z");
  await expect(channel).toContainText(en.broadcast.byService);
  await expect(scores).toHaveText(["1", "1"]);

  const score = channel.getByRole("spinbutton", { name: new RegExp(left.name) });
  await score.focus();
  await page.keyboard.press("ArrowUp");
  await expect(scores).toHaveText(["1", "2"]);
  await page.keyboard.press("ArrowDown");
  await expect(scores).toHaveText(["1", "1"]);

  await channel.getByRole("button", { name: en.broadcast.takeOff }).click();
  await expect(board).toHaveCount(0);
  await expectTransparent(overlay);

  // Undone on the page of all channels.
  await openAndWaitForContent(page, "/desk/screens");
  const details = page.getByRole("complementary", { name: en.desk.annotations.kinds.channel });
  await expect(details.getByRole("textbox", { name: en.broadcast.address })).toHaveValue(
    `${product.backend.url}/overlay/channel/main`,
  );
  await details.getByRole("button", { name: /^Undo/ }).click();
  await expect(names).toHaveText([right.name, left.name]);
  await expect(page.locator("iframe").contentFrame().locator(".board")).toContainText(left.name);
});

demoTest("fits a bracket into overlays of any size", async ({ page }) => {
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
    { width: 1080, height: 1920 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/overlay/bracket/${DOUBLE_ELIMINATION_16.bracketKey}?chroma=magenta`);
    const { drawing } = locateOverlay(page);
    await expect(drawing).toContainText(LIVE_QUARTERFINAL.code);
    const overflow = await drawing.evaluate((svg) =>
      [...svg.querySelectorAll("rect")]
        .map((rect) => rect.getBoundingClientRect())
        .filter(({ left: x, top, right: end, bottom }) => {
          return x < 0 || top < 0 || end > innerWidth || bottom > innerHeight;
        }),
    );
    expect(overflow).toEqual([]);
    await expect(page.locator(".chroma")).toHaveCSS("background-color", "rgb(255, 0, 255)");
  }
});

async function expectTransparent(page: Page): Promise<void> {
  await expect(page.locator("main")).toBeEmpty();
  for (const root of ["html", "body"]) {
    await expect(page.locator(root)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await expect(page.locator("html")).toHaveCSS("color-scheme", "normal");
}
