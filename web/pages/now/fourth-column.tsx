import type { MatchView } from "#core/contract/match.ts";
import { groupBy } from "#core/lib/collections.ts";
import { compareStations } from "#core/match/station-order.ts";
import { Link, useSearch } from "#web/routing/routing.tsx";
import { useMemo } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { type Channel, useChannelMatch, useChannels } from "#web/api/desk-channels.ts";
import { MatchLine } from "#web/kit/match/match-line.tsx";
import { PlainLine } from "#web/kit/match/two-line-list.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SideList } from "./side-list.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { StationSign } from "#web/kit/station-sign.tsx";

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

/** The stations of the day, as in the schedule: with their live match, a free one with its next. */
function Stations() {
  const messages = useMessages("now");
  const schedule = useMessages("schedule");
  const venue = useVenueFormat();
  const { game } = useSearch({ from: "__root__" });
  const { data } = useMatches({ day: venue.dayKey(useServerNow(MINUTE)), game });
  const stations = useMemo(() => data && listStations(data.matches), [data]);
  // Keeps its place until the first response.
  if (stations?.length === 0) return null;
  const all = new Set(stations?.map(({ station }) => station)).size;
  const free = stations?.filter(({ match }) => match?.state !== "live").length ?? 0;
  return (
    <div style={{ gridArea: "stations" }} data-fourth>
      {stations !== undefined && (
        <SideList
          title={schedule.stations}
          count={all}
          aside={`${messages.inUse(all - free)} · ${messages.free(free)}`}
          items={stations}
          maxRows={null}
          renderRow={(line) => <StationLine key={line.match?.key ?? line.station} {...line} />}
        />
      )}
    </div>
  );
}

/** Broadcast channels with the match on air, for staff. */
function OnAir() {
  const { onAir } = useMessages("now");
  const broadcast = useMessages("broadcast");
  const { isFetched } = useAnnotations();
  const channels = useChannels();
  // Keeps its place until the first response.
  if (isFetched && channels.length === 0) return null;
  return (
    <div style={{ gridArea: "onAir" }} data-fourth>
      {channels.length > 0 && (
        <SideList
          title={onAir}
          count={channels.length}
          aside={<Link to="/desk/screens">{broadcast.channels}</Link>}
          items={channels}
          maxRows={null}
          renderRow={(channel) => <ChannelRow key={channel.name} {...channel} />}
        />
      )}
    </div>
  );
}

function ChannelRow({ name, value }: Channel) {
  const { next: formatNext } = useMessages("now");
  const { nothingOnAir } = useMessages("broadcast");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const match = useChannelMatch(value.match);
  const next = useChannelMatch(value.next);
  const note = next?.code ? formatNext(next.code) : "";
  const mark = (
    <Text as="bdi" type="small" strong cut dir="auto" translate="no" title={name}>
      {name}
    </Text>
  );
  if (match === undefined || match === null) {
    return (
      <PlainLine mark={mark}>
        <Text type="code" tone="soft">
          {[value.match === null && nothingOnAir, note].filter(Boolean).join(" · ")}
        </Text>
      </PlainLine>
    );
  }
  const first = match.slots[value.swapped ? 1 : 0]?.contestant?.key;
  return <MatchLine match={match} mark={mark} first={first} now={now} venue={venue} note={note} />;
}

/** A station with a match: live, or the next one if the station is free; `null` if none is left. */
interface StationMatch {
  readonly station: string;
  readonly match: MatchView | null;
}

/**
 * Returns the stations of matches, which are ordered by start, in natural order: one line for each
 * live match, or one for a free station.
 */
export function listStations(matches: readonly MatchView[]): readonly StationMatch[] {
  const byStation = groupBy(
    matches.filter(({ unresolved, stateBy }) => unresolved === null && stateBy !== "bye"),
    ({ station }) => station,
  );
  return Array.from(byStation, ([station, ofStation]) => {
    if (station === null) return [];
    const live = ofStation.filter(({ state }) => state === "live");
    const next = ofStation.find(({ state }) => state === "upcoming") ?? null;
    const visible = live.length > 0 ? live : [next];
    return visible.map((match) => ({ station, match }));
  })
    .flat()
    .sort((a, b) => compareStations(a.station, b.station));
}

function StationLine({ station, match }: StationMatch) {
  const messages = useFirstPageMessages();
  const { freeStation } = useMessages("now");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const isFree = match?.state !== "live";
  const mark = (
    <>
      <span className="visually-hidden">{messages.match.station} </span>
      <StationSign station={station} size="large" tone={isFree ? "strong" : "plain"} />
    </>
  );
  return match === null ? (
    <PlainLine mark={mark}>{freeStation}</PlainLine>
  ) : (
    <MatchLine
      // The mark is the station.
      match={{ ...match, station: null }}
      mark={mark}
      now={now}
      venue={venue}
      note={isFree ? freeStation : ""}
    />
  );
}
