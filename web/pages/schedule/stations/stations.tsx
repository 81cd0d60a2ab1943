import { useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { TimeAxis } from "#web/kit/timetable/time-axis.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import { Sheet } from "#web/kit/sheet.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useHoursWindow } from "#web/pages/schedule/grid/use-hours-window.ts";
import { useAssign } from "#web/pages/schedule/use-assign.ts";
import type { ScheduleProps } from "#web/pages/schedule/use-schedule.ts";
import { UnassignedList } from "#web/pages/schedule/unassigned-list.tsx";
import { StationRow } from "./station-row.tsx";
import styles from "./stations.module.css";

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
