import type { Locator, Page } from "@playwright/test";
import { enRanking } from "#core/i18n/en/ranking.ts";
import { locateSection } from "./section.ts";

/** Returns the locators of a tournament's ranking with this title. */
export function locateRanking(
  page: Page,
  title: string,
): {
  readonly ranks: Locator;
  readonly csv: Locator;
  readonly share: Locator;
  readonly rowOf: (name: string) => Locator;
  readonly nameOf: (name: string) => Locator;
  readonly reasonOf: (name: string) => Locator;
} {
  const section = locateSection(page, title);
  // The reasons of other rows contain the name too.
  const contestants = page.locator('a[href^="/contestants/"]');
  const rowOf = (name: string): Locator =>
    section.getByRole("row").filter({ has: contestants.filter({ hasText: name }) });
  return {
    ranks: section.getByRole("rowheader"),
    csv: section.getByRole("link", { name: enRanking.csv }),
    share: section.getByRole("link", { name: enRanking.share }),
    rowOf,
    nameOf: (name) => rowOf(name).locator(contestants),
    reasonOf: (name) => rowOf(name).getByRole("link").last(),
  };
}
