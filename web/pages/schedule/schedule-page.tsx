import { Link, useSearch } from "@tanstack/react-router";
import { calendarPaths } from "#core/paths/file-paths.ts";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { shiftDay } from "#core/lib/event-day.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFormattedListHorizon } from "#web/api/horizon.ts";
import { useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { describeNight } from "#web/features/matches/rows/describe-night.ts";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { isFollowedMatch } from "./is-followed-match.ts";
import { splitByStart } from "./split-by-start.ts";
import styles from "./schedule-page.module.css";

/** Element id of the line that marks the current time. */
const NOW_ID = "now";

/** Page with the matches of one event day by start, with a line at the current time. */
export function SchedulePage() {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { game } = useSearch({ from: "__root__" });
  const today = venue.dayKey(now);
  const { day: selectedDay, followed } = useSearch({ from: "/schedule" });
  const preferences = usePreferences();
  const hasFollowed = preferences.contestants.length + preferences.tournaments.length > 0;
  const day = selectedDay === "" ? today : selectedDay;
  const { data, error } = useMatches({ game, day });
  const horizon = useFormattedListHorizon("upcoming");
  const visibleMatches = (data?.matches ?? []).filter(
    (match) => followed === "" || isFollowedMatch(match, preferences),
  );
  const [earlier, later] = splitByStart(visibleMatches, now);
  const dayParameter = (days: number): string => {
    const key = shiftDay(day, days);
    return key === today ? "" : key;
  };
  const rows = (matches: readonly MatchView[]) => (
    <TournamentRows matches={matches} now={now} venue={venue} headingDay={day} level={2} />
  );
  return (
    <div className={styles["page"]}>
      <title>{`${messages.schedule.title} · ${messages.product}`}</title>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>{venue.dayLong(day)}</h1>
        <p className={styles["night"]}>
          {describeNight(day, visibleMatches, { now, venue, messages })}
        </p>
        <nav className={styles["steps"]} aria-label={messages.filter.day}>
          {(hasFollowed || followed !== "") && (
            <Link
              to="/schedule"
              search={{ day: selectedDay, followed: followed === "" ? "1" : "" }}
              className={styles["followed"]}
              aria-current={followed === "1"}
            >
              <Icon name={followed === "" ? "star" : "star-fill"} /> {messages.schedule.followed}
            </Link>
          )}
          <Link to="/schedule" search={{ day: dayParameter(-1), followed }}>
            <Icon name="caret-left" /> {messages.schedule.previous}
          </Link>
          <Link to="/schedule" search={{ day: "", followed }} hash={NOW_ID}>
            {day === today ? messages.nav.now : messages.schedule.today}
          </Link>
          <Link to="/schedule" search={{ day: dayParameter(1), followed }}>
            {messages.schedule.next} <Icon name="caret-right" />
          </Link>
        </nav>
        <CalendarMenu path={calendarPaths.all} />
      </header>
      {data === undefined && <LoadingState failure={describeFailure(error, messages)} rows={12} />}
      {data !== undefined && visibleMatches.length === 0 && (
        <EmptyState>{messages.schedule.empty}</EmptyState>
      )}
      {rows(earlier)}
      {day === today && visibleMatches.length > 0 && (
        <p className={styles["now"]} id={NOW_ID}>
          {messages.schedule.nowLine(venue.time(now))}
        </p>
      )}
      {rows(later)}
      {horizon !== null && data !== undefined && day >= today && (
        <p className={styles["horizon"]}>{messages.horizon.upcoming(horizon)}</p>
      )}
    </div>
  );
}
