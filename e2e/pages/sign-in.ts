import type { Page } from "@playwright/test";
import { STAFF } from "#e2e/fixtures/guarded-desk.ts";

/** Fills in the form by keyboard alone: the name has the first focus in the form's own order. */
export async function signIn(page: Page, password: string = STAFF.password): Promise<void> {
  await page.getByLabel("Name").focus();
  await page.keyboard.type(STAFF.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}
