import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { describeNight } from "./describe-night.ts";
import { groupByEventDay } from "./group-matches.ts";
import { TournamentRows } from "./tournament-rows.tsx";
import styles from "./day-sections.module.css";

interface DaySectionsProps {
  readonly matches: readonly MatchView[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
}

/** Matches grouped by event day, then by tournament. */
export function DaySections({ matches, now, venue }: DaySectionsProps) {
  const messages = useAllMessages();
  return (
    <div className={styles["days"]}>
      {Array.from(groupByEventDay(matches, venue), ([day, ofDay]) => (
        <section key={day}>
          <SectionHeading
            aside={day !== null && describeNight(day, ofDay, { now, venue, messages })}
          >
            {day === null ? messages.match.time.unknown : venue.dayLong(day)}
          </SectionHeading>
          <TournamentRows matches={ofDay} now={now} venue={venue} headingDay={day ?? undefined} />
        </section>
      ))}
    </div>
  );
}
