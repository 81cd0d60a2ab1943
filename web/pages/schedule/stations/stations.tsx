import { useState } from "react";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Icon } from "#web/kit/icon.tsx";
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
  const hasNow = now >= view.from && now < view.to;
  const lanes = plan.lanes.filter(({ blocks }) => blocks.some(({ match }) => isShown(match)));
  const hours = Array.from(
    { length: HOURS },
    (_, index) => day.from + (Math.floor((view.from - day.from) / HOUR) + 1 + index) * HOUR,
  ).filter((at) => at < view.to - LABEL / 2 && !(hasNow && Math.abs(at - now) < LABEL));
  return (
    <div
      style={{
        "--from": (view.from - day.from) / HOUR,
        "--hours": HOURS,
        "--now": (now - day.from) / HOUR,
      }}
    >
      {lanes.length > 0 && (
        <div className={styles["axis"]} aria-hidden="true">
          <div className={styles["times"]}>
            {hours.map((at) => (
              <span key={at} style={{ "--at": (at - day.from) / HOUR }}>
                {venue.time(at)}
              </span>
            ))}
            {hasNow && <b style={{ "--at": (now - day.from) / HOUR }}>{venue.time(now)}</b>}
          </div>
        </div>
      )}
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
          <b>
            {texts.unassigned} {assigning.unassigned.length}
          </b>
          <span>
            <b>{venue.time(first.from)}</b> {first.match.code}
          </span>
          <ContestantName name={formatSlots(first.match.slots, messages)} country="" />
          <Icon name="caret-down" />
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
