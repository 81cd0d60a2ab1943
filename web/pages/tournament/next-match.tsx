import { formatSlots } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { createSides, getScoreEmphasis } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { ScorePair } from "#web/kit/score-pair.tsx";
import styles from "#web/kit/table/next-match.module.css";
import { Text } from "#web/kit/text.tsx";
import type { ContestantLine } from "./contestant-lines.ts";

interface NextMatchProps {
  readonly line: ContestantLine;
  readonly venue: VenueFormat;
}

/** Start or live score, time relative to now, and code of a contestant's live or next match. */
export function NextMatch({ line: { next, contestant }, venue }: NextMatchProps) {
  const messages = useMessages("common");
  const now = useServerNow(MINUTE);
  if (next === null) return null;
  const when = describeStart(next, { now, venue, messages });
  const isLate = when?.kind === "late";
  const isUnknown = next.start === null && when === null;
  const sides = createSides(next, messages, contestant.key);
  const isPlayed = next.state === "live" && sides.some(({ score }) => score !== "");
  const scores = sides.map((side) => ({ text: side.score, standing: getScoreEmphasis(side) }));
  const [left, right] = isPlayed && !isRanking(next) ? scores : [];
  return (
    <div className={styles["next"]}>
      <Text type="minor">
        {left && right ? (
          <ScorePair sides={[left, right]} live />
        ) : (
          next.start !== null && (
            <time dateTime={next.start}>{venue.time(Date.parse(next.start))}</time>
          )
        )}
      </Text>
      <Text type="meta" tone={isLate ? "warn" : "soft"} strong={isLate}>
        {isUnknown ? messages.match.time.unknown : when && formatStart(when, messages)}
      </Text>
      <Text type="code" tone="soft" translate="no" className={styles["code"]}>
        {next.code !== null && (
          <MatchLink match={next} className="plain-link">
            {next.code}
          </MatchLink>
        )}
      </Text>
    </div>
  );
}

/** The other contestant of a match; all contestants if it has more than two. */
export function Opponent({ line: { next, contestant } }: Pick<NextMatchProps, "line">) {
  const messages = useMessages("common");
  if (next === null) return null;
  const opponent = createSides(next, messages).find(({ key }) => key !== contestant.key);
  if (isRanking(next) || opponent === undefined) {
    return (
      <Text as="p" cut>
        {formatSlots(next.slots, messages)}
      </Text>
    );
  }
  const { name, short, country, standing } = opponent;
  return (
    <FlaggedName name={name} short={short} country={country} standing={standing}>
      <Text type="meta" tone="faint" className={styles["versus"]}>
        {messages.match.versus}
      </Text>
    </FlaggedName>
  );
}
