import type { WrittenTournament } from "./written.ts";

/**
 * Six contestants, two with byes. Scores are goals. A tied match was decided by penalties, which the
 * service does not send. After the final, no later match shows the winner.
 */
export const GARDEN_CUP: WrittenTournament = {
  slug: "garden-cup",
  kind: "single",
  size: 6,
  bestOf: 1,
  locks: true,
  end: 600,
  matches: [
    ["1", "ro8#1", 0, 0, "Aino", "Aino", { isBye: true }],
    ["2", "ro8#2", 0, 30, "Bo 2 v Cai 2", "Cai"],
    ["3", "ro8#3", 0, 30, "Dag 3 v Eno 1", "Dag"],
    ["4", "ro8#4", 0, 0, "Fay", "Fay", { isBye: true }],
    ["5", "ro4#1", 40, 70, "Aino 0 v Cai 1", "Cai"],
    ["6", "ro4#2", 40, 70, "Dag 5 v Fay 4", "Dag"],
    ["7", "ro2#1", 80, 110, "Cai 3 v Dag 3", "Cai", { isWinnerUnknown: true }],
  ],
  truth: {
    complete: 110,
    isDecidedByBracket: true,
    expected: 5,
    records: {
      Aino: ["1 bye", "5 lost"],
      Cai: ["2 won", "5 won", "7 untold"],
      Dag: ["3 won", "6 won", "7 untold"],
    },
    next: [
      { at: 10, says: "Aino: 5; win: F v Dag, Eno, Fay" },
      { at: 50, says: "Fay: 6; win: F v Aino, Cai" },
    ],
  },
};
