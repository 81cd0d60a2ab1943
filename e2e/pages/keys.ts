import type { Page } from "@playwright/test";

/**
 * Presses keys one after the other, as fast as a hand that knows them: the page waits for the second
 * for a short while only, and a busy one would be through with the first too late.
 */
export async function pressInTurn(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}
