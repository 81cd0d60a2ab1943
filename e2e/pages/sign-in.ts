import type { Page } from "@playwright/test";
import { STAFF_ACCOUNT } from "#e2e/fixtures/sign-in-backend.ts";

/** Fills in and submits the sign-in form by keyboard only, starting at the name. */
export async function signIn(page: Page, password: string = STAFF_ACCOUNT.password): Promise<void> {
  await page.getByLabel("Name").focus();
  await page.keyboard.type(STAFF_ACCOUNT.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}
