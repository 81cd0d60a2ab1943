import type { MatchView } from "#core/contract/match.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { listStations } from "./list-stations.ts";
import { OnAirSection } from "./on-air-section.tsx";
import { StationsSection } from "./stations-section.tsx";
import styles from "./now-page.module.css";

/** Column of very wide screens: stations and, for staff, channels; nothing if there are neither. */
export function FourthColumn({ matches }: { readonly matches: readonly MatchView[] }) {
  const stations = listStations(matches);
  const isStaff = useIsStaff();
  return (
    <>
      {stations.length > 0 && (
        <div className={styles["stations"]}>
          <StationsSection stations={stations} />
        </div>
      )}
      {isStaff && <OnAir />}
    </>
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
