import type { StandingsMessages } from "#core/i18n/en/standings.ts";
import { fiScenarios } from "./scenarios.ts";

/** The Finnish messages of a group's standings. */
export const fiStandings: StandingsMessages = {
  numbered: "(numerointi meidän)",
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
  points: { short: "P", long: "Pisteet" },
  form: "Vire",
  record: (draws) => ({
    short: "Saldo",
    long: draws ? "Voitot – tasapelit – häviöt" : "Voitot – häviöt",
  }),
  round: (number) => ({ short: `K${number}`, long: `${number}. kierros` }),
  rounds: (group) => `${group}: kierrokset`,
  bye: (given) => (given === "" ? "Vapaa" : `Vapaa +${given}`),
  more: "Kaikki sarakkeet",
  tiedWith: "tasoissa naapurin kanssa: sääntö ei erota heitä",
  wentTo: (code) => `jatkoi otteluun ${code}`,
  byPoints: (win, draw, loss) =>
    `Voitosta ${points(win)}, tasapelistä ${points(draw)}, häviöstä ${points(loss)}`,
  byWins: "Järjestys voittojen mukaan",
  byPath: "Järjestys lohkokaavion mukaan (GSL)",
  byRank: "Järjestys ottelusijoitusten mukaan",
  tieBreakers: {
    difference: "erotus",
    "score-for": "tehdyt",
    "head-to-head": "tasoissa olevien keskinäiset ottelut",
    buchholz: "Buchholz",
    "median-buchholz": "mediaani-Buchholz",
    "sonneborn-berger": "Sonneborn-Berger",
  },
  afterwards: (parts) => `sitten ${parts.join(", sitten ")}`,
  assumed: "Tavallinen sääntö, oletettu: palvelu ei kerro sääntöä.",
  scenarios: fiScenarios,
};

function points(count: string): string {
  return count === "1" ? "1 piste" : `${count} pistettä`;
}
