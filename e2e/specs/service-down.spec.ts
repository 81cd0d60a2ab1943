import type { Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import type { Product } from "#e2e/fixtures/product.ts";
import { expect, NEXT_POLL_TIMEOUT, test } from "#e2e/fixtures/product-setup.ts";
import { locateAttentionItems } from "#e2e/pages/attention-items.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { createSteps } from "#e2e/pages/steps.ts";

/** Sites of the client whose service stops, and of the other one. */
const STOPPED = "liga.meridian.example";
const OTHERS = "halfpitch.example,play.nordarena.example";

/** Stops the service that the proxy leads to, and waits for the attention item about it. */
async function stopFirstService(page: Page, product: Product): Promise<void> {
  product.proxy.setState("html");
  await product.setClock("2026-05-16T02:45:20Z");
  await expect(locatePageHeader(page).staleDataBar).toContainText("Delayed. Data from 02:45.");
  await product.setClock("2026-05-16T02:57:00Z");
  // Three polls have failed, the first of them more than a minute before.
  await expect(locatePageHeader(page).staleDataBar).toContainText(
    /nothing usable/,
    NEXT_POLL_TIMEOUT,
  );
}

test("task 15, from Now: notices a dead service, and its age", async ({ page, product }) => {
  await openAndWaitForContent(page, "/");
  await stopFirstService(page, product);
  const steps = createSteps(page);
  const { staleDataBar } = locatePageHeader(page);
  await expect(staleDataBar).toHaveText(
    "The service sends nothing usable. Data from 02:45, 12 min old.",
  );
  await steps.click(page.getByRole("link", { name: "Show the item" }));
  const { details } = locateAttentionItems(page);
  await expect(details).toContainText(/\(since 02:45\): not JSON\. Pages show its data from 02:45/);
  await expect(details).toContainText("Check UPSTREAM_URL");
  expect(steps.count()).toBe(1);

  product.proxy.setState("good");
  await details.getByRole("button", { name: "Try now" }).click();
  await expect(locateAttentionItems(page).row("No answer")).toHaveCount(0, NEXT_POLL_TIMEOUT);
  await expect(staleDataBar).toHaveText("");
});

test.describe("two clients", () => {
  test.use({ setting: { sites: STOPPED, secondSites: OTHERS } });

  test("task 16, from Now: sees which source is old", async ({ page, product }) => {
    await openAndWaitForContent(page, "/");
    await stopFirstService(page, product);
    const steps = createSteps(page);
    await expect(locatePageHeader(page).staleDataBar).toHaveText(
      `The service sends nothing usable for \u2068${STOPPED}\u2069. Data from 02:45, 12 min old. The other 2 sites are current.`,
    );
    await steps.click(page.getByRole("link", { name: "Show the item" }));
    const { details, rows } = locateAttentionItems(page);
    const sources = details.locator("dl div");
    await expect(sources).toContainText([
      /liga\.meridian\.example.*12 min old/,
      /halfpitch.*current/,
    ]);
    const old = rows.filter({ hasText: DOUBLE_ELIMINATION_16.title });
    await expect(old.first()).toContainText("02:45");
    expect(steps.count()).toBe(1);
  });
});
