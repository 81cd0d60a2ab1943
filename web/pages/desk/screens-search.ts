import type { SearchSchemaInput } from "@tanstack/react-router";

/** Search parameters of the Screens page. "" is the default and is left out of the URL. */
export interface ScreensSearch {
  /** Name of the selected channel. */
  readonly channel: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseScreensSearch(raw: Partial<ScreensSearch> & SearchSchemaInput): ScreensSearch {
  return { channel: typeof raw.channel === "string" ? raw.channel : "" };
}
