import { useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import { Sheet } from "#web/kit/sheet.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type HoursWindow, useHoursWindow } from "#web/pages/schedule/grid/use-hours-window.ts";
import { useAssign } from "#web/pages/schedule/use-assign.ts";
import type { Schedule, ScheduleProps } from "#web/pages/schedule/use-schedule.ts";
import { UnassignedList } from "#web/pages/schedule/unassigned-list.tsx";
import styles from "./stations.module.css";
import type { Block, Lane } from "#core/schedule/lanes.ts";
import { BarPart } from "#web/kit/bar/bar.tsx";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { placeInHours, TimeAxis } from "#web/kit/timetable/time-axis.tsx";
import { describeLane } from "#web/pages/schedule/describe-lane.ts";

const HOURS = 4;
/** A label has no room this close to that of the current time, in milliseconds. */
const LABEL = 30 * MINUTE;

/** The stations on a phone: the match on each, a bar of its hours, and the next match. */
export function Stations({ schedule }: ScheduleProps) {
  const texts = useMessages("schedule");
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const view = useHoursWindow(schedule, HOURS);
  const assigning = useAssign(schedule);
  const [isOpen, setIsOpen] = useState(false);
  const { day, now, plan, isShown } = schedule;
  const [first] = assigning.unassigned;
  const lanes = plan.lanes.filter(({ blocks }) => blocks.some(({ match }) => isShown(match)));
  return (
    <div className={joinClassNames(timetable["table"], styles["stations"])}>
      {lanes.length > 0 && <TimeAxis view={view} dayStart={day.from} now={now} label={LABEL} />}
      <ul>
        {lanes.map((lane) => (
          <StationRow key={lane.station} lane={lane} schedule={schedule} view={view} />
        ))}
      </ul>
      {first !== undefined && (
        <button
          type="button"
          className={styles["unassigned"]}
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <Text strong>
            {texts.unassigned} {assigning.unassigned.length}
          </Text>
          <Text tone="soft">
            {venue.time(first.from)} {first.match.code}
          </Text>
          <FlaggedName name={formatSlots(first.match.slots, messages)} country="" />
          <Icon name="caret-right" />
        </button>
      )}
      {isOpen && (
        <Sheet
          label={texts.unassigned}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <UnassignedList schedule={schedule} assigning={assigning} />
        </Sheet>
      )}
    </div>
  );
}

interface StationRowProps {
  readonly lane: Lane;
  readonly schedule: Schedule;
  readonly view: HoursWindow;
}

/** A station on a phone: the bar of its hours, its match and its next match. */
function StationRow({ lane, schedule, view }: StationRowProps) {
  const texts = useMessages("schedule");
  const { station } = useFirstPageMessages().match;
  const venue = useVenueFormat();
  const { day, now, plan } = schedule;
  const status = describeLane(lane, now, texts);
  const current = day.isToday ? status.block : null;
  const begin = day.isToday ? now : view.from;
  const next = lane.blocks.find(
    ({ match, from }) => match.state === "upcoming" && match !== current?.match && from >= begin,
  );
  const visible = current ?? (day.isToday ? undefined : lane.blocks[0]);
  const after =
    visible !== undefined && visible === next
      ? lane.blocks.find(({ from }) => from > visible.from)
      : next;
  const blocks = [visible, after].flatMap((block) => block ?? []);
  return (
    <li className={timetable["lane"]}>
      <h2>
        <span className="visually-hidden">{station} </span>
        <StationSign
          station={lane.station}
          size="large"
          tone={day.isToday && status.tone !== "plain" ? "strong" : "plain"}
        />
      </h2>
      <div className={styles["lines"]}>
        <Bar blocks={lane.blocks} schedule={schedule} view={view} />
        {visible === undefined && (
          <Text as="p" type="small" strong>
            {after === undefined ? texts.free : texts.freeTo(venue.time(after.from))}
          </Text>
        )}
        <MatchLines
          form="brief"
          matches={blocks.map(({ match }) => match)}
          now={now}
          venue={venue}
          headingDay={day.key}
          describe={({ key }) => {
            const clash = plan.clashes.get(key);
            return clash === undefined ? {} : { warning: texts.clash[clash.kind] };
          }}
        />
      </div>
    </li>
  );
}

/** The matches of a station as a line of boxes along the time. */
function Bar({
  blocks,
  schedule: { now, plan },
  view,
}: Omit<StationRowProps, "lane"> & { readonly blocks: readonly Block[] }) {
  return (
    <div className={joinClassNames(timetable["track"], styles["bar"])} aria-hidden="true">
      {blocks
        .filter(({ from, to }) => to > view.from && from < view.to)
        .map((block) => {
          const from = Math.max(block.from, view.from);
          const to = Math.min(block.to, view.to);
          const done = Math.max(0, (Math.min(now, view.to) - from) / (to - from));
          const { key, state, expected } = block.match;
          return (
            <BarPart
              key={key}
              kind={state === "upcoming" ? "toPlay" : state}
              isLate={block.isOverrun || expected !== null || plan.clashes.has(key)}
              style={{ ...placeInHours(view, from, to), "--done": `${done * 100}%` }}
            />
          );
        })}
      {now >= view.from && now < view.to && (
        <b className={timetable["hour"]} data-now style={placeInHours(view, now)} />
      )}
    </div>
  );
}
