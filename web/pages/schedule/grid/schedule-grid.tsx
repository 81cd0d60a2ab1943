import { Fragment, useMemo } from "react";
import { navigate } from "#web/routing/navigate.ts";
import { HOUR } from "#core/lib/time.ts";
import { countStationsInUse, type Lane } from "#core/schedule/lanes.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { type Channel, useChannels } from "#web/api/desk-channels.ts";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { usePageKeys } from "#web/kit/use-page-keys.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type Assigning, useAssign } from "#web/pages/schedule/use-assign.ts";
import { type Schedule, type ScheduleProps, showView } from "#web/pages/schedule/use-schedule.ts";
import { UnassignedList } from "#web/pages/schedule/unassigned-list.tsx";
import { type BookedLine, findBookedLines } from "./marks.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { StationLane } from "./station-lane.tsx";
import {
  type HoursWindow,
  useHoursInView,
  useHoursWindow,
  WINDOW_STEP,
} from "./use-hours-window.ts";
import {
  HourLines,
  type HoursView,
  placeInHours,
  TimeAxis,
} from "#web/kit/timetable/time-axis.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import styles from "./schedule-grid.module.css";
import { useVenueFormat } from "#web/api/venue.ts";
import { type BarKind, BarPart } from "#web/kit/bar/bar.tsx";
import strip from "#web/kit/timetable/day-strip.module.css";

/** Number of labels of hours that have room beside each other. */
const LABELS = 20;

/** The day by station: time to the right, matches without a station beside it. */
export function ScheduleGrid({ schedule }: ScheduleProps) {
  const texts = useMessages("schedule");
  const { station } = useMessages("common").match;
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
  const { day, now } = schedule;
  const axis = { view: inView, dayStart: day.from, now };
  const channels = useChannels(useIsStaff());
  return (
    <div className={styles["page"]} style={{ "--lanes": lanes.length }}>
      <div className={timetable["table"]}>
        <DayStrip schedule={schedule} view={view} />
        <TimeAxis {...axis} title={station} label={(hours * HOUR) / LABELS} />
        <div className={styles["lanes"]}>
          <HourLines {...axis}>
            <BookedLines lines={lines} view={inView} />
          </HourLines>
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

interface BookedLinesProps {
  readonly lines: readonly BookedLine[];
  readonly view: HoursView;
}

/** Lines between the blocks of contestants who are booked twice; the blocks say it to all readers. */
function BookedLines({ lines, view }: BookedLinesProps) {
  const texts = useMessages("schedule");
  return lines.map(({ keys, at, upper, lower, name, label }) => (
    <Fragment key={keys.join(" ")}>
      <span
        className={timetable["line"]}
        style={{ ...placeInHours(view, at), "--upper": upper.lane, "--lower": lower.lane }}
      />
      {label !== null && (
        <p
          className={timetable["words"]}
          data-late
          style={{
            ...placeInHours(view, at, label.to),
            top: `calc(${label.lane} * var(--lane))`,
          }}
        >
          <StatusLabel tone="warn">{texts.clash["double-booked"]}</StatusLabel>{" "}
          <bdi dir="auto">{name}</bdi>
        </p>
      )}
    </Fragment>
  ));
}

function UnassignedColumn({
  schedule,
  assigning,
}: ScheduleProps & { readonly assigning: Assigning }) {
  const texts = useMessages("schedule");
  if (assigning.unassigned.length === 0 && assigning.latest === null) return null;
  return (
    <aside aria-label={texts.unassigned}>
      <SectionHeading facts={assigning.unassigned.length} aside={texts.byStart}>
        {texts.unassigned}
      </SectionHeading>
      <UnassignedList schedule={schedule} assigning={assigning} />
    </aside>
  );
}

/** Returns the name of the channel that shows the live match of a station. */
function findChannel({ blocks }: Lane, channels: readonly Channel[]): string | undefined {
  const live = blocks.find(({ match }) => match.state === "live");
  return channels.find(({ value }) => value.match === live?.match.key)?.name;
}

interface DayStripProps {
  readonly schedule: Schedule;
  readonly view: HoursWindow;
}

/** Hours between two labels. */
const LABEL_HOURS = 3;

/** Stations in use in each half hour of the day, with a frame around the hours in view. */
function DayStrip({ schedule: { day, now, plan }, view }: DayStripProps) {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const length = day.to - day.from;
  const counts = countStationsInUse(plan.lanes, day, length / WINDOW_STEP);
  const most = Math.max(1, ...counts);
  const labels = Array.from(
    { length: Math.ceil(length / HOUR / LABEL_HOURS) },
    (_, index) => day.from + index * LABEL_HOURS * HOUR,
  );
  const last = length - (view.to - view.from);
  return (
    <div className={strip["strip"]} style={{ "--window": (view.to - view.from) / length }}>
      <p className={strip["name"]} aria-hidden="true">
        <b>{texts.day}</b> {texts.strip.unit}
      </p>
      <div className={strip["bars"]} aria-hidden="true">
        {counts.map((count, index) => {
          const begin = day.from + index * WINDOW_STEP;
          const height = `${(count / most) * 100}%`;
          return <BarPart key={begin} kind={findKind(begin, now)} style={{ height }} />;
        })}
      </div>
      <div className={strip["labels"]} aria-hidden="true">
        {labels.map((at) => (
          <span key={at} style={{ flex: Math.min(LABEL_HOURS, (day.to - at) / HOUR) }}>
            {venue.time(at)}
          </span>
        ))}
      </div>
      <input
        type="range"
        className={strip["frame"]}
        aria-label={texts.strip.label}
        aria-valuetext={`${venue.time(view.from)}–${venue.time(view.to)}`}
        min={0}
        max={last}
        step={WINDOW_STEP}
        value={view.from - day.from}
        onChange={({ target }) => {
          view.moveTo(day.from + target.valueAsNumber);
        }}
      />
    </div>
  );
}

function findKind(begin: number, now: number): BarKind {
  if (begin + WINDOW_STEP <= now) return "ended";
  return begin <= now ? "live" : "toPlay";
}
