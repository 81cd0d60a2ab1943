import { BRIDGE_OPEN } from "./bridge-open.ts";
import { GARDEN_CUP } from "./garden-cup.ts";
import { HARBOUR_SERIES } from "./harbour-series.ts";
import { HILL_CUP } from "./hill-cup.ts";
import { LAKE_CUP } from "./lake-cup.ts";
import { MARKET_LEAGUE } from "./market-league.ts";
import { MOOR_CUP } from "./moor-cup.ts";
import { RIVER_CUP } from "./river-cup.ts";
import { TEMPLE_CUP } from "./temple-cup.ts";
import { TOWN_CUP } from "./town-cup.ts";
import type { WrittenTournament } from "./written.ts";

/** Hill Cup with a contestant renamed during a match and others between matches. */
const RENAMED: WrittenTournament = {
  ...HILL_CUP,
  slug: "renamed-cup",
  renames: [
    { from: "Dag", to: "Dagny", at: 110 },
    { from: "Aino", to: "AINO ", at: 200 },
    { from: "Fay", to: "Fay Fox", at: 110 },
  ],
  truth: {
    ...HILL_CUP.truth,
    next: [{ at: 165, says: "Dagny: 7" }],
    records: {
      Dagny: ["2 won", "5 lost", "7 won"],
      "Fay Fox": ["3 lost"],
      Hal: ["4 won", "6 won", "8 lost"],
    },
  },
};

/** All written tournaments. Together they cover every structure of the real events, and more. */
export const WRITTEN_TOURNAMENTS: readonly WrittenTournament[] = [
  HILL_CUP,
  GARDEN_CUP,
  RIVER_CUP,
  LAKE_CUP,
  MOOR_CUP,
  TOWN_CUP,
  MARKET_LEAGUE,
  TEMPLE_CUP,
  HARBOUR_SERIES,
  BRIDGE_OPEN,
  RENAMED,
];
