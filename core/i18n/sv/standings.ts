import type { StandingsMessages } from "#core/i18n/en/standings.ts";
import { svScenarios } from "./scenarios.ts";

/** The Swedish messages of a group's standings. */
export const svStandings: StandingsMessages = {
  numbered: "(vår numrering)",
  position: { short: "#", long: "Placering" },
  contestant: "Deltagare",
  played: { short: "S", long: "Spelade" },
  won: { short: "V", long: "Vinster" },
  drawn: { short: "O", long: "Oavgjorda" },
  lost: { short: "F", long: "Förluster" },
  games: { short: "+ −", long: "Gjorda och insläppta" },
  scoreFor: { short: "+", long: "Gjorda" },
  scoreAgainst: { short: "−", long: "Insläppta" },
  difference: { short: "±", long: "Skillnad" },
  points: { short: "P", long: "Poäng" },
  form: "Form",
  record: (draws) => ({
    short: "Saldo",
    long: draws ? "Vinster – oavgjorda – förluster" : "Vinster – förluster",
  }),
  round: (number) => ({ short: `O${number}`, long: `Omgång ${number}` }),
  rounds: (group) => `${group}: omgångar`,
  bye: (points) => (points === "" ? "Frilott" : `Frilott +${points}`),
  more: "Alla kolumner",
  tiedWith: "lika: regeln för rangordningen kan inte skilja dem åt",
  wentTo: (code) => `gick vidare till ${code}`,
  byPoints: (win, draw, loss) =>
    `${win} poäng för vinst, ${draw} för oavgjort, ${loss} för förlust`,
  byWins: "Rangordnade efter vinster",
  byPath: "Rangordnade efter gruppens bracket (GSL-format)",
  byRank: "Rangordnade efter placering i varje match",
  tieBreakers: {
    difference: "skillnad",
    "score-for": "gjorda",
    "head-to-head": "inbördes möten",
    buchholz: "Buchholz",
    "median-buchholz": "median-Buchholz",
    "sonneborn-berger": "Sonneborn-Berger",
  },
  afterwards: (parts) => `sedan ${parts.join(", sedan ")}`,
  assumed: "Antagen regel: tjänsten anger ingen.",
  scenarios: svScenarios,
};
