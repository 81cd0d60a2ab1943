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
import { Failure } from "#web/features/desk/failure.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { deriveChannelActs, findLastSwitch } from "./channel-acts.ts";
import { formatMatchCode, OnAirPair } from "./channel-pair.tsx";
import { deriveChannelScore } from "./channel-score.ts";
import { ScoreSteppers } from "./score-control.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import form from "#web/kit/edit-in-place.module.css";
import styles from "./channel-row.module.css";
import { useEffect, useRef, useState } from "react";
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
  const { next } = value;
  const pressedNext = useRef(next);
  return (
    <li className={styles["row"]} data-selected={isSelected || undefined}>
      {!hasSteppers && (
        <OverlayPreview
          channel={channel.name}
          isEmpty={value.match === null}
          isList={match ? match.slots.length > 2 : false}
        />
      )}
      <div className={styles["onAir"]}>
        <h3 className={styles["head"]}>
          <button
            type="button"
            className={styles["name"]}
            aria-pressed={isSelected}
            data-channel={channel.name}
            onClick={onSelect}
          >
            <bdi dir="auto" translate="no">
              {channel.name}
            </bdi>
          </button>
          <StateLabel isEmpty={value.match === null} match={match ?? undefined} />
        </h3>
        {match &&
          (hasSteppers && match.slots.length === 2 ? (
            <ScoreSteppers match={match} value={value} onScore={write} />
          ) : (
            <OnAirPair match={match} value={value} />
          ))}
        {value.match === null && <p className={styles["none"]}>{broadcast.nothingOnAir}</p>}
        {value.match !== null && match === null && (
          <p className={styles["none"]}>{broadcast.unlisted}</p>
        )}
        <OnAirLine channel={{ ...channel, value }} match={match ?? undefined} />
      </div>
      <NextMatch match={next} />
      <button
        type="button"
        className={form["button"]}
        aria-label={broadcast.of(
          next === null ? broadcast.chooseNext : broadcast.putNext,
          channel.name,
        )}
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
        {next === null ? broadcast.chooseNext : broadcast.putNext}
      </button>
      <Failure of={failure} />
    </li>
  );
}

interface StateLabelProps {
  readonly isEmpty: boolean;
  /** `undefined` if there is none or while it is unknown. */
  readonly match: MatchView | undefined;
}

/** Label of what a channel shows. */
function StateLabel({ isEmpty, match }: StateLabelProps) {
  const broadcast = useMessages("broadcast");
  const messages = useMessages("common");
  const flags = useStaffFlags();
  if (isEmpty) return <span className={styles["state"]}>{broadcast.empty}</span>;
  if (match === undefined) return null;
  if (flags.conflict.includes(match.key))
    return <StatusLabel tone="conflict">{messages.match.mark.conflict}</StatusLabel>;
  if (match.state === "live")
    return <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>;
  return <span className={styles["state"]}>{messages.match.state[match.state]}</span>;
}

interface OnAirLineProps {
  readonly channel: Channel;
  readonly match: MatchView | undefined;
}

/** Match code, tournament, since when it is on air, swapped sides and author of a manual score. */
function OnAirLine({ channel, match }: OnAirLineProps) {
  const broadcast = useMessages("broadcast");
  const { disqualified } = useMessages("common").match;
  const venue = useVenueFormat();
  const acts = deriveChannelActs(useChannelHistory(channel.name));
  const { value } = channel;
  const last = findLastSwitch(acts);
  const since = last === null ? "" : venue.when(Date.parse(last.at));
  if (value.match === null) {
    return (
      <p className={styles["facts"]}>
        {last?.act.kind === "takenOff" && broadcast.emptySince(since, last.who)}
      </p>
    );
  }
  const score = match && deriveChannelScore(match, value);
  const service = value.swapped ? score?.service.scores.toReversed() : score?.service.scores;
  const facts = [
    last?.act.kind === "putOn" && broadcast.since(since),
    value.swapped && broadcast.swapped,
  ].filter((fact) => fact !== false);
  return (
    <p className={styles["facts"]}>
      {match && (
        <>
          <span>{formatMatchCode(match)}</span>
          <bdi title={match.tournament.title}>{match.tournament.title}</bdi>
        </>
      )}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {score?.isByHand === true && (
        <strong>
          {broadcast.scoreBy(
            acts.find(({ act }) => act.kind === "score")?.who ?? channel.who,
            formatScoreList(disqualified, service ?? []) || broadcast.noScore,
          )}
        </strong>
      )}
    </p>
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
    <div className={styles["next"]}>
      <span className={styles["label"]}>{broadcast.next}</span>
      {key === null && <span className={styles["none"]}>{broadcast.notChosen}</span>}
      {match && (
        <>
          <bdi className={styles["text"]} title={formatSlots(match.slots, messages)} translate="no">
            {formatSlots(match.slots, messages)}
          </bdi>
          <span className={styles["start"]}>
            {formatMatchCode(match)} · {describeNextStart(match, now, venue, messages)}
          </span>
        </>
      )}
      {key !== null && match === null && (
        <span className={styles["none"]}>{broadcast.unlisted}</span>
      )}
    </div>
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

interface OverlayPreviewProps {
  /** Name of the channel. */
  readonly channel: string;
  /** Whether nothing is on air: then a checkerboard shows that the overlay is transparent. */
  readonly isEmpty: boolean;
  /** Whether the overlay is a list of more than two contestants. */
  readonly isList: boolean;
}

/**
 * The overlay of a channel, scaled down. It is loaded while it is in view, and cannot be reached by
 * keyboard or screen reader because the row contains the same.
 */
function OverlayPreview({ channel, isEmpty, isList }: OverlayPreviewProps) {
  const { transparent } = useMessages("broadcast");
  const box = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={box}
      className={styles["preview"]}
      data-empty={isEmpty || undefined}
      data-list={isList || undefined}
      aria-hidden="true"
      inert
    >
      {isEmpty && <span>{transparent}</span>}
      {!isEmpty && isInView && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which posts messages to this origin only
        <iframe title={channel} src={overlayPage.channel(channel)} tabIndex={-1} />
      )}
    </div>
  );
}
