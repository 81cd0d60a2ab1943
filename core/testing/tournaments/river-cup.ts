import type { WrittenTournament } from "./written.ts";

/**
 * Double elimination of eight. Losers of the upper semifinals drop to the other half. One
 * contestant misses a lower match (0–0). The lower finalist wins the grand final, and loses the
 * reset, whose listed start is earlier.
 */
export const RIVER_CUP: WrittenTournament = {
  slug: "river-cup",
  kind: "double",
  size: 8,
  bestOf: 3,
  locks: true,
  end: 700,
  matches: [
    ["1", "ro8#1", 0, 60, "Aino 2 v Bo 0", "Aino"],
    ["2", "ro8#2", 0, 60, "Cai 2 v Dag 1", "Cai"],
    ["3", "ro8#3", 0, 60, "Eno 1 v Fay 2", "Fay"],
    ["4", "ro8#4", 0, 60, "Gun 0 v Hal 2", "Hal"],
    ["5", "lower ro4s1#1", 70, 120, "Bo 2 v Dag 1", "Bo"],
    ["6", "lower ro4s1#2", 70, 120, "Eno 0 v Gun 0", "Gun"],
    ["7", "ro4#1", 70, 140, "Aino 2 v Cai 0", "Aino"],
    ["8", "ro4#2", 70, 140, "Fay 2 v Hal 1", "Fay"],
    ["9", "lower ro4s2#1", 150, 200, "Hal 0 v Bo 2", "Bo"],
    ["10", "lower ro4s2#2", 150, 200, "Cai 2 v Gun 0", "Cai"],
    ["11", "ro2#1", 150, 220, "Aino 1 v Fay 2", "Fay"],
    ["12", "lower ro2s1#1", 210, 260, "Bo 1 v Cai 2", "Cai"],
    ["13", "lower ro2s2#1", 270, 330, "Aino 2 v Cai 0", "Aino"],
    ["14", "grand final#1", 400, 470, "Fay 1 v Aino 2", "Aino"],
    ["15", "grand final#2", 480, 540, "Aino 1 v Fay 2", "Fay", { start: 340 }],
  ],
  truth: {
    champion: ["Fay", 540],
    runnerUp: ["Aino", 540],
    third: ["Cai", 330],
    resetPlayed: 480,
    complete: 540,
    isDecidedByBracket: true,
    expected: 15,
    records: {
      Aino: ["1 won", "7 won", "11 lost", "13 won", "14 won", "15 lost"],
      Cai: ["2 won", "7 lost", "10 won", "12 won", "13 lost"],
      Gun: ["4 lost", "6 won", "10 lost"],
      Fay: ["3 won", "8 won", "11 won", "14 lost", "15 won"],
    },
    next: [
      { at: 50, says: "Bo: 1; win: UBSF-1 v Cai, Dag" },
      {
        at: 160,
        says: "Aino: 11; win: GF v Fay, Hal, Bo, Cai, Gun; loss: LBF v Hal, Bo, Cai, Gun",
      },
      { at: 300, says: "Cai: 13; win: GF v Fay" },
    ],
  },
};
