import type { WrittenTournament } from "./written.ts";

/** Three races of four in one group, ranked by the sum of scores; the best score wins a race. */
export const HARBOUR_SERIES: WrittenTournament = {
  slug: "harbour-series",
  kind: "none",
  size: 4,
  bestOf: 1,
  groupSize: 4,
  isDrawn: true,
  locks: true,
  end: 600,
  matches: [
    ["1", "group 591#1", 0, 30, "Aino 10 v Bo 8 v Cai 6 v Dag 4", "Aino"],
    ["2", "group 591#2", 40, 70, "Aino 8 v Bo 10 v Cai 4 v Dag 6", "Bo"],
    ["3", "group 591#3", 80, 110, "Aino 6 v Bo 4 v Cai 8 v Dag 10", "Dag"],
  ],
  truth: {
    isDecidedByBracket: false,
    expected: null,
    tables: [
      {
        at: 75,
        group: "591",
        kind: "ranked",
        lines: [
          "1= Aino 2 1-0-1 18:0 18",
          "1= Bo 2 1-0-1 18:0 18",
          "3= Cai 2 0-0-2 10:0 10",
          "3= Dag 2 0-0-2 10:0 10",
        ],
      },
      {
        at: 110,
        group: "591",
        kind: "ranked",
        lines: [
          "1 Aino 3 1-0-2 24:0 24",
          "2 Bo 3 1-0-2 22:0 22",
          "3 Dag 3 1-0-2 20:0 20",
          "4 Cai 3 0-0-3 18:0 18",
        ],
      },
    ],
    records: { Aino: ["1 won", "2 lost", "3 lost"], Dag: ["1 lost", "2 lost", "3 won"] },
    next: [{ at: 50, says: "Aino: 2" }],
  },
};
