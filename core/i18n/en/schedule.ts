import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the schedule. */
export const enSchedule = {
  day: "Day",
  previous: "Day before",
  next: "Day after",
  today: "Today",
  followed: "Followed",
  empty: "No match is listed on this day.",
  view: "View",
  grid: "Grid",
  /** The grid on a phone. */
  stations: "Stations",
  list: "List",
  tournament: "Tournament",
  allTournaments: (count: number) => `All ${count}`,
  zone: "Zone",
  /** `city` is the last part of an IANA zone. */
  venueZone: (city: string) => `Venue, ${city}`,
  ownZone: "Yours",
  /** Name of the menu that contains them on a narrow page. */
  options: "Filters and actions",
  /** For staff, while no station is entered. */
  howStations:
    "No station is entered for this day. Enter one in the panel of a match; the grid then shows the day by station.",

  strip: { unit: "stations in use", label: "Hours shown" },
  station: "Station",
  stationName: (station: string) => `Station ${wrapInBidiIsolate(station)}`,
  more: (count: number) => `${count} more`,
  usualEnd: (time: string) => `usual end ${time}`,
  elapsed: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, "0")}`,
  late: "late",
  clash: { "double-booked": "Double-booked", "two-on-one": "Two on one" },

  free: "free",
  freeTo: (time: string) => `free to ${time}`,
  freeFrom: (time: string) => `free from ${time}`,
  freeBetween: (from: string, to: string) => `free ${from}–${to}`,
  allFree: (count: number) => `all ${count} free`,
  noneFree: "no station is free",

  unassigned: "No station",
  byStart: "by start",
  assign: (station: string) => `Assign to ${wrapInBidiIsolate(station)}`,
  other: "Other…",
  /** After an assignment; `match` is a code or two contestants. */
  assigned: (match: string, station: string) =>
    `${match} is on station ${wrapInBidiIsolate(station)}.`,
  undo: "Undo",

  liveAndNext: "Live and next",
  from: (time: string) => `From ${time}`,
  ended: "Ended",
  endedBefore: (count: number) => `${count} ended before`,
  show: "Show",
  hide: "Hide",
  to: (time: string) => `to ${time}`,
  withoutStation: "no station",

  legend: "A match is as long as such matches usually take here. ≈ pushed by the match before.",
  keys: {
    hour: "hour",
    match: "match",
    assign: "assign",
    view: "grid / list",
    now: "now",
    print: "print",
  },

  sheet: {
    title: "Schedule by station",
    stations: (first: string, last: string) =>
      `Stations ${wrapInBidiIsolate(first)}–${wrapInBidiIsolate(last)}`,
  },
};

/** The messages of the schedule that every language provides. */
export type ScheduleMessages = typeof enSchedule;
