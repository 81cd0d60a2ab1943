import type { ContestantMessages } from "#core/i18n/en/contestant.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages about a contestant, and about two contestants against each other. */
export const fiContestant: ContestantMessages = {
  missing: "Tässä osoitteessa ei ole osallistujaa. Ketään sen nimistä ei ole ollut listalla.",
  sameName: "sama nimi samassa pelissä = sama osallistuja",
  ambiguity: {
    "two-countries": "Listattu useamman maan nimissä: näitä voi olla kaksi samannimistä.",
    "two-places-at-once":
      "Listattu kahteen otteluun yhtä aikaa: näitä voi olla kaksi samannimistä.",
  },
  played: "Ottelut",
  won: "Voitot",
  drawn: "Tasapelit",
  lost: "Häviöt",
  games: "Erät",
  kills: "Tapot",
  deaths: "Kuolemat",
  form: "Vire",
  partial: "otteluita voi puuttua",
  formHint: "uusin oikealla",
  result: { won: "voitto", drawn: "tasapeli", lost: "häviö" },
  next: "Seuraavaksi",
  now: "Nyt",
  noNext: "Seuraavaa ottelua ei tiedetä.",
  onWin: "voitolla",
  onLoss: "häviöllä",
  against: "vastassa",
  or: " tai ",
  matches: "Ottelut",
  ahead: "Voittaen eteenpäin",
  headToHead: "Keskinäiset, vastassa",
  opponents: "Kohdanneet",
  seed: { short: "#", long: "Sijoitus" },
  versus: {
    title: (left, right) => `${wrapInBidiIsolate(left)} – ${wrapInBidiIsolate(right)}`,
    wins: "voittoa",
    never: "He eivät ole kohdanneet täällä listatussa ottelussa.",
    meetings: (count) => (count === 1 ? "1 kohtaaminen" : `${count} kohtaamista`),
    draws: (count) => (count === 1 ? "1 tasapeli" : `${count} tasapeliä`),
    games: "Erät",
    another: "Toinen vastustaja",
  },
};
