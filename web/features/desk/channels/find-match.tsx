import { useRef, useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useMatches } from "#web/api/matches.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FindField } from "#web/kit/find-field.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { type LineTexts, MatchLines } from "#web/kit/match/match-line.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
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
  const rows = useRef<HTMLDivElement>(null);
  const describe = useDescribeChannel(onAir);
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
      <div ref={rows}>
        <MatchLines
          form="brief"
          matches={found}
          now={useServerNow(MINUTE)}
          venue={useVenueFormat()}
          describe={describe}
          renderRow={(match, { className, children }) => (
            <label className={className}>
              <input
                type="radio"
                name={name}
                checked={match.key === chosen}
                onChange={() => {
                  onChoose(match);
                }}
              />
              {children}
            </label>
          )}
        />
      </div>
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

/** Returns a function that describes whether a match is on air, or not public. */
function useDescribeChannel(onAir: string | null): (match: MatchView) => LineTexts {
  const broadcast = useMessages("broadcast");
  const { notPublic } = useMessages("visibility");
  const getPublicShare = useGetPublicShare();
  const channels = useChannels();
  return ({ key, tournament }) => {
    if (key === onAir) return { note: broadcast.onAir };
    const other = channels.find(({ value }) => value.match === key);
    if (other !== undefined) return { note: broadcast.isOn(other.name) };
    return { note: getPublicShare([tournament]) === "none" ? notPublic : "" };
  };
}
