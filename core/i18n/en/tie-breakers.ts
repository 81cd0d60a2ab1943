/** What separates contestants of a group who are equal on points or wins: pages and embeds show it. */
export const tieBreakers = {
  fewerLosses: "fewer losses",
  difference: "difference",
  "score-for": "scored",
  "head-to-head": "head-to-head",
  buchholz: "Buchholz",
  "median-buchholz": "median Buchholz",
  "sonneborn-berger": "Sonneborn-Berger",
};
