import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeChoice } from "#core/lib/decode.ts";

/** Search parameters of the groups tab. "" is the default and is left out of the URL. */
export interface GroupsSearch {
  /** "table" for the standings of Swiss groups instead of their rounds. */
  readonly swiss: "table" | "";
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseGroupsSearch(raw: Partial<GroupsSearch> & SearchSchemaInput): GroupsSearch {
  return { swiss: decodeChoice<GroupsSearch["swiss"]>(raw.swiss, ["table"], "") };
}
