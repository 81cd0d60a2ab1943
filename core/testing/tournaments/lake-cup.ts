import { NEVER_MINUTE, type WrittenTournament } from "./written.ts";

/**
 * Double elimination of four on a service that never locks. The upper finalist wins the grand
 * final, so the listed reset is not needed.
 */
export const LAKE_CUP: WrittenTournament = {
  slug: "lake-cup",
  kind: "double",
  size: 4,
  bestOf: 3,
  locks: false,
  end: 600,
  matches: [
    ["1", "ro4#1", 0, 60, "Aino 2 v Bo 0", "Aino"],
    ["2", "ro4#2", 0, 60, "Cai 2 v Dag 1", "Cai"],
    ["3", "ro2#1", 70, 130, "Aino 0 v Cai 2", "Cai"],
    ["4", "lower ro2s1#1", 70, 130, "Bo 1 v Dag 2", "Dag"],
    ["5", "lower ro2s2#1", 140, 200, "Aino 2 v Dag 1", "Aino"],
    ["6", "grand final#1", 210, 280, "Cai 3 v Aino 1", "Cai", { bestOf: 5 }],
    ["7", "grand final#2", NEVER_MINUTE, NEVER_MINUTE, "", null, { start: 290, bestOf: 5 }],
  ],
  truth: {
    champion: ["Cai", 280],
    runnerUp: ["Aino", 280],
    third: ["Dag", 200],
    complete: 280,
    isDecidedByBracket: true,
    expected: 6,
    records: {
      Aino: ["1 won", "3 lost", "5 won", "6 lost"],
      Cai: ["2 won", "3 won", "6 won"],
    },
    next: [
      { at: 150, says: "Cai: 6" },
      { at: 80, says: "Bo: 4; win: LBF v Aino, Cai" },
    ],
    unresolved: { "7": ["reset-not-needed", 280] },
  },
};
