import { useQuery } from "@tanstack/react-query";
import type { DeskService } from "#core/contract/meta.ts";
import { SECOND } from "#core/lib/time.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

const INTERVAL = 5 * SECOND;

/** Loads the state of the services with their problems, again every 5 s. Staff only. */
export function useDeskServices(): DeskService["services"] {
  const { data } = useQuery({
    queryKey: ["desk", "service"],
    queryFn: ({ signal }) => fetchJson<DeskService>(apiPaths.deskService, ["services"], signal),
    refetchInterval: INTERVAL,
  });
  return data?.services ?? [];
}
