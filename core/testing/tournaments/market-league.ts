import type { WrittenTournament } from "./written.ts";

/**
 * One group in which three contestants stay tied, and no match is drawn. Its matches have the id of
 * a bracket that was never listed.
 */
export const MARKET_LEAGUE: WrittenTournament = {
  slug: "market-league",
  kind: "none",
  size: 4,
  bestOf: 1,
  groupSize: 4,
  isDrawn: true,
  locks: true,
  groupsNameBracket: true,
  end: 600,
  matches: [
    ["1", "group 571#1", 0, 30, "Aino 1 v Bo 0", "Aino"],
    ["2", "group 571#2", 0, 30, "Cai 1 v Dag 0", "Cai"],
    ["3", "group 571#3", 60, 90, "Bo 1 v Cai 0", "Bo"],
    ["4", "group 571#4", 60, 90, "Aino 1 v Dag 0", "Aino"],
    ["5", "group 571#5", 120, 150, "Cai 1 v Aino 0", "Cai"],
    ["6", "group 571#6", 120, 150, "Dag 0 v Bo 1", "Bo"],
  ],
  truth: {
    isDecidedByBracket: false,
    expected: null,
    tables: [
      {
        at: 100,
        group: "571",
        kind: "round-robin",
        lines: [
          "1 Aino 2 2-0-0 2:0 2",
          "2 Bo 2 1-0-1 1:1 1",
          "3 Cai 2 1-0-1 1:1 1",
          "4 Dag 2 0-0-2 0:2 0",
        ],
      },
      {
        at: 150,
        group: "571",
        kind: "round-robin",
        lines: [
          "1= Aino 3 2-0-1 2:1 2",
          "1= Bo 3 2-0-1 2:1 2",
          "1= Cai 3 2-0-1 2:1 2",
          "4 Dag 3 0-0-3 0:3 0",
        ],
      },
    ],
    records: { Bo: ["1 lost", "3 won", "6 won"] },
    next: [{ at: 70, says: "Cai: 3" }],
  },
};
