import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText, decodeChoice } from "#core/lib/decode.ts";
import type { AttentionFilter } from "#web/features/desk/attention/attention-groups.ts";
import { isDayKey } from "#core/lib/event-day.ts";

/** Search parameters of the attention list. "" is the default and is left out of the URL. */
export interface AttentionSearch extends AttentionFilter {
  /** Id of the item whose details are open if they are not beside the list. */
  readonly item: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseAttentionSearch(
  raw: Partial<AttentionSearch> & SearchSchemaInput,
): AttentionSearch {
  return {
    kind: decodeText(raw.kind),
    tournament: decodeText(raw.tournament),
    severity: decodeText(raw.severity),
    order: raw.order === "age" ? "age" : "",
    item: decodeText(raw.item),
  };
}

/** Search parameters of the Screens page. "" is the default and is left out of the URL. */
export interface ScreensSearch {
  /** Name of the selected channel. */
  readonly channel: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseScreensSearch(raw: Partial<ScreensSearch> & SearchSchemaInput): ScreensSearch {
  return { channel: typeof raw.channel === "string" ? raw.channel : "" };
}

/** Search parameters of the sign-in page. "" is the default and is left out of the URL. */
export interface SignInSearch {
  /** Path to open afterwards; untrusted, `sanitizeRedirectPath` restricts it to this origin. */
  readonly to: string;
  /** Why sign-in with the provider failed: `refused` or `failed`; "" if it did not. */
  readonly problem: string;
}

export function parseSignInSearch(raw: Partial<SignInSearch> & SearchSchemaInput): SignInSearch {
  return { to: decodeText(raw.to), problem: decodeText(raw.problem) };
}

/** Search parameters of the groups tab. "" is the default and is left out of the URL. */
export interface GroupsSearch {
  /** "table" for the standings of Swiss groups instead of their rounds. */
  readonly swiss: "table" | "";
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseGroupsSearch(raw: Partial<GroupsSearch> & SearchSchemaInput): GroupsSearch {
  return { swiss: decodeChoice<GroupsSearch["swiss"]>(raw.swiss, ["table"], "") };
}

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
