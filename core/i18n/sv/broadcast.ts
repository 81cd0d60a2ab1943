import type { BroadcastMessages } from "#core/i18n/en/broadcast.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages about broadcast channels and venue screens. */
export const svBroadcast: BroadcastMessages = {
  title: "Skärmar",
  channels: "Kanaler",
  intro:
    "En kanal styr en sändningsgrafik: lägg en match på den, så visar all grafik med dess adress matchen inom en sekund.",
  noChannels: "Det finns ingen kanal ännu.",
  newChannel: "Ny kanal",
  newChannelHint: "Ett kort namn utan snedstreck, till exempel stream-B.",
  add: "Lägg till",
  remove: "Ta bort",
  channel: "Kanal",
  channelOf: (name) => `Kanal ${wrapInBidiIsolate(name)}`,
  onChannel: "På kanal…",
  putOn: (name) => `Lägg på ${wrapInBidiIsolate(name)}`,
  takeOff: "Ta bort från kanalen",
  empty: "Kanalen är tom: grafiken är genomskinlig.",
  unlisted: "Matchen är inte längre listad: grafiken är genomskinlig.",
  match: "Match",
  bracket: "Slutspel",
  noMatch: "Ingen match",
  live: "Pågår",
  next: "Härnäst",
  other: "På kanalen nu",
  shortNames: "Korta namn",
  swap: "Byt sida",
  left: (name) => `Vänster: ${wrapInBidiIsolate(name)}`,
  right: (name) => `Höger: ${wrapInBidiIsolate(name)}`,
  more: (name) => `Lägg till 1 för ${wrapInBidiIsolate(name)}`,
  less: (name) => `Dra av 1 för ${wrapInBidiIsolate(name)}`,
  byHand: (score) =>
    `Manuellt resultat. Tjänsten anger ${score}; dess resultat visas igen när den har hunnit ikapp.`,
  byHandFirst:
    "Manuellt resultat. Tjänsten anger inget ännu; dess resultat visas igen när den har hunnit ikapp.",
  byService: "Resultat från tjänsten. Använd + för att uppdatera före tjänsten.",
  over: "Matchen är avslutad: tjänstens resultat visas.",
  serviceAgain: "Använd tjänstens resultat",
  noScore: "inget resultat",
  preview: "Förhandsvisning",
  address: "Adress för OBS",
  copy: "Kopiera",
  copied: "Kopierat",
  size: "Webbläsarkälla, 1920 × 1080 eller 3840 × 2160; bakgrunden är genomskinlig.",
  others: "Annan grafik",
  othersHint: "En match eller ett slutspel utan kanal. SITE och ID finns i sidans adress.",
  options: (languages) =>
    `Varje adress tar ?chroma=green (magenta, eller en färg som 00ff00) för enfärgad bakgrund, theme (dark, light), accent (en färg), locale (${languages}) och flags (images, letters, none).`,
  walls: "Storskärmar",
  wallsHint: "För skärmarna i arenan.",
  openWall: "Öppna storskärmen",
};
