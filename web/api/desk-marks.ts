import { queryOptions } from "@tanstack/react-query";
import type { DeskMarks } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** What only staff see of matches. */
export const deskMarksQuery = queryOptions({
  queryKey: ["desk", "marks"],
  queryFn: ({ signal }) =>
    fetchJson<DeskMarks>(apiPaths.deskMarks, ["conflict", "unexpectedLock"], signal),
  // Asked for in several places: each that comes on screen would ask again where they are refused.
  retryOnMount: false,
});
