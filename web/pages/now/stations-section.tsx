import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { StationMatch } from "./list-stations.ts";
import { SideList } from "./side-list.tsx";
import styles from "./side-list.module.css";

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
      renderRow={({ station, match }) => (
        <StationRow key={match?.key ?? station} station={station} match={match} />
      )}
    />
  );
}

function StationRow({ station, match }: StationMatch) {
  const messages = useFirstPageMessages();
  const { freeStation } = useMessages("now");
  const isFree = match?.state !== "live";
  const sign = (
    <span className={styles["sign"]}>
      <span className="visually-hidden">{messages.match.station} </span>
      <StationSign station={station} size="large" tone={isFree ? "strong" : "plain"} />
    </span>
  );
  return (
    <li>
      {match === null ? (
        <div className={styles["row"]}>
          {sign}
          <span className={styles["pair"]}>{freeStation}</span>
        </div>
      ) : (
        <MatchLink match={match} className={styles["row"]}>
          {sign}
          <StationMatchTexts match={match} />
        </MatchLink>
      )}
    </li>
  );
}

/** A live match and how long it has been played, or that the station is free until the next one. */
function StationMatchTexts({ match }: { readonly match: MatchView }) {
  const messages = useFirstPageMessages();
  const { freeStation, next } = useMessages("now");
  const { conflict } = useStaffFlags();
  const venue = useVenueFormat();
  const when = describeStart(match, { now: useServerNow(MINUTE), venue, messages });
  const isFree = match.state !== "live";
  const hasTime = when === null || when.kind === "ahead" || when.kind === "day";
  const pair = formatSlots(match.slots, messages);
  const code = match.code ?? match.tournament.title;
  return (
    <>
      <span>
        <span className={styles["pair"]}>
          {isFree ? freeStation : <ContestantName name={pair} country="" />}
        </span>
        <span className={styles["facts"]}>
          {isFree ? `${next(code)}, ${pair}` : `${code} · ${match.tournament.title}`}
        </span>
      </span>
      <span className={styles["when"]} data-kind={when?.kind}>
        {conflict.includes(match.key) ? (
          <StatusLabel tone="conflict">{messages.match.mark.conflict}</StatusLabel>
        ) : isFree && hasTime && match.start !== null ? (
          venue.when(Date.parse(match.start))
        ) : (
          when?.text
        )}
      </span>
    </>
  );
}
