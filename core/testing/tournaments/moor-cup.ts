import type { WrittenTournament } from "./written.ts";

/** Double elimination of four. The lower finalist wins the grand final, and there is no reset. */
export const MOOR_CUP: WrittenTournament = {
  slug: "moor-cup",
  kind: "double",
  size: 4,
  bestOf: 3,
  locks: true,
  end: 900,
  matches: [
    ["1", "ro4#1", 0, 60, "Aino 1 v Bo 2", "Bo"],
    ["2", "ro4#2", 0, 60, "Cai 0 v Dag 2", "Dag"],
    ["3", "ro2#1", 70, 130, "Bo 2 v Dag 1", "Bo"],
    ["4", "lower ro2s1#1", 70, 130, "Aino 2 v Cai 0", "Aino"],
    ["5", "lower ro2s2#1", 140, 200, "Dag 0 v Aino 2", "Aino"],
    ["6", "grand final#1", 210, 280, "Bo 1 v Aino 2", "Aino"],
  ],
  truth: {
    // A reset may still be listed within an hour of the grand final.
    champion: ["Aino", 341],
    runnerUp: ["Bo", 341],
    third: ["Dag", 200],
    complete: 341,
    isDecidedByBracket: true,
    expected: 6,
    records: { Aino: ["1 lost", "4 won", "5 won", "6 won"], Bo: ["1 won", "3 won", "6 lost"] },
    next: [{ at: 135, says: "Aino: 5; win: GF v Bo" }],
  },
};
