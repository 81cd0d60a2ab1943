import type { Page } from "@playwright/test";

export function locateOverlay(page: Page) {
  const board = page.locator("main .board");
  return {
    /** Everything that is drawn; absent while the overlay is transparent. */
    board,
    /** Contestants from left to right. */
    names: board.locator(".name"),
    /** Their scores in the same order. */
    scores: board.locator(".score b"),
    drawing: board.locator("svg"),
  };
}
