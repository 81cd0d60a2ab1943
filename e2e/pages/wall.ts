import type { Locator, Page } from "@playwright/test";

/** Returns the locators of a wall. */
export function locateWall(page: Page): {
  readonly title: Locator;
  readonly clock: Locator;
  readonly rows: Locator;
  readonly row: (code: string) => Locator;
  /** The title of the next slide. */
  readonly after: Locator;
  /** The message that staff entered. */
  readonly message: Locator;
  /** The time of the data. */
  readonly age: Locator;
  /** "Paused" or "Not updated since 02:45"; empty otherwise. */
  readonly standing: Locator;
  /** The notice that the wall is not updated, for example because its script does not run. */
  readonly notice: Locator;
} {
  const rows = page.getByRole("main").getByRole("listitem");
  return {
    title: page.getByRole("heading", { level: 1 }),
    clock: page.locator(".clock"),
    rows,
    row: (code) => rows.filter({ hasText: code }),
    after: page.locator(".after"),
    message: page.locator(".message"),
    age: page.locator(".age"),
    standing: page.getByRole("status"),
    notice: page.locator(".unheard"),
  };
}
