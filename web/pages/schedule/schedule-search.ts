import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";
import { isDayKey } from "#core/lib/event-day.ts";

export interface ScheduleSearch {
  /** Event day, `2026-01-25`; "" for today, left out of the URL. */
  readonly day: string;
  /** "1" to show only followed matches; otherwise "". */
  readonly followed: string;
  /** "" for the grid if a station is entered, else for the list. */
  readonly view: "" | "grid" | "list";
  /** `SITE/SLUG` of the only tournament shown; "" for all. */
  readonly tournament: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseScheduleSearch(
  raw: Partial<ScheduleSearch> & SearchSchemaInput,
): ScheduleSearch {
  const day = decodeText(raw.day);
  const followed = decodeText(raw.followed) === "1" ? "1" : "";
  const view = decodeText(raw.view);
  return {
    day: isDayKey(day) ? day : "",
    followed,
    view: view === "grid" || view === "list" ? view : "",
    tournament: decodeText(raw.tournament),
  };
}
