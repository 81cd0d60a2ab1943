import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { matchPage } from "#core/paths/paths.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { NoScore } from "#web/kit/score-cells.tsx";
import { Score } from "#web/kit/score.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { describeDay } from "#web/features/matches/rows/describe-start.ts";
import { findPreviousStart } from "#web/features/matches/rows/find-previous-start.ts";
import {
  createDuelSides,
  getScoreEmphasis,
  createRankedSides,
  type Side,
} from "#core/side/sides.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { describeLineStart, type LineContext } from "./describe-line-start.ts";
import { describeLineState } from "./describe-line-state.ts";
import cells from "#web/features/matches/rows/match-row.module.css";
import styles from "./match-line.module.css";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import raceFieldStyles from "./race-field.module.css";

/** Number of contestants on a phone, below each other; a line has room for one less. */
const MAX_CONTESTANTS = 4;

interface MatchLineProps {
  readonly match: MatchView;
  /** Milliseconds since the epoch; 0 for an ended match, so that time does not render it again. */
  readonly now: number;
  readonly venue: VenueFormat;
  /** Event day of the heading above; absent if there is none. */
  readonly headingDay: string | undefined;
  /** Whether a match without a station is worth a remark. */
  readonly needsStation: boolean;
}

/** A match on one line; in a narrow list its contestants are below each other. */
export const MatchLine = memo(function MatchLine(props: MatchLineProps) {
  const { match, needsStation, ...times } = props;
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const flags = useStaffFlags();
  const context: LineContext = { ...times, messages, page };
  const state = describeLineState(match, { ...context, flags, needsStation });
  const isRace = isRanking(match);
  return (
    <li className={styles["item"]}>
      {/* Not the router's `Link`: the list handles the clicks of all rows. */}
      <a href={matchPage(match.site, match.id)} className={styles["row"]} data-match={match.key}>
        <span className={styles["lead"]}>
          <Start match={match} context={context} isLong={flags.runningLong.includes(match.key)} />
          <span className={styles["code"]} translate="no">
            {match.code}
          </span>
          <span className={styles["state"]} data-kind={state?.kind}>
            {(state?.kind === "conflict" || state?.kind === "warn") && (
              <StatusLabel tone={state.kind}>{state.text}</StatusLabel>
            )}
            {(state?.kind === "result" || state?.kind === "note") && (
              <span key={state.text} ref={fitNameToBox} title={state.text}>
                {state.text}
              </span>
            )}
          </span>
        </span>
        <Round match={match} />
        <span className={styles["bestOf"]}>
          {isRace && messages.match.ranked.of(match.slots.length)}
          {!isRace &&
            match.bestOf !== null &&
            match.bestOf > 1 &&
            messages.match.bestOf(match.bestOf)}
        </span>
        {isRace ? <RaceField match={match} /> : <Pair match={match} />}
        <span className={styles["station"]}>
          {match.station !== null && <StationSign station={match.station} />}
        </span>
      </a>
    </li>
  );
});

interface StartProps {
  readonly match: MatchView;
  readonly context: LineContext;
  /** Whether it has been live for longer than usual. */
  readonly isLong: boolean;
}

/** Start of a match and what it is relative to now, or the start before a move. */
function Start({ match, context, isLong }: StartProps) {
  const { now, venue, messages, headingDay } = context;
  const described = describeLineStart(match, context);
  const when = described && isLong ? ({ ...described, kind: "late" } as const) : described;
  const start = Date.parse(match.start ?? "");
  const previous = match.start === null ? null : findPreviousStart(match, now);
  const before = Date.parse(previous ?? "");
  const isSameDay = () =>
    describeDay(before, headingDay, venue) === describeDay(start, headingDay, venue);
  return (
    <>
      {match.start === null ? (
        <span className={styles["time"]} />
      ) : (
        <time className={styles["time"]} dateTime={match.start}>
          {venue.time(start)}
        </time>
      )}
      <span className={styles["when"]} data-kind={previous === null ? when?.kind : "moved"}>
        {previous !== null && (
          <s>
            <span className="visually-hidden">{messages.match.time.movedFrom} </span>
            {isSameDay() ? venue.time(before) : venue.when(before)}
          </s>
        )}
        {previous === null && when?.kind === "expected" && (
          <span className="visually-hidden">{messages.match.time.expected} </span>
        )}
        {previous === null && when?.text}
      </span>
    </>
  );
}

