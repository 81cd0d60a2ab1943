import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { MatchLine } from "#web/kit/match/match-line.tsx";
import { TwoLineList } from "#web/kit/match/two-line-list.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { Text } from "#web/kit/text.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-row.module.css";

/** The next match of a tournament as a line; why there is none otherwise. */
export function NextMatch({ tournament }: TournamentProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat(tournament.venueZone);
  const now = useServerNow(MINUTE);
  const { text } = useNextStart(tournament);
  const { next } = tournament;
  if (next === null) {
    return (
      <Text as="p" tone="soft" className={styles["rest"]}>
        {text}
      </Text>
    );
  }
  return (
    <div className={joinClassNames(styles["rest"], "over-link")}>
      <span className="visually-hidden">{messages.tournament.next} </span>
      <TwoLineList>
        <MatchLine match={next} now={now} venue={venue} />
      </TwoLineList>
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
