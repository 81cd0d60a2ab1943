import type { Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";
import { locateSection } from "./section.ts";

/** Locators of the road of a contestant through a tournament. */
export interface RoadLocators {
  readonly rows: Locator;
  /** Returns the row of a match by its code. */
  readonly row: (code: string) => Locator;
}

/** Returns the band with the live or next match of a contestant. */
export function locateMatchBand(page: Page): Locator {
  const { live, next } = en.contestant.band;
  return page.getByRole("region", { name: new RegExp(`^(${live}|${next})$`) });
}

/** Returns the locators of the road of a contestant. */
export function locateRoad(page: Page): RoadLocators {
  const rows = locateSection(page, en.contestant.road.title).getByRole("listitem");
  return {
    rows,
    row: (code) => rows.filter({ has: page.getByText(code, { exact: true }) }),
  };
}
