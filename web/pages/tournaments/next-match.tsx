import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { createSides } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { measureNameRoom } from "./name-room.ts";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./next-match.module.css";

/** Font size of the names in rem. */
const NAME_SIZE = 0.875;

/** The next match of a tournament: start, contestants and code; why there is none otherwise. */
export function NextMatch({ tournament: { next, counts, played, venueZone } }: TournamentProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat(venueZone);
  const now = useServerNow(MINUTE);
  const { tournament } = messages;
  const hasBegun = counts.live + played > 0;
  if (next === null) {
    return (
      <p className={styles["noNext"]}>
        {counts.live > 0 ? tournament.noLaterMatch : tournament.nextUnknown}
      </p>
    );
  }
  const when = describeStart(next, { now, venue, messages });
  return (
    <div className={styles["next"]}>
      {next.start === null ? (
        <span className={styles["unknown"]}>
          {hasBegun ? messages.match.time.unknown : tournament.firstStartUnknown}
        </span>
      ) : (
        <>
          <span className={styles["label"]}>{tournament.next} </span>
          <time className={styles["start"]} dateTime={next.start}>
            {venue.time(Date.parse(next.start))}
          </time>
        </>
      )}
      <span className={styles["when"]} data-kind={when?.kind}>
        {when && formatStart(when, messages)}
      </span>
      <MatchLink match={next} className={joinClassNames(styles["match"], "plain-link")}>
        {isRanking(next)
          ? tournament.contestantCount(next.slots.length)
          : createSides(next, messages).map((side, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- the sides of a match stay in order
                key={index}
                className={styles["side"]}
                data-open={side.standing === "open" || undefined}
                style={measureNameRoom(side.name, NAME_SIZE)}
              >
                {index > 0 && <span className={styles["versus"]}>{messages.match.versus}</span>}
                <Flag country={side.country} />
                <ContestantName name={side.name} country={side.country} standing={side.standing} />
              </span>
            ))}
      </MatchLink>
      <span className={styles["code"]} data-ranking={isRanking(next) || undefined} translate="no">
        {next.code}
      </span>
    </div>
  );
}
