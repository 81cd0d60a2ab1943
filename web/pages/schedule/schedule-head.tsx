import { changeSearch } from "#web/routing/navigate.ts";
import { Link, useSearch } from "#web/routing/routing.tsx";
import { tournamentKeyOf } from "#core/contestants/road.ts";
import { shiftDay } from "#core/lib/event-day.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { Checkbox } from "#web/kit/controls/field.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Menu } from "#web/kit/menu.tsx";
import { PrintButton } from "#web/kit/print-button.tsx";
import { Select } from "#web/kit/select.tsx";
import { Text } from "#web/kit/text.tsx";
import { TabList } from "#web/kit/tab-list.tsx";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { PageHead } from "#web/features/page-title/page-head.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { listPrinted, type ScheduleProps } from "./use-schedule.ts";
import styles from "./schedule-head.module.css";

interface ScheduleHeadProps extends ScheduleProps {
  /** Whether the matches are known. The filters depend on them, and appear together. */
  readonly isLoaded: boolean;
  readonly view: "grid" | "list";
  readonly isPhone: boolean;
}

/** First line of the schedule: day, view, filters, calendar and print. */
export function ScheduleHead({ schedule, isLoaded, view, isPhone }: ScheduleHeadProps) {
  const messages = useMessages("common");
  const texts = useMessages("schedule");
  const { followed, everything } = useSearch({ from: "/schedule" });
  const { contestants, tournaments } = usePreferences();
  // Without room on the line of the title they are in a menu.
  const isNarrow = useMediaQuery("(width < 1200px)");
  const hasFollowed = contestants.length + tournaments.length > 0;
  const options = (
    <>
      {isLoaded && (
        <>
          <TournamentSelect schedule={schedule} />
          <ZoneSelect />
          {(hasFollowed || followed !== "") && (
            <Link
              to="/schedule"
              search={(search) => ({ ...search, followed: followed === "" ? "1" : "" })}
              className={joinClassNames("button", followed === "1" && "tone-accent")}
              aria-current={followed === "1"}
            >
              <Icon name={followed === "" ? "star" : "star-fill"} /> {messages.words.followed}
            </Link>
          )}
        </>
      )}
      <Row wrap className={styles["end"]}>
        <CalendarMenu path={calendarPaths.all} />
        {listPrinted(schedule, false).length < listPrinted(schedule, true).length && (
          <Checkbox
            isChecked={everything === "1"}
            onCheck={(isChecked) => changeSearch({ everything: isChecked ? "1" : "" })}
          >
            <span title={texts.sheet.everythingHint}>{texts.sheet.everything}</span>
          </Checkbox>
        )}
        <PrintButton />
      </Row>
    </>
  );
  return (
    <PageHead title={messages.nav.schedule}>
      <DaySteps schedule={schedule} isPhone={isPhone} />
      {isLoaded && schedule.plan.lanes.length > 0 && (
        <TabList label={texts.view}>
          {(["grid", "list"] as const).map((each) => (
            <Link
              key={each}
              to="/schedule"
              search={(search) => ({ ...search, view: each })}
              replace
              role="tab"
              aria-selected={each === view}
              tabIndex={each === view ? 0 : -1}
            >
              {each === "grid" && isPhone ? texts.stations : texts[each]}
            </Link>
          ))}
        </TabList>
      )}
      {isNarrow ? (
        <div className={styles["end"]}>
          <Menu label={texts.options} icon="list-dashes" isCompact form="fields">
            <Stack gap={3}>{options}</Stack>
          </Menu>
        </div>
      ) : (
        options
      )}
    </PageHead>
  );
}

/** Link to today, with its times, between links to the days before and after. */
function DaySteps({
  schedule: { day, now },
  isPhone,
}: Pick<ScheduleHeadProps, "schedule" | "isPhone">) {
  const texts = useMessages("schedule");
  const { today } = useMessages("common").words;
  const venue = useVenueFormat();
  const parameterOf = (days: number): string => {
    const key = shiftDay(day.key, days);
    return key === venue.dayKey(now) ? "" : key;
  };
  const step = (days: -1 | 1) => (
    <Link
      to="/schedule"
      search={(search) => ({ ...search, day: parameterOf(days) })}
      className="button"
      aria-label={days < 0 ? texts.previous : texts.next}
    >
      <Icon name={days < 0 ? "caret-left" : "caret-right"} />
    </Link>
  );
  return (
    <Row as="nav" gap={1} aria-label={texts.day}>
      {step(-1)}
      <Link
        to="/schedule"
        search={(search) => ({ ...search, day: "" })}
        className="button"
        title={today}
      >
        {venue.day(day.key)}{" "}
        {!isPhone && (
          <Text type="meta" tone="faint">
            {venue.time(day.from)}–{venue.time(day.to)}
          </Text>
        )}
      </Link>
      {step(1)}
    </Row>
  );
}

function TournamentSelect({ schedule: { plan } }: ScheduleProps) {
  const { words } = useMessages("common");
  const { tournament } = useSearch({ from: "/schedule" });
  const titles = new Map(
    plan.matches.map((match) => [tournamentKeyOf(match), match.tournament.title]),
  );
  if (tournament !== "" && !titles.has(tournament)) titles.set(tournament, tournament);
  if (titles.size < 2) return null;
  const options = Array.from(titles, ([value, label]) => ({ value, label }));
  return (
    <Select
      look="labelled"
      label={words.tournament}
      value={tournament}
      options={[{ value: "", label: words.all(titles.size) }, ...options]}
      onChange={(value) => changeSearch({ tournament: value })}
    />
  );
}

function ZoneSelect() {
  const texts = useMessages("schedule");
  const { timeZone } = useMeta();
  const { isVenue } = useTimeZone();
  return (
    <Select
      look="labelled"
      label={texts.zone}
      value={isVenue ? "venue" : "mine"}
      options={[
        { value: "venue", label: texts.venueZone(formatCity(timeZone)) },
        { value: "mine", label: texts.ownZone },
      ]}
      onChange={(value) => {
        changePreferences({ zone: value === "venue" ? "venue" : "mine" });
      }}
    />
  );
}
