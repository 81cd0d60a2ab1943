import { Link, useSearch } from "#web/routing/routing.tsx";
import { useMemo } from "react";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { type Channel, useChannelMatch, useChannels } from "#web/api/desk-channels.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { listStations } from "./list-stations.ts";
import { MatchEnd } from "./match-end.tsx";
import { SideList } from "./side-list.tsx";
import { StationsSection } from "./stations-section.tsx";
import styles from "./now-page.module.css";
import listStyles from "./side-list.module.css";

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

/** Broadcast channels with the match on air, for staff. */
function OnAirSection({ channels }: { readonly channels: readonly Channel[] }) {
  const messages = useMessages("now");
  return (
    <SideList
      title={messages.onAir}
      count={channels.length}
      aside={<Link to="/desk/screens">{messages.screens}</Link>}
      items={channels}
      maxRows={null}
      renderRow={(channel) => <ChannelRow key={channel.name} {...channel} />}
    />
  );
}

function ChannelRow({ name, value }: Channel) {
  const messages = useFirstPageMessages();
  const { nothingOnAir, next: formatNext } = useMessages("now");
  const match = useChannelMatch(value.match);
  const next = useChannelMatch(value.next);
  const nextText = next?.code ? formatNext(next.code) : "";
  const channel = (
    <bdi className={listStyles["channel"]} dir="auto" translate="no" title={name}>
      {name}
    </bdi>
  );
  if (match === undefined || match === null) {
    return (
      <li className={listStyles["row"]}>
        {channel}
        <span className={listStyles["facts"]}>
          {[value.match === null && nothingOnAir, nextText].filter(Boolean).join(" · ")}
        </span>
      </li>
    );
  }
  return (
    <li>
      <MatchLink match={match} className={listStyles["row"]}>
        {channel}
        <span>
          <span className={listStyles["pair"]}>
            <ContestantName name={formatSlots(match.slots, messages)} country="" />
          </span>
          <span className={listStyles["facts"]}>
            {[match.code ?? match.tournament.title, nextText].filter(Boolean).join(" · ")}
          </span>
        </span>
        <MatchEnd match={match} first={match.slots[value.swapped ? 1 : 0]?.contestant?.key} />
      </MatchLink>
    </li>
  );
}
