import type { Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";
import { locateSection } from "./section.ts";

export function locateMatchBand(page: Page): Locator {
  const { live, next } = en.contestant.band;
  return page.getByRole("region", { name: new RegExp(`^(${live}|${next})$`) });
}

export function locateRoad(page: Page) {
  const rows = locateSection(page, en.contestant.road.title).getByRole("listitem");
  return {
    rows,
    row: (code: string) => rows.filter({ has: page.getByText(code, { exact: true }) }),
  };
}
