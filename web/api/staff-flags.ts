import { queryOptions } from "@tanstack/react-query";
import type { StaffFlags } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** The staff flags that viewers have: none. */
export const NO_FLAGS: StaffFlags = {
  conflict: [],
  unexpectedLock: [],
  doubleBooked: [],
  runningLong: [],
};

/** Staff flags of all matches. */
export const staffFlagsQuery = queryOptions({
  queryKey: ["desk", "marks"],
  queryFn: ({ signal }) =>
    fetchJson<StaffFlags>(apiPaths.deskMarks, ["conflict", "unexpectedLock"], signal),
  // Several components use the query; each would repeat a rejected request when it mounts.
  retryOnMount: false,
});
