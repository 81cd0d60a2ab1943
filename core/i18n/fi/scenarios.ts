import type { ScenarioMessages } from "#core/i18n/en/scenarios.ts";

/** The Finnish messages about who can still advance from a group. */
export const fiScenarios: ScenarioMessages = {
  short: {
    head: "Jatkoon",
    draw: "Tasapeli riittää",
    win: "Voitto riittää",
    winAndHelp: "Voitto ja apua muilta",
  },
  own: { win: "Voitto", draw: "Tasapeli", loss: "Häviö" },
  through: "jatkoon",
  eliminated: "putoaa",
  throughIf: (condition) => `jatkoon, jos ${condition}`,
  eliminatedIf: (condition) => `putoaa, jos ${condition}`,
  tieIf: (condition, decider) => `jos ${condition}, ${decider}`,
  otherwise: (rest) => `muuten ${rest}`,
  otherResults: same("muut tulokset ratkaisevat"),
  tieBy: {
    difference: same("erotus ratkaisee"),
    "score-for": same("tehtyjen määrä ratkaisee"),
    "head-to-head": same("keskinäiset ottelut ratkaisevat"),
    buchholz: same("Buchholz ratkaisee"),
    "median-buchholz": same("mediaani-Buchholz ratkaisee"),
    "sonneborn-berger": same("Sonneborn-Berger ratkaisee"),
    nothing: same("sääntö ei erota heitä"),
    rule: same("muut tulokset tai tuntematon sääntö ratkaisevat"),
    unknown: same("tasatilanteen säännöt ratkaisevat"),
  },
  beats: (winner, loser) => `${winner} voittaa (vastassa ${loser})`,
  doesNotBeat: (one, other) => `${one} ei voita (vastassa ${other})`,
  isDraw: (one, other) => `${one} – ${other} päättyy tasan`,
  isNoDraw: (one, other) => `${one} – ${other} ei pääty tasan`,
  and: (parts) => parts.join(" ja "),
  or: (parts) => parts.join(", tai "),
  wins: (count) => (count === "1" ? "1 voitolla" : `${count} voitolla`),
  points: (count) => (count === "1" ? "1 lisäpisteellä" : `${count} lisäpisteellä`),
  throughWith: (amount) => `jatkoon ${amount}`,
  outWith: (amount) => `putoaa enintään ${amount}`,
  outWithNone: { wins: "putoaa ilman voittoa", points: "putoaa ilman pisteitä" },
  advance: (count) => (count === 1 ? "Yksi jatkaa." : `${count} jatkaa.`),
  rounds: (count: number) => (count === 1 ? "Yksi kierros." : `${count} kierrosta.`),
  stakes: "Panoksena",
  canAdvance: (group) => `Jatkopaikka: ${group}`,
};

function same(sentence: string): { readonly alone: string; readonly after: string } {
  return { alone: sentence, after: sentence };
}
