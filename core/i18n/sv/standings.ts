import type { StandingsMessages } from "#core/i18n/en/standings.ts";
import { svScenarios } from "./scenarios.ts";

/** The Swedish messages of a group's standings. */
export const svStandings: StandingsMessages = {
  stage: (number) => `Steg ${number}`,
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
  kills: { short: "E", long: "Eliminationer" },
  deduction: { short: "Avdr", long: "Avdrag" },
  ignoredDeduction: { short: "(Avdr)", long: "Avdrag, ej avdraget" },
  points: { short: "P", long: "Poäng" },
  allGroups: "Alla grupper",
  race: (number) => ({ short: `M${number}`, long: `Match ${number}` }),
  gap: { short: "Avst", long: "Poäng efter ledaren" },
  results: "Poäng per match",
  form: "Form",
  record: (draws) => ({
    short: draws ? "V–O–F" : "V–F",
    long: draws ? "Vinster – oavgjorda – förluster" : "Vinster – förluster",
  }),
  round: (number) => ({ short: `O${number}`, long: `Omgång ${number}` }),
  rounds: (group) => `${group}: omgångar`,
  bye: (points) => (points === "" ? "Frilott" : `Frilott +${points}`),
  swiss: {
    view: "Vy av gruppen",
    views: { rounds: "Omgångar", table: "Tabell" },
    round: (number) => `Omgång ${number}`,
    after: (round) => `Efter omgång ${round}`,
    points: (points) => `${points} poäng`,
    recordUnknown: "Resultaten ännu inte kända",
    fates: { through: "Vidare", out: "Utslagen" },
    arrivals: {
      winner: (count, record) =>
        count === 1 ? `Vinnaren av ${record}` : `${count} vinnare av ${record}`,
      loser: (count, record) =>
        count === 1 ? `Förloraren av ${record}` : `${count} förlorare av ${record}`,
    },
    limits: (wins, losses) =>
      `${wins === 1 ? "1 vinst" : `${wins} vinster`}: vidare. ${losses === 1 ? "1 förlust" : `${losses} förluster`}: utslagen.`,
  },
  openMatches: {
    live: "Pågår",
    count: (count) => (count === 1 ? "1 match" : `${count} matcher`),
    later: (count) => (count === 1 ? "1 match senare" : `${count} matcher senare`),
  },
  sheet: { title: (tournament) => `${tournament}, grupper`, ended: "Gruppspelet är spelat" },
  more: "Alla kolumner",
  tiedWith: "lika: regeln för rangordningen kan inte skilja dem åt",
  wentTo: (code) => `gick vidare till ${code}`,
  byPoints: (win, draw, loss) =>
    `${win} poäng för vinst, ${draw} för oavgjort, ${loss} för förlust`,
  byWins: "Rangordnade efter vinster",
  byPath: "Rangordnade efter gruppens bracket (GSL-format)",
  byRank: "Rangordnade efter sammanlagt resultat, sedan vunna matcher",
  byPlacement: {
    points: (points) => `Poäng efter placering: ${points}`,
    perKill: (points) => `${points} per elimination`,
    minus: "minus avdrag",
    bestOf: (count) =>
      count === 1 ? "den bästa matchen räknas" : `de ${count} bästa matcherna räknas`,
    ties: "fler förstaplatser (sedan andraplatser och så vidare)",
    kills: "eliminationer",
    dropped: "(…): räknas inte.",
    place: (placement) => `plats ${placement}`,
    disqualified: "diskvalificerad",
    withKills: (kills) => (kills === 1 ? "1 elimination" : `${kills} eliminationer`),
  },
  tieBreakers: {
    difference: "skillnad",
    "score-for": "gjorda",
    "head-to-head": "inbördes möten",
    buchholz: "Buchholz",
    "median-buchholz": "median-Buchholz",
    "sonneborn-berger": "Sonneborn-Berger",
  },
  afterwards: (parts) => `sedan ${parts.join(", sedan ")}`,
  ignoresDeductions: "Avdrag som tjänsten skickar är inte avdragna.",
  assumed: "Antagen regel: tjänsten anger ingen.",
  scenarios: svScenarios,
};
