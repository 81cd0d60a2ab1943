import type { StandingsMessages } from "#core/i18n/en/standings.ts";
import { fiScenarios } from "./scenarios.ts";

/** The Finnish messages of a group's standings. */
export const fiStandings: StandingsMessages = {
  stage: (number) => `${number}. vaihe`,
  position: { short: "#", long: "Sija" },
  contestant: "Osallistuja",
  played: { short: "O", long: "Ottelut" },
  won: { short: "V", long: "Voitot" },
  drawn: { short: "T", long: "Tasapelit" },
  lost: { short: "H", long: "Häviöt" },
  games: { short: "+ −", long: "Tehdyt ja päästetyt" },
  scoreFor: { short: "+", long: "Tehdyt" },
  scoreAgainst: { short: "−", long: "Päästetyt" },
  difference: { short: "±", long: "Erotus" },
  kills: { short: "Tap", long: "Tapot" },
  deduction: { short: "Väh", long: "Vähennys" },
  ignoredDeduction: { short: "(Väh)", long: "Vähennys, ei vähennetty" },
  points: { short: "P", long: "Pisteet" },
  allGroups: "Kaikki lohkot",
  race: (number) => ({ short: `O${number}`, long: `${number}. ottelu` }),
  gap: { short: "Ero", long: "Pistettä kärjestä" },
  results: "Pisteet otteluittain",
  form: "Vire",
  record: (draws) => ({
    short: "Saldo",
    long: draws ? "Voitot – tasapelit – häviöt" : "Voitot – häviöt",
  }),
  round: (number) => ({ short: `K${number}`, long: `${number}. kierros` }),
  rounds: (group) => `${group}: kierrokset`,
  bye: (given) => (given === "" ? "Vapaa" : `Vapaa +${given}`),
  swiss: {
    view: "Lohkon näkymä",
    views: { rounds: "Kierrokset", table: "Taulukko" },
    round: (number) => `${number}. kierros`,
    after: (round) => `${round}. kierroksen jälkeen`,
    points: "Pisteet ennen kierrosta",
    notListed: "ei ottelua listalla",
    recordUnknown: "Saldo ei vielä tiedossa",
    fates: { through: "Jatkoon", out: "Putosi" },
    arrivals: {
      winner: (count, record) =>
        count === 1 ? `Voittaja saldosta ${record}` : `${count} voittajaa saldosta ${record}`,
      loser: (count, record) =>
        count === 1 ? `Häviäjä saldosta ${record}` : `${count} häviäjää saldosta ${record}`,
    },
    limits: (wins, losses) =>
      `${wins === 1 ? "1 voitto" : `${wins} voittoa`}: jatkoon. ${losses === 1 ? "1 häviö" : `${losses} häviötä`}: putoaa.`,
  },
  openMatches: {
    live: "Käynnissä",
    count: (count) => (count === 1 ? "1 ottelu" : `${count} ottelua`),
    later: (count) => (count === 1 ? "1 ottelu myöhemmin" : `${count} ottelua myöhemmin`),
  },
  sheet: { title: (tournament) => `${tournament}, lohkot`, ended: "Lohkovaihe pelattu" },
  more: "Kaikki sarakkeet",
  tiedWith: "tasoissa naapurin kanssa: sääntö ei erota heitä",
  decidedByStaff: "henkilökunnan päättämä järjestys",
  wentTo: (code) => `jatkoi otteluun ${code}`,
  byPoints: (win, draw, loss) =>
    `Voitosta ${points(win)}, tasapelistä ${points(draw)}, häviöstä ${points(loss)}`,
  byWins: "Järjestys voittojen mukaan",
  byPath: "Järjestys lohkokaavion mukaan (GSL)",
  byRank: "Järjestys yhteistuloksen, sitten voitettujen otteluiden mukaan",
  byPlacement: {
    points: (list) => `Pisteet sijoituksesta: ${list}`,
    perKill: (count) => `taposta ${points(count)}`,
    minus: "vähennykset pois",
    bestOf: (count) =>
      count === 1 ? "paras ottelu lasketaan" : `${count} parasta ottelua lasketaan`,
    ties: "enemmän ykkössijoja (sitten kakkossijoja ja niin edelleen)",
    kills: "tapot",
    dropped: "(…): ei lasketa mukaan.",
    place: (placement) => `sija ${placement}`,
    disqualified: "hylätty",
    withKills: (kills) => (kills === 1 ? "1 tappo" : `${kills} tappoa`),
  },
  tieBreakers: {
    difference: "erotus",
    "score-for": "tehdyt",
    "head-to-head": "tasoissa olevien keskinäiset ottelut",
    buchholz: "Buchholz",
    "median-buchholz": "mediaani-Buchholz",
    "sonneborn-berger": "Sonneborn-Berger",
  },
  fewerLosses: "vähemmän tappioita",
  afterwards: (parts) => `sitten ${parts.join(", sitten ")}`,
  ignoresDeductions: "Palvelun lähettämiä vähennyksiä ei ole vähennetty.",
  assumed: "Tavallinen sääntö, oletettu: palvelu ei kerro sääntöä.",
  scenarios: fiScenarios,
};

function points(count: string): string {
  return count === "1" ? "1 piste" : `${count} pistettä`;
}
