import type { ScenarioMessages } from "#core/i18n/en/scenarios.ts";

/** The Swedish messages about who can still advance from a group. */
export const svScenarios: ScenarioMessages = {
  short: {
    head: "Vidare",
    draw: "Oavgjort räcker",
    win: "Vinst räcker",
    winAndHelp: "Vinst och hjälp krävs",
  },
  own: { win: "Vinst", draw: "Oavgjort", loss: "Förlust" },
  through: "vidare",
  eliminated: "utslagen",
  throughIf: (condition) => `vidare om ${condition}`,
  eliminatedIf: (condition) => `utslagen om ${condition}`,
  tieIf: (condition, decider) => `om ${condition} ${decider}`,
  otherwise: (rest) => `annars ${rest}`,
  otherResults: decides("andra resultat"),
  tieBy: {
    difference: decides("skillnaden"),
    "score-for": decides("summan av resultaten"),
    "head-to-head": decides("inbördes möten"),
    buchholz: decides("Buchholz"),
    "median-buchholz": decides("median-Buchholz"),
    "sonneborn-berger": decides("Sonneborn-Berger"),
    nothing: { alone: "regeln skiljer dem inte åt", after: "skiljer regeln dem inte åt" },
    rule: decides("andra resultat eller den okända regeln"),
    unknown: decides("särskiljningsreglerna"),
  },
  beats: (winner, loser) => `${winner} slår ${loser}`,
  doesNotBeat: (one, other) => `${one} inte slår ${other}`,
  isDraw: (one, other) => `${one} – ${other} slutar oavgjort`,
  isNoDraw: (one, other) => `${one} – ${other} inte slutar oavgjort`,
  and: (parts) => parts.join(" och "),
  or: (parts) => parts.join(", eller "),
  wins: (count) => (count === "1" ? "1 vinst till" : `${count} vinster till`),
  points: (count) => `${count} poäng till`,
  throughWith: (amount) => `vidare med ${amount}`,
  outWith: (amount) => `utslagen med högst ${amount}`,
  outWithNone: { wins: "utslagen utan vinst", points: "utslagen utan poäng" },
  advance: (count) => (count === 1 ? "En går vidare." : `${count} går vidare.`),
  rounds: (count: number) => (count === 1 ? "En omgång." : `${count} omgångar.`),
  stakes: "Står på spel",
  canAdvance: (group) => `Vidare från ${group}`,
};

function decides(what: string): { readonly alone: string; readonly after: string } {
  return { alone: `${what} avgör`, after: `avgör ${what}` };
}
