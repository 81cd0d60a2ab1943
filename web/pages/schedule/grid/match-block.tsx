import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { Score } from "#web/kit/score.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { createRankedSides, createSides, getScoreEmphasis, type Side } from "#core/side/sides.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MatchTime, useFindMovedFrom } from "#web/pages/schedule/match-time.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import { Text } from "#web/kit/text.tsx";
import styles from "#web/kit/timetable/match-block.module.css";
import type { Clash } from "#core/schedule/clashes.ts";
import { getStart } from "#core/schedule/timed-match.ts";

/** Position and state of a block; all times in hours since the start of the day. */
export interface MatchBlockProps extends MatchPlan {
  readonly match: MatchView;
  readonly at: number;
  readonly span: number;
  /** Number of hours in view. */
  readonly hours: number;
  readonly part: "whole" | "upper" | "lower";
  /** Whether its start lies before the hours in view. */
  readonly isCut: boolean;
  /** Hours from the block's begin until now; `null` unless the match is live. */
  readonly live: number | null;
  /** Hours from the block's start until its expected end; `null` unless the match has overrun it. */
  readonly overrun: number | null;
  /** Whether the label of the clash is in the block, because there is no room beside it. */
  readonly hasLabel: boolean;
}

/** A match at its station: as long as it usually takes. Only a code if it is narrow. */
export const MatchBlock = memo(function MatchBlock(props: MatchBlockProps) {
  const { match, at, span, hours, part, isCut, live, overrun, hasLabel, ...facts } = props;
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const describe = useDescribeMatch();
  const isLive = isLiveAndListed(match);
  const sides = useTwoSides(match);
  const isOpen = sides.every(({ standing }) => standing === "open");
  const hasScore = match.state !== "upcoming";
  return (
    <li
      className={styles["place"]}
      data-part={part}
      style={{ "--at": at / hours, "--span": span / hours }}
    >
      <MatchLink match={match} className={styles["block"]} label={describe(match, facts)}>
        <span
          className={styles["frame"]}
          data-state={isLive ? "live" : isOpen ? "open" : match.state}
          data-late={overrun !== null || facts.clash !== null || undefined}
          data-cut={isCut || undefined}
          aria-hidden="true"
        >
          {overrun !== null && (
            <span
              className={styles["over"]}
              style={{ left: `${(Math.max(0, overrun) / span) * 100}%` }}
            />
          )}
          {live !== null && (
            <span className={styles["elapsed"]} style={{ width: `${(live / span) * 100}%` }} />
          )}
          <span className={styles["head"]}>
            <Text as="b" tone="soft" translate="no">
              {match.code}
            </Text>
            {hasLabel && facts.clash !== null ? (
              <Text strong tone="warn" cut className={styles["label"]}>
                {texts.clash[facts.clash.kind]}
              </Text>
            ) : (
              <Text cut className={styles["time"]}>
                <MatchTime match={match} />
                {overrun !== null && facts.usualEnd !== null && (
                  <span className={styles["usual"]}>
                    {" "}
                    · {texts.usualEnd(venue.time(facts.usualEnd))}
                  </span>
                )}
              </Text>
            )}
            {facts.isConflict && <span className={timetable["conflict"]} />}
          </span>
          {sides.map((side, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the sides stay in order
            <BlockSide key={index} side={side} hasScore={hasScore} />
          ))}
        </span>
      </MatchLink>
    </li>
  );
});

/**
 * Returns the two sides of a match that a block or a row has room for. Of more than two contestants:
 * the first two by rank, before the match the first one and "3 more".
 */
function useTwoSides(match: MatchView): readonly Side[] {
  const messages = useFirstPageMessages();
  const texts = useMessages("schedule");
  if (!isRanking(match)) return createSides(match, messages).slice(0, 2);
  const sides = createRankedSides(match, messages);
  const [first, second] = sides;
  if (first === undefined || second === undefined) return sides;
  if (match.state !== "upcoming") return [first, second];
  const rest = { ...second, name: texts.more(sides.length - 1), country: "", key: undefined };
  return [first, { ...rest, standing: "loser" }];
}

function BlockSide({ side, hasScore }: { readonly side: Side; readonly hasScore: boolean }) {
  const { name, short, country, standing, score } = side;
  return (
    <span className={styles["side"]}>
      {country !== "" && <Flag country={country} />}
      <ContestantName name={name} short={short} country={country} standing={standing} />
      {hasScore && (
        <span className={styles["cell"]} data-standing={standing}>
          <Score text={score} standing={getScoreEmphasis(side)} live={false} />
        </span>
      )}
    </span>
  );
}

interface MatchPlan {
  readonly clash: Clash | null;
  /** For staff only. */
  readonly isConflict: boolean;
  /** Usual end in milliseconds; `null` unless the match has taken longer. */
  readonly usualEnd: number | null;
}

/** Describes a match for screen readers: "LBR2-1, Aino 4, Bo 0, 14:00, live, Conflict". */
function useDescribeMatch(): (match: MatchView, facts: MatchPlan) => string {
  const messages = useMessages("common");
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const findMovedFrom = useFindMovedFrom();
  return (match, { clash, isConflict, usualEnd }) => {
    const start = getStart(match);
    const movedFrom = findMovedFrom(match);
    const sides = createSides(match, messages).map(({ name, score }) => `${name} ${score}`.trim());
    const { time, mark } = messages.match;
    const { says } = messages.bracket;
    const { state, stateBy } = match;
    return [
      match.code,
      ...sides,
      start === null ? time.unknown : venue.time(start),
      movedFrom !== null && `${time.movedFrom} ${venue.time(movedFrom)}`,
      match.expected !== null && `${time.expected} ${venue.time(Date.parse(match.expected))}`,
      state !== "upcoming"
        ? says[state]
        : stateBy === "not-started"
          ? mark.notStarted
          : says.upcoming(""),
      usualEnd !== null && texts.usualEnd(venue.time(usualEnd)),
      clash !== null && `${texts.clash[clash.kind]} ${clash.name}`,
      isConflict && mark.conflict,
    ]
      .filter((part) => part !== null && part !== false && part !== "")
      .join(", ");
  };
}
