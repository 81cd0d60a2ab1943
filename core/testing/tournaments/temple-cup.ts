import type { WrittenTournament } from "./written.ts";

/**
 * Two groups in GSL format (openings, winners' and losers' match, decider) whose later contestants
 * become known during play, then a bracket of four without a third-place match.
 */
export const TEMPLE_CUP: WrittenTournament = {
  slug: "temple-cup",
  kind: "single",
  size: 4,
  bestOf: 3,
  groupSize: 4,
  locks: true,
  end: 900,
  matches: [
    ["1", "group 581#1", 0, 60, "Aino 2 v Bo 0", "Aino"],
    ["2", "group 581#2", 0, 60, "Cai 2 v Dag 1", "Cai"],
    ["3", "group 581#3", 70, 130, "Aino 2 v Cai 1", "Aino"],
    ["4", "group 581#4", 70, 130, "Bo 1 v Dag 2", "Dag"],
    ["5", "group 581#5", 140, 200, "Cai 2 v Dag 0", "Cai"],
    ["6", "group 582#1", 0, 60, "Eno 2 v Fay 1", "Eno"],
    ["7", "group 582#2", 0, 60, "Gun 0 v Hal 2", "Hal"],
    ["8", "group 582#3", 70, 130, "Eno 0 v Hal 2", "Hal"],
    ["9", "group 582#4", 70, 130, "Fay 2 v Gun 0", "Fay"],
    ["10", "group 582#5", 140, 200, "Eno 1 v Fay 2", "Fay"],
    ["11", "ro4#1", 300, 360, "Aino 0 v Fay 2", "Fay"],
    ["12", "ro4#2", 300, 360, "Hal 2 v Cai 1", "Hal"],
    ["13", "ro2#1", 400, 460, "Fay 2 v Hal 1", "Fay"],
  ],
  truth: {
    champion: ["Fay", 460],
    runnerUp: ["Hal", 460],
    complete: 460,
    isDecidedByBracket: true,
    expected: 13,
    tables: [
      {
        at: 135,
        group: "581",
        kind: "path",
        lines: [
          "1 Aino 2 2-0-0 4:1 2",
          "2= Cai 2 1-0-1 3:3 1",
          "2= Dag 2 1-0-1 3:3 1",
          "4 Bo 2 0-0-2 1:4 0",
        ],
      },
      {
        at: 460,
        group: "581",
        kind: "path",
        lines: [
          "1 Aino 2 2-0-0 4:1 2",
          "2 Cai 3 2-0-1 5:3 2",
          "3 Dag 3 1-0-2 3:5 1",
          "4 Bo 2 0-0-2 1:4 0",
        ],
      },
      {
        at: 460,
        group: "582",
        kind: "path",
        lines: [
          "1 Hal 2 2-0-0 4:0 2",
          "2 Fay 3 2-0-1 5:3 2",
          "3 Eno 3 1-0-2 3:5 1",
          "4 Gun 2 0-0-2 0:4 0",
        ],
      },
    ],
    wentTo: { Aino: "SF-1", Fay: "SF-1", Hal: "SF-2", Cai: "SF-2" },
    records: { Fay: ["6 lost", "9 won", "10 won", "11 won", "13 won"], Bo: ["1 lost", "4 lost"] },
    next: [
      { at: 250, says: "Hal: 12; win: F v Aino, Fay" },
      { at: 100, says: "Dag: 4" },
    ],
  },
};
