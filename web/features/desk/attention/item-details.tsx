import { Link } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { formatSites } from "#core/lib/sentence.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { useDeskServices } from "#web/api/desk.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { MatchDuel } from "#web/kit/match/duel.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { Key } from "#web/kit/key-hints.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  describeItemReason,
  formatItemAge,
  formatItemPlace,
  formatItemSubject,
  formatRound,
  useItemFormat,
} from "./format-attention-item.ts";
import { ClaimDescription, SeverityLabel } from "./severity-label.tsx";
import { Fact, Facts } from "#web/kit/facts/facts.tsx";
import { Record } from "#web/kit/record/record.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
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
    <Stack gap={3} className={styles["details"]}>
      <Row as="p" wrap className="text-meta tone-soft">
        <SeverityLabel item={item} />
        {code !== null && (
          <Text as="strong" type="control" tone="plain" translate="no">
            {code}
          </Text>
        )}
        <span className={styles["where"]} dir="auto">
          {place.join(" · ")}
        </span>
        <span>{formatItemAge(item, desk, now)}</span>
      </Row>
      {single === undefined ? (
        <Text as="h3" type="section" className={styles["text"]}>
          {formatItemSubject(item, format)}
        </Text>
      ) : (
        <MatchDuel match={single} />
      )}
      <p className={styles["text"]}>{describeItemReason(item, format)}</p>
      {item.claim !== null && item.standing !== "open" && <ClaimDescription claim={item.claim} />}
      {actions}
      {single !== undefined && <ItemMatchData match={single} />}
      {item.reason.kind === "service-down" && <SourceAges />}
      {others.length > 0 && (
        <ul>
          {item.matches.map((each) => (
            <Record
              key={each.key}
              form="feed"
              code={each.code}
              subject={formatSlots(each.slots, messages)}
              renderLine={(line) => <MatchLink match={each} {...line} />}
            />
          ))}
        </ul>
      )}
      {history}
      {match !== undefined && (
        <p className="text-mark">
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
              {messages.words.showMatch}
            </MatchLink>
          )}{" "}
          <Key table="desk" effect="open" />
        </p>
      )}
    </Stack>
  );
}

/** How old the data of each service is, and when one that fails is polled next. */
function SourceAges() {
  const { sourceAge } = useMessages("desk");
  const now = useServerNow(SECOND);
  const secondsFrom = (iso: string): number => Math.round((Date.parse(iso) - now) / SECOND);
  return (
    <section>
      <Text as="h3" type="mark">
        {sourceAge.title}
      </Text>
      <Facts>
        {useDeskServices().map(({ host, clientId, sites, outcome, dataAt, nextTry }) => {
          const next = nextTry === null ? 0 : secondsFrom(nextTry);
          const minutes = dataAt === null ? 0 : Math.floor(-secondsFrom(dataAt) / 60);
          const age =
            dataAt === null ? sourceAge.none : sourceAge.since(formatMinutes(Math.max(0, minutes)));
          return (
            <Fact
              key={`${host} ${clientId}`}
              name={<bdi translate="no">{formatSites(sites, host)}</bdi>}
            >
              {outcome === "ok"
                ? sourceAge.current
                : [age, next > 0 && sourceAge.nextTry(next)].filter(Boolean).join(" · ")}
            </Fact>
          );
        })}
      </Facts>
    </section>
  );
}

/** Known data about the match of an item. */
function ItemMatchData({ match }: { readonly match: MatchView }) {
  const { list, annotations } = useMessages("desk");
  const { panel } = useMessages("common").match;
  const venue = useVenueFormat();
  const channels = useChannels().filter(({ value }) => value.match === match.key);
  const { start, usualMinutes, winnerTo, loserTo, station } = match;
  const starts = [
    start !== null && venue.when(Date.parse(start)),
    usualMinutes !== null && list.usual(formatMinutes(usualMinutes)),
  ];
  const waiting = [
    winnerTo !== null && list.winnerTo(winnerTo.code),
    loserTo !== null && list.loserTo(loserTo.code),
  ];
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      annotations.kinds.station,
      station && <StationSign key="station" station={station} tone="strong" />,
    ],
    [panel.start, starts.filter(Boolean).join(" · ")],
    [
      annotations.kinds.channel,
      channels.length > 0 && <bdi key="channel">{channels.map(({ name }) => name).join(", ")}</bdi>,
    ],
    [list.waiting, waiting.filter(Boolean).join(" · ")],
  ];
  return (
    <Facts>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
    </Facts>
  );
}
