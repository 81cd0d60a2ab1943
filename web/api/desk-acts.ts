import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffActList } from "#core/contract/staff-act.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { fetchJson } from "./fetch-json.ts";

/** Interval between fetches, in milliseconds: no event reports acts of other staff. */
const REFETCH_INTERVAL = 15 * SECOND;

const ACTS = ["desk", "acts"];

/** Loads the newest acts of staff, newest first. */
export const useStaffActs = () =>
  useQuery({
    queryKey: ACTS,
    queryFn: ({ signal }) => fetchJson<StaffActList>(deskPaths.acts, ["acts", "me"], signal),
    refetchInterval: REFETCH_INTERVAL,
  });

/** Returns a function that fetches the acts of staff again. */
export function useRefetchStaffActs(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ACTS });
}
