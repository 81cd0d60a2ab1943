import { useMeta } from "./app-data-provider.tsx";
import { useVenue } from "./venue.ts";

/**
 * Until when (or, for ended ones, since when) the service's list reaches, "Sun 16:40"; null while
 * the list holds all there is.
 */
export function useHorizon(name: "upcoming" | "ended"): string | null {
  const { lists } = useMeta();
  const venue = useVenue();
  const list = lists.find((each) => each.name === name);
  if (list === undefined || !list.capped || list.horizon === null) return null;
  return venue.when(Date.parse(list.horizon));
}
