import type { ScheduleMessages } from "#core/i18n/en/schedule.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages of the schedule. */
export const fiSchedule: ScheduleMessages = {
  day: "Päivä",
  previous: "Edellinen päivä",
  next: "Seuraava päivä",
  today: "Tänään",
  followed: "Seuratut",
  empty: "Tälle päivälle ei ole listattu otteluita.",
  view: "Näkymä",
  grid: "Ruudukko",
  stations: "Pelipaikat",
  list: "Luettelo",
  tournament: "Turnaus",
  allTournaments: (count) => `Kaikki ${count}`,
  zone: "Aika",
  venueZone: (city) => `Tapahtumapaikka, ${city}`,
  ownZone: "Oma",
  options: "Suodattimet ja toiminnot",
  howStations:
    "Tälle päivälle ei ole merkitty pelipaikkoja. Merkitse pelipaikka ottelun tiedoissa, niin ruudukko näyttää päivän pelipaikoittain.",

  strip: { unit: "paikkoja käytössä", label: "Näytettävät tunnit" },
  station: "Pelipaikka",
  stationName: (station) => `Pelipaikka ${wrapInBidiIsolate(station)}`,
  more: (count) => `${count} muuta`,
  usualEnd: (time) => `tavallinen loppu ${time}`,
  elapsed: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, "0")}`,
  late: "myöh.",
  clash: { "double-booked": "Kaksi yhtä aikaa", "two-on-one": "Kaksi samalla paikalla" },

  free: "vapaa",
  freeTo: (time) => `vapaa klo ${time} asti`,
  freeFrom: (time) => `vapaa klo ${time} alkaen`,
  freeBetween: (from, to) => `vapaa ${from}–${to}`,
  allFree: (count) => `kaikki ${count} vapaana`,
  noneFree: "mikään paikka ei ole vapaa",

  unassigned: "Ei pelipaikkaa",
  byStart: "alkamisajan mukaan",
  assign: (station) => `Paikalle ${wrapInBidiIsolate(station)}`,
  other: "Muu…",
  assigned: (match, station) => `${match} on pelipaikalla ${wrapInBidiIsolate(station)}.`,
  undo: "Kumoa",

  liveAndNext: "Käynnissä ja seuraavaksi",
  from: (time) => `Kello ${time} alkaen`,
  ended: "Päättyneet",
  endedBefore: (count) => `${count} päättynyt aiemmin`,
  show: "Näytä",
  hide: "Piilota",
  to: (time) => `klo ${time} asti`,
  withoutStation: "ei pelipaikkaa",

  legend: "Ottelun pituus on sen tavallinen kesto täällä. ≈ siirtynyt edellisen ottelun takia.",
  keys: {
    hour: "tunti",
    match: "ottelu",
    assign: "merkitse paikka",
    view: "ruudukko / luettelo",
    now: "nyt",
    print: "tulosta",
  },

  sheet: {
    title: "Aikataulu pelipaikoittain",
    stations: (first, last) => `Pelipaikat ${wrapInBidiIsolate(first)}–${wrapInBidiIsolate(last)}`,
  },
};
