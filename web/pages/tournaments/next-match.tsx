import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { Text } from "#web/kit/text.tsx";
import { createSides } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-row.module.css";

/** The next match of a tournament: start, contestants and code; why there is none otherwise. */
export function NextMatch({ tournament }: TournamentProps) {
  const messages = useMessages("common");
  const { next } = tournament;
  const start = useNextStart(tournament);
  if (next === null) {
    return (
      <Text as="p" tone="soft" className={styles["rest"]}>
        {start.text}
      </Text>
    );
  }
  return (
    <div className={joinClassNames(styles["rest"], styles["next"])}>
      <span className="visually-hidden">{messages.tournament.next} </span>
      {start.time === null ? (
        <Text tone="soft">{start.text}</Text>
      ) : (
        <Text as="time" type="score" strong dateTime={start.time}>
          {start.text}
        </Text>
      )}
      <MatchLink match={next} className={joinClassNames(styles["sides"], "over-link plain-link")}>
        {isRanking(next)
          ? messages.tournament.contestantCount(next.slots.length)
          : createSides(next, messages).map(({ name, short, country, standing }, index) => (
              <FlaggedName
                // oxlint-disable-next-line react/no-array-index-key -- the sides of a match stay in order
                key={index}
                name={name}
                short={short}
                country={country}
                standing={standing}
              >
                {index > 0 && <Text tone="soft">{messages.match.versus}</Text>}
              </FlaggedName>
            ))}
      </MatchLink>
      <Text type="meta" strong={start.isLate} tone={start.isLate ? "warn" : "soft"}>
        {start.when}
      </Text>
      <Text type="code" tone="soft" translate="no">
        {next.code}
      </Text>
    </div>
  );
}

/** Start of the next match without contestants: "next 03:30", "02:00, 45 min late". */
export function NextStart({ tournament }: TournamentProps) {
  const { tournament: messages } = useMessages("common");
  const { text, time, when, isLate } = useNextStart(tournament);
  return (
    <>
      {time !== null && !isLate && `${messages.next} `}
      {time === null ? text : <b>{text}</b>}
      {isLate && (
        <Text strong tone="warn">
          , {when}
        </Text>
      )}
    </>
  );
}

/** Returns the start of the next match as texts; `time` is `null` if there is none. */
function useNextStart({ next, counts, played, venueZone }: TournamentProps["tournament"]) {
  const messages = useMessages("common");
  const venue = useVenueFormat(venueZone);
  const now = useServerNow(MINUTE);
  const { noLaterMatch, nextUnknown, firstStartUnknown } = messages.tournament;
  const unknown = { time: null, when: "", isLate: false };
  if (next === null) return { ...unknown, text: counts.live > 0 ? noLaterMatch : nextUnknown };
  if (next.start === null) {
    const hasBegun = counts.live + played > 0;
    return { ...unknown, text: hasBegun ? messages.match.time.unknown : firstStartUnknown };
  }
  const when = describeStart(next, { now, venue, messages });
  return {
    text: venue.time(Date.parse(next.start)),
    time: next.start,
    when: when === null ? "" : formatStart(when, messages),
    isLate: when?.kind === "late",
  };
}
