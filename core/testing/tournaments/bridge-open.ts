import type { WrittenTournament } from "./written.ts";

/** A bracket of unknown type: its rounds are shown in columns, and it has no champion. */
export const BRIDGE_OPEN: WrittenTournament = {
  slug: "bridge-open",
  kind: "swiss",
  size: 4,
  bestOf: 3,
  locks: true,
  end: 600,
  matches: [
    ["1", "ro4#1", 0, 60, "Aino 2 v Bo 0", "Aino"],
    ["2", "ro4#2", 0, 60, "Cai 1 v Dag 2", "Dag"],
    ["3", "ro4s2#1", 70, 130, "Aino 2 v Dag 1", "Aino"],
    ["4", "ro4s2#2", 70, 130, "Bo 0 v Cai -1", "Bo"],
    ["5", "ro4s3#1", 140, 200, "Aino 1 v Bo 2", "Bo"],
    ["6", "ro4s3#2", 140, 200, "Dag 1 v Cai 1", null, { isWinnerUnknown: true }],
  ],
  truth: {
    isDecidedByBracket: true,
    expected: null,
    issues: ["bracket-type-unknown"],
    records: { Aino: ["1 won", "3 won", "5 lost"], Cai: ["2 lost", "4 lost", "6 untold"] },
    next: [{ at: 80, says: "Aino: 3" }],
  },
};
