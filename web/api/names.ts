import { useQuery } from "@tanstack/react-query";
import type { SearchableNames } from "#core/contract/names.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { jsonQuery } from "./fetch-json.ts";

/** Names of everything that the palette searches. */
const namesQuery = jsonQuery<SearchableNames>(["names"], apiPaths.names, [
  "games",
  "tournaments",
  "brackets",
  "contestants",
  "matches",
  "latin",
]);

/** Loads the searchable names, if they are needed yet. */
export const useSearchableNames = (isNeeded = true) =>
  useQuery({ ...namesQuery, enabled: isNeeded });
