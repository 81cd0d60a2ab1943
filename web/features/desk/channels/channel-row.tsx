import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import {
  putOnAir,
  useChannelHistory,
  useChannelMatch,
  type Channel,
} from "#web/api/desk-channels.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { Failure, Name } from "#web/features/desk/parts.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { deriveChannelActs, findLastSwitch } from "./channel-history.tsx";
import { deriveChannelScore, formatMatchCode } from "./channel-score.ts";
import { OnAirPair, ScoreSteppers } from "./channel-control.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import record from "#web/kit/record/record.module.css";
import preview from "#web/kit/broadcast/preview.module.css";
import styles from "./channels.module.css";
import { useCallback, useRef, useState } from "react";
import { overlayPage } from "#core/paths/screen-paths.ts";

interface ChannelRowProps {
  readonly channel: Channel;
  readonly isSelected: boolean;
  /** Whether the score is changed in the row, as on a phone, which has no preview. */
  readonly hasSteppers: boolean;
  readonly onSelect: () => void;
}

/** A channel: what its overlay shows, the next match, and the button that puts that on air. */
export function ChannelRow({ channel, isSelected, hasSteppers, onSelect }: ChannelRowProps) {
  const broadcast = useMessages("broadcast");
  const { value, write, failure } = useEditableChannel(channel);
  const match = useChannelMatch(value.match);
  const onAir = { channel: { ...channel, value }, match };
  const { next } = value;
  const pressedNext = useRef(next);
  const action = next === null ? broadcast.chooseNext : broadcast.putNext;
  return (
    <li
      className={joinClassNames(record["choice"], styles["row"])}
      data-current={isSelected || undefined}
    >
      {!hasSteppers && <OverlayPreview {...onAir} />}
      <Stack gap={1} className={styles["onAir"]}>
        <Row as="h3">
          <button
            type="button"
            className="cover-link text-minor cut"
            aria-pressed={isSelected}
            data-channel={channel.name}
            onClick={onSelect}
          >
            <Name>{channel.name}</Name>
          </button>
          <StateLabel {...onAir} />
        </Row>
        {match &&
          (hasSteppers && match.slots.length === 2 ? (
            <ScoreSteppers match={match} value={value} onScore={write} />
          ) : (
            <OnAirPair match={match} value={value} />
          ))}
        {(value.match === null || match === null) && (
          <p className="tone-faint">
            {value.match === null ? broadcast.nothingOnAir : broadcast.unlisted}
          </p>
        )}
        <OnAirLine {...onAir} />
      </Stack>
      <NextMatch match={next} />
      <Button
        className="over-link"
        aria-label={broadcast.of(action, channel.name)}
        onPointerDown={() => {
          pressedNext.current = next;
        }}
        onClick={(event) => {
          // Another match than the one that was shown must not go on air.
          if (event.detail > 0 && pressedNext.current !== next) return;
          if (next === null) {
            onSelect();
            return;
          }
          ignoreSecondPress(event);
          write(putOnAir(next, value));
        }}
      >
        {action}
      </Button>
      <Failure of={failure} />
    </li>
  );
}

interface OnAirProps {
  readonly channel: Channel;
  /** `undefined` or `null` if there is none or while it is unknown. */
  readonly match: MatchView | null | undefined;
}

/** Label of what a channel shows. */
function StateLabel({ channel, match }: OnAirProps) {
  const broadcast = useMessages("broadcast");
  const { mark, state } = useMessages("common").match;
  const flags = useStaffFlags();
  if (channel.value.match === null)
    return <StatusLabel tone="plain">{broadcast.empty}</StatusLabel>;
  if (!match) return null;
  const isConflict = flags.conflict.includes(match.key);
  if (!isConflict && match.state !== "live")
    return <StatusLabel tone="plain">{state[match.state]}</StatusLabel>;
  const tone = isConflict ? "conflict" : "live";
  return <StatusLabel tone={tone}>{mark[tone]}</StatusLabel>;
}

