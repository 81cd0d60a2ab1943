import { memo, type ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { LineTime, type LineTimes } from "./line-time.tsx";
import { LinePair, LineRanking } from "./line-sides.tsx";
import columns from "./line-columns.module.css";
import styles from "./match-line.module.css";
import list from "./match-lines.module.css";
import type { StaffFlags } from "#core/contract/meta.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";

/** Texts of the columns that only some lists have; "" or absent for none. */
export interface LineTexts {
  /** Below the code, in lists of several tournaments. */
  readonly tournament?: string;
  /** The round or group of the match; left out if there is no room. */
  readonly part?: string;
  /** Label at the end if the match has none of its own. */
  readonly warning?: string;
  /** Shown at the end if there is neither a label nor a result; left out on phones. */
  readonly note?: string;
}

export interface MatchLineProps extends LineTimes, LineTexts {
  readonly match: MatchView;
  /** Key of the contestant to show on the left; by default the service's order is used. */
  readonly first?: string | undefined;
  /** Whether seeds are beside the names. */
  readonly hasSeeds?: boolean;
  /** Why a `TwoLineList` has the match, before the line: a large station, the star of followed ones. */
  readonly mark?: ReactNode;
  readonly renderRow?: RenderRow | undefined;
}

/** Renders the item of a line that is no link: a control that chooses the match, with these props. */
export type RenderRow = (
  match: MatchView,
  row: { readonly className: string | undefined; readonly children: ReactNode },
) => ReactNode;

/**
 * A match on one line; in a narrow list its contestants are below each other. The order here is that
 * of reading; the columns of each form and width are in line-columns.module.css.
 */
export const MatchLine = memo(function MatchLine(props: MatchLineProps) {
  const {
    match,
    venue,
    tournament = "",
    part = "",
    warning = "",
    note = "",
    first,
    mark,
    hasSeeds = false,
    renderRow,
  } = props;
  const messages = useFirstPageMessages();
  const flags = useStaffFlags();
  const { bestOf, slots, station, state, stateBy } = match;
  const own = findMatchLabel(match, flags, messages);
  const label = own ?? (warning === "" ? null : ({ kind: "warn", text: warning } as const));
  const result =
    describeResultNotInScores(match, messages) ?? describeAbsence(match, venue, messages);
  const text = result ?? note;
  const isRace = isRanking(match);
  const content = (
    <>
      <span className={styles["lead"]}>
        <LineTime {...props} isLong={flags.runningLong.includes(match.key)} />
        <span className={styles["code"]} translate="no">
          <span>{match.code}</span>
          {tournament !== "" && (
            <bdi
              key={tournament}
              dir="auto"
              ref={fitNameToBox}
              className={styles["tournament"]}
              title={tournament}
            >
              {tournament}
            </bdi>
          )}
        </span>
      </span>
      {part !== "" && (
        <span key={part} ref={fitNameToBox} className={styles["part"]} title={part}>
          {part}
        </span>
      )}
      {isRace ? (
        <LineRanking match={match} first={first} />
      ) : (
        <LinePair match={match} first={first} hasSeeds={hasSeeds} />
      )}
      <span className={styles["bestOf"]}>
        {isRace && messages.match.ranked.of(slots.length)}
        {!isRace &&
          bestOf !== null &&
          bestOf > 1 &&
          stateBy !== "bye" &&
          messages.match.bestOf(bestOf)}
      </span>
      <span className={styles["station"]}>
        {station !== null && state !== "ended" && (
          <>
            <span className="visually-hidden"> {messages.match.station} </span>
            <StationSign station={station} />
          </>
        )}
      </span>
      <span className={styles["state"]} data-kind={result === null ? "note" : undefined}>
        {label !== null && <StatusLabel tone={label.kind}>{label.text}</StatusLabel>}
        {label === null && text !== "" && (
          <span key={text} ref={fitNameToBox} title={text}>
            {text}
          </span>
        )}
      </span>
    </>
  );
  const row = {
    className: joinClassNames(columns["columns"], isRace && columns["race"], styles["row"]),
    children: content,
  };
  return (
    <li className={list["item"]}>
      {mark !== undefined && <span className={list["mark"]}>{mark}</span>}
      {renderRow?.(match, row) ?? <MatchLink match={match} {...row} />}
    </li>
  );
});

interface MatchLinesProps extends LineTimes {
  readonly matches: readonly MatchView[];
  readonly form?: LineForm;
  /** Returns the texts of a line that only this list has. */
  readonly describe?: (match: MatchView) => LineTexts;
  readonly renderRow?: RenderRow;
}

/**
 * How high and wide the lines of a list are: `list` by the viewer's density, `dense` for hundreds,
 * `slim` as `list` but on one line also if the list is narrow, `brief` if it is as narrow as a phone.
 */
export type LineForm = "list" | "dense" | "slim" | "brief";

/** Number of lines in one part of a list of hundreds, which the browser renders when it is in view. */
const LINES_PER_PART = 25;

/** Matches as lines, in the given order. Lists of hundreds (`dense`) have several parts. */
export function MatchLines({ matches, form = "list", describe, ...props }: MatchLinesProps) {
  const texts = matches.map((match) => describe?.(match));
  const hasTournaments = texts.some((each) => Boolean(each?.tournament));
  const longestCode = Math.max(6, ...matches.map(({ code }) => code?.length ?? 0));
  const size = form === "dense" ? LINES_PER_PART : matches.length;
  const style = {
    "--lines": size,
    "--code": hasTournaments ? "clamp(7rem, 18cqi, 10rem)" : `min(14ch, ${longestCode}ch)`,
    "--station": matches.some(({ station }) => station !== null) ? undefined : "0px",
  };
  const lines = matches.map((match, index) => (
    <MatchLine
      key={match.key}
      match={match}
      {...props}
      hasSeeds={form === "dense"}
      now={match.state === "ended" ? 0 : props.now}
      {...texts[index]}
    />
  ));
  const parts = [];
  for (let from = 0; from < lines.length; from += size) {
    // By its place and not by its first match, so that a match that leaves the list moves one line
    // of each part and does not render all of them again.
    parts.push(
      <ul key={from} className={list["lines"]} data-form={form} style={style}>
        {lines.slice(from, from + size)}
      </ul>,
    );
  }
  return parts;
}

/**
 * Describes a result that the scores do not show: the winner of a match that is tied or lost by
 * score, or that the winner is unknown. `null` if the scores show the result.
 */
export function describeResultNotInScores(
  match: MatchView,
  messages: FirstPageMessages,
): string | null {
  const { outcome, slots, state } = match;
  const { result } = messages.match;
  if (state !== "ended" || slots.length !== 2) return null;
  if (outcome.draw) return null;
  if (outcome.winner === null) return result.unknownShort;
  const winner = slots[outcome.winner];
  const loser = slots[1 - outcome.winner];
  if (winner?.contestant === undefined || winner.contestant === null) return null;
  const isAhead = (winner.score ?? 0) > (loser?.score ?? 0);
  return isAhead || outcome.by === "bye" ? null : result.advanced(winner.contestant.name);
}

/** Returns the most serious label of a match; `null` if it has none. */
function findMatchLabel(
  { key, stateBy, unresolved }: MatchView,
  flags: StaffFlags,
  { match: { mark } }: FirstPageMessages,
): { readonly kind: "conflict" | "warn"; readonly text: string } | null {
  if (flags.conflict.includes(key)) return { kind: "conflict", text: mark.conflict };
  if (flags.doubleBooked.includes(key)) return { kind: "conflict", text: mark.doubleBooked };
  if (flags.unexpectedLock.includes(key)) return { kind: "warn", text: mark.locked };
  if (flags.runningLong.includes(key)) return { kind: "warn", text: mark.runningLong };
  const isLate = stateBy === "not-started" && unresolved === null;
  return isLate ? { kind: "warn", text: mark.notStarted } : null;
}

/** Describes why a match is not in the latest lists or will not be played; `null` if neither. */
function describeAbsence(
  match: MatchView,
  venue: VenueFormat,
  messages: FirstPageMessages,
): string | null {
  const { rowAbsence } = messages.match;
  if (match.absence === "withdrawn") return rowAbsence.withdrawn;
  if (match.unresolved) return rowAbsence.notPlayed;
  if (match.absence === "last-seen")
    return rowAbsence.lastSeen(venue.when(Date.parse(match.lastSeen)));
  return null;
}
