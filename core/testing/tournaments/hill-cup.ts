import type { WrittenTournament } from "./written.ts";

/**
 * Eight contestants, with a third-place match. One contestant does not appear (0–0), one is
 * disqualified, one retires while leading. Starts are out of bracket order.
 */
export const HILL_CUP: WrittenTournament = {
  slug: "hill-cup",
  kind: "single",
  size: 8,
  bestOf: 3,
  locks: true,
  end: 600,
  matches: [
    ["1", "ro8#1", 0, 60, "Aino 2 v Bo 1", "Aino"],
    ["2", "ro8#2", 0, 30, "Cai 0 v Dag 0", "Dag"],
    ["3", "ro8#3", 30, 80, "Eno 0 v Fay -1", "Eno"],
    ["4", "ro8#4", 30, 90, "Gun 1 v Hal 0", "Hal"],
    ["5", "ro4#1", 100, 160, "Aino 2 v Dag 0", "Aino"],
    ["6", "ro4#2", 120, 170, "Eno 1 v Hal 2", "Hal", { start: 95 }],
    ["7", "ro2#2", 180, 230, "Dag 2 v Eno 0", "Dag", { start: 85 }],
    ["8", "ro2#1", 240, 330, "Aino 3 v Hal 2", "Aino", { bestOf: 5 }],
  ],
  truth: {
    champion: ["Aino", 330],
    runnerUp: ["Hal", 330],
    third: ["Dag", 230],
    complete: 330,
    isDecidedByBracket: true,
    expected: 8,
    records: {
      Aino: ["1 won", "5 won", "8 won"],
      Dag: ["2 won", "5 lost", "7 won"],
      Hal: ["4 won", "6 won", "8 lost"],
      Fay: ["3 lost"],
    },
    next: [
      { at: 20, says: "Aino: 1; win: SF-1 v Cai, Dag" },
      { at: 100, says: "Dag: 5; win: F v Eno, Hal; loss: 3RD v Eno, Hal" },
      { at: 165, says: "Dag: 7" },
    ],
  },
};
