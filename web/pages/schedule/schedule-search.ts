import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";
import { isDayKey } from "#core/lib/venue-format.ts";

export interface ScheduleSearch {
  /** Event day, `2026-01-25`; "" is today and leaves the address. */
  readonly day: string;
  /** "1": only what the reader follows. */
  readonly followed: string;
}

export function parseScheduleSearch(
  raw: Partial<ScheduleSearch> & SearchSchemaInput,
): ScheduleSearch {
  const day = decodeText(raw.day);
  const followed = decodeText(raw.followed) === "1" ? "1" : "";
  return { day: isDayKey(day) ? day : "", followed };
}
