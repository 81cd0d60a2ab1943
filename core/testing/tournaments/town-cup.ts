import type { WrittenTournament } from "./written.ts";

/**
 * Two groups of four with draws. Ties are broken by difference (against the head-to-head result) in
 * one and by head-to-head in the other. Then a bracket of four with a third-place match.
 */
export const TOWN_CUP: WrittenTournament = {
  slug: "town-cup",
  kind: "single",
  size: 4,
  bestOf: 1,
  groupSize: 4,
  isDrawn: true,
  locks: true,
  end: 600,
  matches: [
    ["1", "group 551#1", 0, 30, "Aino 2 v Bo 1", "Aino"],
    ["2", "group 551#2", 0, 30, "Cai 1 v Dag 1", null, { isDraw: true }],
    ["3", "group 552#1", 0, 30, "Eno 1 v Fay 0", "Eno"],
    ["4", "group 552#2", 0, 30, "Gun 1 v Hal 0", "Gun"],
    ["5", "group 551#3", 60, 90, "Aino 0 v Cai 1", "Cai"],
    ["6", "group 551#4", 60, 90, "Bo 2 v Dag 0", "Bo"],
    ["7", "group 552#3", 60, 90, "Eno 2 v Gun 0", "Eno"],
    ["8", "group 552#4", 60, 90, "Fay 1 v Hal 0", "Fay"],
    ["9", "group 551#5", 120, 150, "Aino 1 v Dag 0", "Aino"],
    ["10", "group 551#6", 120, 150, "Bo 1 v Cai 0", "Bo"],
    ["11", "group 552#5", 120, 150, "Eno 0 v Hal 1", "Hal"],
    ["12", "group 552#6", 120, 150, "Fay 2 v Gun 0", "Fay"],
    ["13", "ro4#1", 200, 230, "Bo 3 v Fay 1", "Bo"],
    ["14", "ro4#2", 200, 230, "Eno 0 v Aino 1", "Aino"],
    ["15", "ro2#2", 250, 280, "Fay 0 v Eno 2", "Eno"],
    ["16", "ro2#1", 300, 330, "Bo 2 v Aino 0", "Bo"],
  ],
  truth: {
    champion: ["Bo", 330],
    runnerUp: ["Aino", 330],
    third: ["Eno", 280],
    complete: 330,
    isDecidedByBracket: true,
    expected: 16,
    tables: [
      {
        at: 40,
        group: "551",
        kind: "round-robin",
        lines: [
          "1 Aino 1 1-0-0 2:1 3",
          "2= Cai 1 0-1-0 1:1 1",
          "2= Dag 1 0-1-0 1:1 1",
          "4 Bo 1 0-0-1 1:2 0",
        ],
      },
      {
        at: 330,
        group: "551",
        kind: "round-robin",
        lines: [
          "1 Bo 3 2-0-1 4:2 6",
          "2 Aino 3 2-0-1 3:2 6",
          "3 Cai 3 1-1-1 2:2 4",
          "4 Dag 3 0-1-2 1:4 1",
        ],
      },
      {
        at: 330,
        group: "552",
        kind: "round-robin",
        lines: [
          "1 Eno 3 2-0-1 3:1 6",
          "2 Fay 3 2-0-1 3:1 6",
          "3 Hal 3 1-0-2 1:2 3",
          "4 Gun 3 1-0-2 1:4 3",
        ],
      },
    ],
    wentTo: { Bo: "SF-1", Fay: "SF-1", Eno: "SF-2", Aino: "SF-2" },
    records: {
      Aino: ["1 won", "5 lost", "9 won", "14 won", "16 lost"],
      Cai: ["2 drawn", "5 won", "10 lost"],
    },
    next: [
      { at: 100, says: "Dag: 9" },
      { at: 210, says: "Aino: 14; win: F v Bo, Fay; loss: 3RD v Bo, Fay" },
    ],
  },
};
