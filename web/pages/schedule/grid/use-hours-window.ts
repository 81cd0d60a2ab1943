import { useState } from "react";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { HoursView } from "#web/kit/timetable/time-axis.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import type { Schedule } from "#web/pages/schedule/use-schedule.ts";

export interface HoursWindow extends HoursView {
  /** Moves the start of the window to a time, within the day. */
  readonly moveTo: (from: number) => void;
  /** Returns to the current time. */
  readonly reset: () => void;
}

/** Share of the width that lies before the current time. */
const NOW_AT = 0.37;
/** Hours on a large screen: those in which names have room, and most. */
const MOST_READABLE = 8;
const MOST_HOURS = 16.5;
/** The window starts at full steps, in milliseconds. */
export const WINDOW_STEP = 30 * MINUTE;

/** Returns the window of hours, which follows the current time until it is moved. */
export function useHoursWindow({ day, now, plan }: Schedule, hours: number): HoursWindow {
  const [moved, setMoved] = useState<number | null>(null);
  const [first] = plan.timed.values();
  const begin = day.isToday ? now - NOW_AT * hours * HOUR : (first?.from ?? day.from) - WINDOW_STEP;
  const clamp = (from: number): number => {
    const steps = Math.floor((from - day.from) / WINDOW_STEP);
    const last = Math.max(0, Math.floor((day.to - day.from - hours * HOUR) / WINDOW_STEP));
    return day.from + Math.min(Math.max(steps, 0), last) * WINDOW_STEP;
  };
  const from = clamp(moved ?? begin);
  return {
    from,
    to: from + hours * HOUR,
    moveTo: (to) => {
      setMoved(clamp(to));
    },
    reset: () => {
      setMoved(null);
    },
  };
}

/** Returns the number of hours in view: as many as have room, on a large screen those with blocks. */
export function useHoursInView({ plan }: Schedule): number {
  const isTablet = useMediaQuery("(width < 1200px)");
  const isDesk = useMediaQuery("(width < 1760px)");
  const isWide = useMediaQuery("(width < 2560px)");
  if (isTablet) return 3.5;
  if (isDesk) return 5.5;
  if (isWide) return MOST_READABLE;
  const times = plan.lanes.flatMap(({ blocks }) => blocks);
  const first = Math.min(...times.map(({ from }) => from));
  const last = Math.max(...times.map(({ to }) => to));
  const steps = Math.ceil((last - first) / WINDOW_STEP) + 2;
  return Math.min(MOST_HOURS, Math.max(MOST_READABLE, (steps * WINDOW_STEP) / HOUR));
}
