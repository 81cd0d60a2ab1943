import { useQuery } from "@tanstack/react-query";
import type { WallList, WallView } from "#core/contract/wall.ts";
import { SECOND } from "#core/lib/time.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** Interval of the walls' own requests, by which they are seen. */
const INTERVAL = 10 * SECOND;
/** A wall that missed three requests is not seen, in milliseconds. */
export const WALL_LOST_AFTER = 3.5 * INTERVAL;

/** Loads the walls that have a name, and again every 10 s while the page is open. */
export function useWalls(): readonly WallView[] {
  const { data } = useQuery({
    queryKey: ["desk", "walls"],
    queryFn: ({ signal }) => fetchJson<WallList>(deskPaths.walls, ["walls"], signal),
    refetchInterval: INTERVAL,
  });
  return data?.walls ?? [];
}