/** Round of a bracket match, group of a group match; narrowed to fit. */
function Round({ match: { group, round } }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const roundName = round === null ? "" : messages.match.roundName(round.name).medium;
  const name = group === null ? roundName : (group.name ?? messages.groupName(group.number));
  return (
    <span key={name} ref={fitNameToBox} className={styles["round"]} title={name}>
      {name}
    </span>
  );
}

/** The two contestants of a match with their scores between them. */
function Pair({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const isBye = match.stateBy === "bye";
  const [left, right] = createDuelSides(match, messages);
  const isLive = isLiveAndListed(match);
  const hasScores = match.state !== "upcoming" && !isBye;
  return (
    <>
      <span className={joinClassNames(cells["left"], styles["left"])}>
        <Name side={left} lean="end" />
      </span>
      <span className={cells["leftFlag"]}>
        <Flag country={left.country} />
      </span>
      <span className={styles["cells"]} data-live={isLive || undefined}>
        {hasScores && (
          <>
            <Cell side={left} isLive={isLive} />
            <span className="visually-hidden"> {messages.match.to} </span>
            <Cell side={right} isLive={isLive} />
          </>
        )}
        {!hasScores && !isBye && <NoScore />}
      </span>
      <span className={cells["rightFlag"]}>
        <Flag country={right.country} />
      </span>
      <span className={cells["right"]}>
        <Name side={right} lean="start" />
      </span>
    </>
  );
}

function Name({ side, lean }: { readonly side: Side; readonly lean: "start" | "end" }) {
  const { contestants } = usePreferences();
  const { country, key, name, seed, standing } = side;
  return (
    <ContestantName
      name={name}
      country={country}
      standing={standing}
      followed={key !== undefined && contestants.includes(key)}
      lean={lean}
      seed={seed}
    />
  );
}

function Cell({ side, isLive }: { readonly side: Side; readonly isLive: boolean }) {
  return (
    <span className={styles["cell"]} data-winner={side.standing === "winner" || undefined}>
      <Score text={side.score} live={isLive} standing={getScoreEmphasis(side)} />
    </span>
  );
}

/** Contestants of a match of more than two: the first ones by rank, before the match their names. */
function RaceField({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const isLive = isLiveAndListed(match);
  const sides = createRankedSides(match, messages);
  if (sides.every(({ place }) => place === "")) {
    const names = formatSlots(match.slots, messages);
    return (
      <span className={raceFieldStyles["names"]} title={names}>
        {names}
      </span>
    );
  }
  return (
    <span className={raceFieldStyles["race"]}>
      {sides.slice(0, MAX_CONTESTANTS).map((side, index) => (
        <span
          key={side.key ?? index}
          className={raceFieldStyles["place"]}
          data-live={isLive || undefined}
        >
          <span className={raceFieldStyles["rank"]}>{side.place}</span>
          <ContestantName name={side.name} country={side.country ?? ""} standing={side.standing} />
          {side.score !== "" && (
            <span className={styles["cell"]} data-winner={side.standing === "winner" || undefined}>
              <Score text={side.score} live={isLive} standing={getScoreEmphasis(side)} />
            </span>
          )}
        </span>
      ))}
      {sides.length > MAX_CONTESTANTS && (
        <span className={raceFieldStyles["rest"]}>
          {messages.match.slot.more(sides.length - MAX_CONTESTANTS)}
        </span>
      )}
    </span>
  );
}