/** Match code, tournament, since when it is on air, swapped sides and author of a manual score. */
function OnAirLine({ channel, match }: OnAirProps) {
  const broadcast = useMessages("broadcast");
  const { disqualified } = useMessages("common").match;
  const venue = useVenueFormat();
  const acts = deriveChannelActs(useChannelHistory(channel.name));
  const { value } = channel;
  const last = findLastSwitch(acts);
  const since = last === null ? "" : venue.when(Date.parse(last.at));
  const score = match && deriveChannelScore(match, value);
  const service = value.swapped ? score?.service.scores.toReversed() : score?.service.scores;
  const facts = [
    value.match === null && last?.act.kind === "takenOff" && broadcast.emptySince(since, last.who),
    match && formatMatchCode(match),
    match && (
      <bdi key="tournament" title={match.tournament.title}>
        {match.tournament.title}
      </bdi>
    ),
    value.match !== null && last?.act.kind === "putOn" && broadcast.since(since),
    value.match !== null && value.swapped && broadcast.act.swapped,
    score?.isByHand === true && (
      <strong key="score" className="strong tone-warn">
        {broadcast.scoreBy(
          acts.find(({ act }) => act.kind === "score")?.who ?? channel.who,
          formatScoreList(disqualified, service ?? []) || broadcast.noScore,
        )}
      </strong>
    ),
  ].filter(Boolean);
  return (
    <p className="text-meta tone-soft">{facts.map((fact, index) => [index > 0 && " · ", fact])}</p>
  );
}

/** The next match of a channel with its code and start. */
function NextMatch({ match: key }: { readonly match: string | null }) {
  const broadcast = useMessages("broadcast");
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const match = useChannelMatch(key);
  return (
    <Stack gap={0}>
      <span className="text-meta tone-faint">{messages.now.next}</span>
      {(key === null || match === null) && (
        <span className="tone-faint">
          {key === null ? broadcast.notChosen : broadcast.unlisted}
        </span>
      )}
      {match && (
        <>
          <Text as="bdi" strong cut title={formatSlots(match.slots, messages)} translate="no">
            {formatSlots(match.slots, messages)}
          </Text>
          <Text type="meta" tone="soft">
            {formatMatchCode(match)} · {describeNextStart(match, now, venue, messages)}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Describes the start of an upcoming match: "15:00, in 28 min"; without a time if it has none. */
function describeNextStart(
  { start, state }: Pick<MatchView, "start" | "state">,
  now: number,
  venue: VenueFormat,
  messages: Messages,
): string {
  if (start === null) return messages.match.time.unknown;
  const at = Date.parse(start);
  const time = venue.when(at);
  const minutes = Math.floor((at - now) / MINUTE);
  if (state !== "upcoming" || minutes < 0 || at - now >= 12 * HOUR) return time;
  return `${time}, ${messages.match.time.ahead(formatMinutes(minutes))}`;
}

/**
 * The overlay of a channel, scaled down. It is loaded while it is in view, and cannot be reached by
 * keyboard or screen reader because the row contains the same.
 */
function OverlayPreview({ channel: { name, value }, match }: OnAirProps) {
  const { transparent } = useMessages("broadcast");
  // Then a checkerboard shows that the overlay is transparent.
  const isEmpty = value.match === null;
  const [isInView, setIsInView] = useState(false);
  const observe = useCallback((box: HTMLDivElement | null) => {
    if (box === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={observe}
      className={preview["preview"]}
      data-empty={isEmpty || undefined}
      data-list={(match && match.slots.length > 2) || undefined}
      aria-hidden="true"
      inert
    >
      {isEmpty && <span className="text-meta tone-soft surface">{transparent}</span>}
      {!isEmpty && isInView && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which posts messages to this origin only
        <iframe title={name} src={overlayPage.channel(name)} tabIndex={-1} />
      )}
    </div>
  );
}
