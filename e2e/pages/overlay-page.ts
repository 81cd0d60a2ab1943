import type { Locator, Page } from "@playwright/test";

/** A picture that lies over a broadcast. */
export interface OverlayPage {
  /** All that is drawn; nothing while the picture is transparent. */
  readonly board: Locator;
  /** Contestants from left to right. */
  readonly names: Locator;
  /** Their scores in the same order. */
  readonly scores: Locator;
  readonly drawing: Locator;
}

export function overlayOf(page: Page): OverlayPage {
  const board = page.locator("main .board");
  return {
    board,
    names: board.locator(".name"),
    scores: board.locator(".score b"),
    drawing: board.locator("svg"),
  };
}
