import type { Page } from "@playwright/test";
import { type Account, STAFF_ACCOUNT } from "#e2e/fixtures/sign-in-backend.ts";

/** Fills in and submits the sign-in form by keyboard only, starting at the name. */
export async function signIn(page: Page, account: Account = STAFF_ACCOUNT): Promise<void> {
  await page.getByLabel("Name").focus();
  await page.keyboard.type(account.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
}
