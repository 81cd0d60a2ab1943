import { useRef, useState } from "react";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useMatches } from "#web/api/matches.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FindField } from "#web/kit/find-field.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatMatchCode } from "./channel-pair.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import record from "#web/kit/record/record.module.css";
import styles from "./panel.module.css";

/** Rows offered. */
const MAX_ROWS = 8;

interface FindMatchProps {
  /** Form name of the rows, which makes them one group. */
  readonly name: string;
  /** Key of the match that the channel shows now; `null` if there is none. */
  readonly onAir: string | null;
  /** Whether live and next matches are offered before a text is typed. */
  readonly offersFirst: boolean;
  /** Key of the chosen match; `null` before a choice. */
  readonly chosen: string | null;
  readonly onChoose: (match: MatchView | null) => void;
}

/** Search field and rows of matches, of which one can be chosen. */
export function FindMatch({ name, onAir, offersFirst, chosen, onChoose }: FindMatchProps) {
  const broadcast = useMessages("broadcast");
  const [text, setText] = useState("");
  const rows = useRef<HTMLUListElement>(null);
  const matches = useFoundMatches(text);
  const found = text === "" && !offersFirst ? [] : matches;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field in it */}
      <div
        className={styles["find"]}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          rows.current?.querySelector("input")?.focus();
        }}
      >
        <FindField
          label={broadcast.find}
          text={text}
          onFind={(next) => {
            setText(next);
            // A match that is no longer in view must not go on air by Enter.
            onChoose(null);
          }}
        />
      </div>
      <ul ref={rows}>
        {found.map((match) => (
          <MatchChoice
            key={match.key}
            match={match}
            name={name}
            isOnAir={match.key === onAir}
            isChosen={match.key === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {found.length === 0 && text !== "" && (
        <p className="text-meta tone-faint">{broadcast.noneFound}</p>
      )}
    </>
  );
}

/** Returns matches that fit a text, or live and next ones without a text. */
function useFoundMatches(text: string): readonly MatchView[] {
  const q = text === "" ? {} : { q: text };
  const live = useMatches({ ...q, state: "live", limit: MAX_ROWS });
  const next = useMatches({ ...q, state: "upcoming", limit: MAX_ROWS });
  const ended = useMatches({ ...q, state: "ended", limit: text === "" ? 1 : MAX_ROWS });
  const lists = text === "" ? [live, next] : [live, next, ended];
  // Without a text, there is room for live and for next ones.
  const most = text === "" ? MAX_ROWS / 2 : MAX_ROWS;
  return lists
    .flatMap(({ data }) => data?.matches.slice(0, most) ?? [])
    .filter(({ unresolved }) => unresolved === null)
    .slice(0, MAX_ROWS);
}

interface MatchChoiceProps extends Pick<FindMatchProps, "name" | "onChoose"> {
  readonly match: MatchView;
  readonly isOnAir: boolean;
  readonly isChosen: boolean;
}

/** A match: start, contestants, code, and whether it is on air, not public, live or ended. */
function MatchChoice({ match, name, isOnAir, isChosen, onChoose }: MatchChoiceProps) {
  const messages = useFirstPageMessages();
  const broadcast = useMessages("broadcast");
  const { notPublic } = useMessages("visibility");
  const publicPart = useGetPublicShare();
  const venue = useVenueFormat();
  const other = useChannels().find((each) => each.value.match === match.key);
  const labels = { live: broadcast.live, ended: broadcast.ended, upcoming: null };
  const label = isOnAir
    ? broadcast.onAir
    : other !== undefined
      ? broadcast.isOn(other.name)
      : publicPart([match.tournament]) === "none"
        ? notPublic
        : labels[match.state];
  return (
    <li>
      <label className={joinClassNames(record["choice"], record["match"], "shade-hover")}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={() => {
            onChoose(match);
          }}
        />
        <span className="strong">
          {match.start !== null && venue.time(Date.parse(match.start))}
        </span>
        <span
          className={joinClassNames("row gap-1", record["subject"])}
          title={formatSlots(match.slots, messages)}
        >
          <ChoiceNames match={match} />
        </span>
        <span className={record["code"]}>{formatMatchCode(match)}</span>
        <span className={joinClassNames(record["meta"], record["end"])}>{label}</span>
      </label>
    </li>
  );
}

/** Names with flags of both sides of a duel; the names of all others. */
function ChoiceNames({ match: { slots } }: { readonly match: MatchView }) {
  const messages = useFirstPageMessages();
  const [left, right] = slots;
  if (left === undefined || right === undefined || slots.length > 2)
    return formatSlots(slots, messages);
  return (
    <>
      <ChoiceSide slot={left} />–<ChoiceSide slot={right} />
    </>
  );
}

function ChoiceSide({ slot }: { readonly slot: MatchSlotView }) {
  const messages = useFirstPageMessages();
  const country = slot.contestant?.country ?? "";
  return (
    <>
      {country !== "" && <Flag country={country} />}{" "}
      <bdi dir="auto" translate="no">
        {formatSlot(messages, slot)}
      </bdi>
    </>
  );
}
