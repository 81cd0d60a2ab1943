import type { ContestantMessages } from "#core/i18n/en/contestant.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages about a contestant, and about two contestants against each other. */
export const svContestant: ContestantMessages = {
  missing: "Ingen deltagare på den här adressen. Ingen med det namnet har varit listad här.",
  sameName: "samma namn i samma spel = samma deltagare",
  ambiguity: {
    "two-countries": "Listad med mer än ett land: det kan vara två deltagare med samma namn.",
    "two-places-at-once":
      "Listad i två matcher samtidigt: det kan vara två deltagare med samma namn.",
  },
  played: "Spelade",
  won: "Vinster",
  drawn: "Oavgjorda",
  lost: "Förluster",
  games: "Spelomgångar",
  kills: "Eliminationer",
  deaths: "Dödsfall",
  form: "Form",
  partial: "matcher kan saknas",
  formHint: "senaste till höger",
  result: { won: "vinst", drawn: "oavgjort", lost: "förlust" },
  next: "Härnäst",
  now: "Nu",
  noNext: "Ingen nästa match är känd.",
  onWin: "vid vinst",
  onLoss: "vid förlust",
  against: "mot",
  or: " eller ",
  matches: "Matcher",
  ahead: "Vägen framåt vid vinst",
  headToHead: "Inbördes möten med",
  opponents: "Tidigare motståndare",
  seed: { short: "#", long: "Seedning" },
  versus: {
    title: (left, right) => `${wrapInBidiIsolate(left)} – ${wrapInBidiIsolate(right)}`,
    wins: "vinster",
    never: "De har inte mötts i en match som listats här.",
    meetings: (count) => (count === 1 ? "1 möte" : `${count} möten`),
    draws: (count) => (count === 1 ? "1 oavgjord" : `${count} oavgjorda`),
    games: "Spelomgångar",
    another: "En annan motståndare",
  },
};
