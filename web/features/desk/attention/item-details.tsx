import { Link } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { isRanking } from "#core/lib/contest.ts";
import { formatSites } from "#core/lib/sentence.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { useDeskServices } from "#web/api/desk.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { Key } from "#web/kit/key-hints.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ClaimDescription } from "./claim-description.tsx";
import {
  describeItemReason,
  formatItemAge,
  formatItemPlace,
  formatItemSubject,
  formatRound,
  useItemFormat,
} from "./format-attention-item.ts";
import { SeverityLabel } from "./severity-label.tsx";
import styles from "./item-details.module.css";

interface ItemDetailsProps {
  readonly item: AttentionItemView;
  readonly actions: ReactNode;
  /** Changes of its match, newest first. */
  readonly history: ReactNode;
}

/** Details of an attention item: subject, reason, actions, and data of its match. */
export function ItemDetails({ item, actions, history }: ItemDetailsProps) {
  const format = useItemFormat();
  const { messages, desk } = format;
  const now = useServerNow(MINUTE);
  const [match, ...others] = item.matches;
  const single = others.length === 0 ? match : undefined;
  const code = single?.code ?? null;
  const round =
    match === undefined || item.place.tournament === null ? "" : formatRound(item, messages);
  const place = [...new Set([formatItemPlace(item, desk), round])].filter(Boolean);
  return (
    <div className={styles["details"]}>
      <p className={styles["place"]}>
        <SeverityLabel item={item} />
        {code !== null && <strong translate="no">{code}</strong>}
        <span className={styles["where"]} dir="auto">
          {place.join(" · ")}
        </span>
        <span className={styles["age"]}>{formatItemAge(item, desk, now)}</span>
      </p>
      {single === undefined || isRanking(single) ? (
        <h3 className={styles["subject"]}>
          {single === undefined
            ? formatItemSubject(item, format)
            : formatSlots(single.slots, messages)}
        </h3>
      ) : (
        <Contestants match={single} />
      )}
      <p className={styles["reason"]}>{describeItemReason(item, format)}</p>
      {item.claim !== null && item.standing !== "open" && <ClaimDescription claim={item.claim} />}
      {actions}
      {single !== undefined && <ItemMatchData match={single} />}
      {item.reason.kind === "service-down" && <SourceAges />}
      {others.length > 0 && (
        <ul className={styles["matches"]}>
          {item.matches.map((each) => (
            <li key={each.key}>
              <MatchLink match={each}>
                <span translate="no">{each.code}</span> {formatSlots(each.slots, messages)}
              </MatchLink>
            </li>
          ))}
        </ul>
      )}
      {history}
      {match !== undefined && (
        <p className={styles["show"]}>
          {single === undefined ? (
            <Link
              to="/matches"
              search={{
                state: match.state === "live" ? "upcoming" : match.state,
                tournament: `${match.tournament.site}/${match.tournament.slug}`,
              }}
              data-action="show"
            >
              {desk.list.showMatches}
            </Link>
          ) : (
            <MatchLink match={single} isMain>
              {desk.list.showMatch}
            </MatchLink>
          )}{" "}
          <Key table="desk" effect="open" />
        </p>
      )}
    </div>
  );
}

/** The two contestants of a match with their scores. */
function Contestants({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  return (
    <ul className={styles["sides"]} data-live={match.state === "live" || undefined}>
      {match.slots.map((slot, index) => {
        const { contestant, score } = slot;
        const name = contestant?.name ?? formatSlots([slot], messages);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a slot has no other identity
          <li key={index} data-result={slot.result}>
            <Flag country={contestant?.country ?? ""} />
            <ContestantName
              name={name}
              country={contestant?.country ?? ""}
              standing={contestant === null ? "open" : slot.result === "loser" ? "loser" : "winner"}
            />
            {score !== null && match.state !== "upcoming" && (
              <b>{slot.disqualified ? messages.match.disqualified : score}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How old the data of each service is, and when one that fails is polled next. */
function SourceAges() {
  const { sourceAge } = useMessages("desk");
  const now = useServerNow(SECOND);
  const secondsFrom = (iso: string): number => Math.round((Date.parse(iso) - now) / SECOND);
  return (
    <section>
      <h3 className={styles["sources"]}>{sourceAge.title}</h3>
      <dl className={styles["facts"]} data-sources>
        {useDeskServices().map(({ host, clientId, sites, outcome, dataAt, nextTry }) => {
          const next = nextTry === null ? 0 : secondsFrom(nextTry);
          const minutes = dataAt === null ? 0 : Math.floor(-secondsFrom(dataAt) / 60);
          const age =
            dataAt === null ? sourceAge.none : sourceAge.since(formatMinutes(Math.max(0, minutes)));
          return (
            <div key={`${host} ${clientId}`}>
              <dt>
                <bdi translate="no">{formatSites(sites, host)}</bdi>
              </dt>
              <dd>
                {outcome === "ok"
                  ? sourceAge.current
                  : [age, next > 0 && sourceAge.nextTry(next)].filter(Boolean).join(" · ")}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Known data about the match of an item. */
function ItemMatchData({ match }: { readonly match: MatchView }) {
  const { list, facts } = useMessages("desk");
  const venue = useVenueFormat();
  const channels = useChannels().filter(({ value }) => value.match === match.key);
  const start = [
    match.start === null ? "" : venue.when(Date.parse(match.start)),
    match.usualMinutes === null ? "" : list.usual(formatMinutes(match.usualMinutes)),
  ].filter(Boolean);
  const waiting = [
    match.winnerTo === null ? "" : list.winnerTo(match.winnerTo.code),
    match.loserTo === null ? "" : list.loserTo(match.loserTo.code),
  ].filter(Boolean);
  const rows: readonly (readonly [name: string, value: ReactNode, dir?: "auto"])[] = [
    [
      facts.kinds.station,
      match.station && <StationSign key="station" station={match.station} tone="strong" />,
    ],
    [list.start, start.join(" · ")],
    [facts.kinds.channel, channels.map(({ name }) => name).join(", "), "auto"],
    [list.waiting, waiting.join(" · ")],
  ];
  return (
    <dl className={styles["facts"]}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value, dir]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir={dir}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
