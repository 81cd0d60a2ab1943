import type { ScheduleMessages } from "#core/i18n/en/schedule.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages of the schedule. */
export const svSchedule: ScheduleMessages = {
  day: "Dag",
  previous: "Föregående dag",
  next: "Nästa dag",
  today: "I dag",
  followed: "Följda",
  empty: "Ingen match är listad den här dagen.",
  view: "Vy",
  grid: "Rutnät",
  stations: "Spelplatser",
  list: "Lista",
  tournament: "Turnering",
  allTournaments: (count) => `Alla ${count}`,
  zone: "Tid",
  venueZone: (city) => `Arenan, ${city}`,
  ownZone: "Din",
  options: "Filter och åtgärder",
  howStations:
    "Ingen spelplats är angiven den här dagen. Ange en i matchens panel, så visar rutnätet dagen per spelplats.",

  strip: { unit: "platser i bruk", label: "Timmar som visas" },
  station: "Spelplats",
  stationName: (station) => `Spelplats ${wrapInBidiIsolate(station)}`,
  more: (count) => `${count} till`,
  usualEnd: (time) => `slutar vanligen ${time}`,
  elapsed: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, "0")}`,
  late: "sen",
  clash: { "double-booked": "Dubbelbokad", "two-on-one": "Två på samma plats" },

  free: "ledig",
  freeTo: (time) => `ledig till ${time}`,
  freeFrom: (time) => `ledig från ${time}`,
  freeBetween: (from, to) => `ledig ${from}–${to}`,
  allFree: (count) => `alla ${count} lediga`,
  noneFree: "ingen plats är ledig",

  unassigned: "Ingen spelplats",
  byStart: "efter start",
  assign: (station) => `Ge plats ${wrapInBidiIsolate(station)}`,
  other: "Annan…",
  assigned: (match, station) => `${match} är på spelplats ${wrapInBidiIsolate(station)}.`,
  undo: "Ångra",

  liveAndNext: "Pågår och härnäst",
  from: (time) => `Från ${time}`,
  ended: "Avslutade",
  endedBefore: (count) => (count === 1 ? "1 avslutad tidigare" : `${count} avslutade tidigare`),
  show: "Visa",
  hide: "Dölj",
  to: (time) => `till ${time}`,
  withoutStation: "ingen plats",

  legend: "En match är så lång som den vanligen är här. ≈ försenad av matchen före.",
  keys: {
    hour: "timme",
    match: "matcher",
    assign: "ge plats",
    view: "rutnät / lista",
    now: "nu",
    print: "skriv ut",
  },

  sheet: {
    title: "Schema per spelplats",
    stations: (first, last) => `Spelplatser ${wrapInBidiIsolate(first)}–${wrapInBidiIsolate(last)}`,
  },
};
