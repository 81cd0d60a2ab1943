import { useMemo } from "react";
import { navigate } from "#web/routing/navigate.ts";
import { HOUR } from "#core/lib/time.ts";
import type { Lane } from "#core/schedule/lanes.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { type Channel, useChannels } from "#web/api/desk-channels.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { usePageKeys } from "#web/kit/use-page-keys.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type Assigning, useAssign } from "#web/pages/schedule/use-assign.ts";
import { showView, type Schedule, type ScheduleProps } from "#web/pages/schedule/use-schedule.ts";
import { UnassignedList } from "#web/pages/schedule/unassigned-list.tsx";
import { DayStrip } from "./day-strip.tsx";
import { BookedLines } from "./lane-marks.tsx";
import { findBookedLines } from "./marks.ts";
import { StationLane } from "./station-lane.tsx";
import {
  getShare,
  type HoursView,
  type HoursWindow,
  useHoursInView,
  useHoursWindow,
} from "./use-hours-window.ts";
import styles from "./schedule-grid.module.css";

/** The label of an hour has no room this close to that of the current time, as share of the width. */
const NOW_LABEL = 0.05;

/** The day by station: time to the right, matches without a station beside it. */
export function ScheduleGrid({ schedule }: ScheduleProps) {
  const texts = useMessages("schedule");
  const hours = useHoursInView(schedule);
  const view = useHoursWindow(schedule, hours);
  const { from, to } = view;
  // The same object while the hours stay, so that the lanes do not render again.
  const inView = useMemo(() => ({ from, to }), [from, to]);
  const assigning = useAssign(schedule);
  usePageKeys("scheduleGrid", {
    hour: (step) => {
      view.moveTo(view.from + step * HOUR);
    },
    unassigned: (step) => {
      assigning.move(step);
      return assigning.selected !== undefined;
    },
    assign: assigning.assign,
    view: () => {
      showView("list");
    },
    now: () => {
      view.reset();
      void navigate({ to: "/schedule", search: (search) => ({ ...search, day: "" }) });
    },
    print: () => {
      print();
    },
  });
  const { plan, isShown } = schedule;
  const lanes = useMemo(
    () => plan.lanes.filter(({ blocks }) => blocks.some(({ match }) => isShown(match))),
    [plan, isShown],
  );
  const { lines, labelled } = useBookedLines(lanes, schedule, inView);
  const channels = useChannels(useIsStaff());
  return (
    <div className={styles["page"]} style={{ "--stations": lanes.length }}>
      <div>
        <DayStrip schedule={schedule} view={view} />
        <TimeAxis schedule={schedule} view={view} />
        <div className={styles["grid"]}>
          <HourLines schedule={schedule} view={view} />
          <BookedLines lines={lines} view={inView} />
          <ul>
            {lanes.map((lane) => (
              <StationLane
                key={lane.station}
                lane={lane}
                schedule={schedule}
                view={inView}
                labelled={labelled}
                channel={findChannel(lane, channels)}
                proposed={assigning.station === lane.station ? assigning.selected : undefined}
              />
            ))}
          </ul>
        </div>
      </div>
      <UnassignedColumn schedule={schedule} assigning={assigning} />
      <div className={styles["foot"]}>
        <KeyHints
          table="scheduleGrid"
          without={assigning.selected === undefined ? ["unassigned", "assign"] : []}
        >
          {texts.legend}
        </KeyHints>
      </div>
    </div>
  );
}

/** Returns the lines between blocks, and the keys of the matches that have their label at one. */
function useBookedLines(
  lanes: Schedule["plan"]["lanes"],
  { plan: { clashes }, isShown }: Schedule,
  view: HoursView,
) {
  return useMemo(() => {
    const shown = lanes.map(({ blocks, gaps }) => ({
      blocks: blocks.filter(({ match }) => isShown(match)),
      gaps,
    }));
    const lines = findBookedLines(shown, clashes, view);
    const labelled = lines.flatMap(({ keys, label }) => (label === null ? [] : keys));
    return { lines, labelled: new Set(labelled) };
  }, [lanes, clashes, isShown, view]);
}

function UnassignedColumn({
  schedule,
  assigning,
}: ScheduleProps & { readonly assigning: Assigning }) {
  const texts = useMessages("schedule");
  if (assigning.unassigned.length === 0 && assigning.latest === null) return null;
  return (
    <aside className={styles["unassigned"]} aria-label={texts.unassigned}>
      <SectionHeading facts={assigning.unassigned.length} aside={texts.byStart}>
        {texts.unassigned}
      </SectionHeading>
      <UnassignedList schedule={schedule} assigning={assigning} />
    </aside>
  );
}

/** The hours in view, with the current time. */
function TimeAxis({
  schedule: { day, now },
  view,
}: ScheduleProps & { readonly view: HoursWindow }) {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const hasNow = now >= view.from && now < view.to;
  return (
    <div className={styles["axis"]} aria-hidden="true">
      <span>{texts.station}</span>
      <div className={styles["times"]}>
        {listHours(day.from, view)
          .filter((at) => !hasNow || Math.abs(getShare(view, at) - getShare(view, now)) > NOW_LABEL)
          .map((at) => (
            <span key={at} style={{ "--at": getShare(view, at) }}>
              {venue.time(at)}
            </span>
          ))}
        {hasNow && <b style={{ "--at": getShare(view, now) }}>{venue.time(now)}</b>}
      </div>
    </div>
  );
}

function HourLines({
  schedule: { day, now },
  view,
}: ScheduleProps & { readonly view: HoursWindow }) {
  return (
    <div className={styles["lines"]} aria-hidden="true">
      {listHours(day.from, view).map((at) => (
        <span key={at} style={{ "--at": getShare(view, at) }} />
      ))}
      {now >= view.from && now < view.to && <b style={{ "--at": getShare(view, now) }} />}
    </div>
  );
}

/** Returns the name of the channel that shows the live match of a station. */
function findChannel({ blocks }: Lane, channels: readonly Channel[]): string | undefined {
  const live = blocks.find(({ match }) => match.state === "live");
  return channels.find(({ value }) => value.match === live?.match.key)?.name;
}

/** Returns the full hours in view. */
function listHours(dayStart: number, { from, to }: HoursWindow): readonly number[] {
  const first = dayStart + Math.ceil((from - dayStart) / HOUR) * HOUR;
  return Array.from({ length: Math.ceil((to - first) / HOUR) }, (_, index) => first + index * HOUR);
}
