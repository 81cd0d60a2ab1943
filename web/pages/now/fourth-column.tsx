import { useSearch } from "#web/routing/routing.tsx";
import { useMemo } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { listStations } from "./list-stations.ts";
import { OnAirSection } from "./on-air-section.tsx";
import { StationsSection } from "./stations-section.tsx";
import styles from "./now-page.module.css";

/** Column of very wide screens: stations and, for staff, channels; nothing if there are neither. */
export function FourthColumn() {
  const isStaff = useIsStaff();
  return (
    <>
      <Stations />
      {isStaff && <OnAir />}
    </>
  );
}

/** The stations of the matches of the day, as in the schedule. */
function Stations() {
  const venue = useVenueFormat();
  const { game } = useSearch({ from: "__root__" });
  const { data } = useMatches({ day: venue.dayKey(useServerNow(MINUTE)), game });
  const stations = useMemo(() => data && listStations(data.matches), [data]);
  // Keeps its place until the first response.
  if (stations?.length === 0) return null;
  return (
    <div className={styles["stations"]}>
      {stations !== undefined && <StationsSection stations={stations} />}
    </div>
  );
}

function OnAir() {
  const { isFetched } = useAnnotations();
  const channels = useChannels();
  // Keeps its place until the first response.
  if (isFetched && channels.length === 0) return null;
  return (
    <div className={styles["onAir"]}>
      {channels.length > 0 && <OnAirSection channels={channels} />}
    </div>
  );
}
