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
  const nameOf = (name: string): Locator => section.getByRole("link", { name, exact: true });
  const rowOf = (name: string): Locator => section.getByRole("row").filter({ has: nameOf(name) });
  return {
    ranks: section.getByRole("rowheader"),
    csv: section.getByRole("link", { name: enRanking.csv }),
    share: section.getByRole("link", { name: enRanking.share }),
    rowOf,
    nameOf,
    reasonOf: (name) => rowOf(name).getByRole("link").last(),
  };
}
