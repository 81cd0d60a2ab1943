import type { Locator, Page } from "@playwright/test";

/** What a test reads of a wall. */
export function wallOn(page: Page): {
  readonly title: Locator;
  readonly clock: Locator;
  readonly rows: Locator;
  readonly row: (code: string) => Locator;
  readonly after: Locator;
  readonly message: Locator;
  /** What is said about how old everything is. */
  /** When the data is from. */
  readonly age: Locator;
  readonly standing: Locator;
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
  };
}
