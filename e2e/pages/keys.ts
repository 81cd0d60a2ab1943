import type { Page } from "@playwright/test";

/**
 * Presses keys in quick succession, without waiting for the page between them. The page accepts the
 * second key of a shortcut only for a short time after the first, which a busy page would exceed.
 */
export async function pressKeysQuickly(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}
