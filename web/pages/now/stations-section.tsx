import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MatchLine } from "#web/kit/match/match-line.tsx";
import { PlainLine } from "#web/kit/match/two-line-list.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import type { StationMatch } from "./list-stations.ts";
import { SideList } from "./side-list.tsx";

/** Stations with their live match; a free one with its next match. */
export function StationsSection({ stations }: { readonly stations: readonly StationMatch[] }) {
  const messages = useMessages("now");
  const all = new Set(stations.map(({ station }) => station)).size;
  const free = stations.filter(({ match }) => match?.state !== "live").length;
  return (
    <SideList
      title={messages.stations}
      count={all}
      aside={`${messages.inUse(all - free)} · ${messages.free(free)}`}
      items={stations}
      maxRows={null}
      renderRow={(line) => <StationLine key={line.match?.key ?? line.station} {...line} />}
    />
  );
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
