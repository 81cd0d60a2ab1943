import { useMeta } from "./app-data-provider.tsx";
import { useVenueFormat } from "./venue.ts";

/**
 * Returns the horizon of a list, for example "Sun 16:40": the last start of the upcoming list, the
 * first of the ended list. `null` if the list is not capped at 100.
 */
export function useFormattedListHorizon(name: "upcoming" | "ended"): string | null {
  const { lists } = useMeta();
  const venue = useVenueFormat();
  const list = lists.find((each) => each.name === name);
  if (list === undefined || !list.capped || list.horizon === null) return null;
  return venue.when(Date.parse(list.horizon));
}
