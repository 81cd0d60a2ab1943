import { HOUR } from "#core/lib/time.ts";
import { shuffle, type Random } from "#server/reference/replay/seeded.ts";
import {
  type DemoContestant,
  type PoolContestant,
  rankByStrength,
  unseeded,
} from "./contestant.ts";
import { type DemoTournament, gamesIn } from "./demo-tournament.ts";
import { playElimination } from "./elimination.ts";
import { playGames } from "./play.ts";
import { playSwiss } from "./groups.ts";
import { FROSTLINE_TEAMS } from "./teams.ts";

const FROSTLINE = { game: "Frostline", gameSlug: "frostline" };
const KUURA = "kuura.example";
const TUISKU = "tuisku.example";

/** Hours of a day at which an event begins. */
const at = (hours: number) => ({ period: 24, offset: hours });

/** Time of day at which the demo opens: 20:30, in milliseconds. */
export const EVENING = 20.5 * HOUR;

const round = (from: number, together: number, bestOf: number, every = 75) => ({
  from,
  together,
  every,
  bestOf,
});

/** At 20:30, five hours after the start, the lower bracket is in its third round. */
const KUURA_ROUNDS = {
  ro32: round(0, 16, 3),
  "lower ro16s1": round(1.25, 8, 3),
  ro16: round(1.25, 8, 3),
  "lower ro16s2": round(2.5, 8, 3),
  ro8: round(2.5, 4, 3),
  "lower ro8s1": round(3.75, 4, 3),
  "lower ro8s2": round(4.75, 2, 3, 30),
  ro4: round(4.5, 2, 5),
  "lower ro4s1": round(6, 2, 3),
  "lower ro4s2": round(7.25, 2, 5),
  ro2: round(6.25, 1, 5),
  "lower ro2s1": round(8.75, 1, 5),
  "lower ro2s2": round(10.25, 1, 5),
  "grand final": round(11.75, 1, 5),
  // Dated before the grand final, as in real data.
  reset: round(11.7, 1, 5),
};

const SWISS_ROUNDS = 5;
const SWISS_PLAN = Object.fromEntries(
  Array.from({ length: SWISS_ROUNDS }, (_, index) => [
    `swiss ${index + 1}`,
    { ...round(1.75 * index, 8, 3), listedBefore: index === 0 ? 240 : 20 },
  ]),
);

const QUALIFIER_ROUNDS = {
  ro8: round(0, 4, 3),
  ro4: round(1.25, 2, 3),
  bronze: round(2.5, 1, 3),
  ro2: round(2.75, 1, 5),
};

/**
 * Events that are at their most interesting at `EVENING`, when the demo opens: each begins at the
 * same time every day.
 */
export const EVENING_TOURNAMENTS: readonly DemoTournament[] = [
  {
    number: 6,
    site: KUURA,
    ...FROSTLINE,
    series: "Kuura Masters",
    slug: "kuura-masters",
    ...at(15.5),
    bracket: { title: "Main event", size: 32 },
    rounds: KUURA_ROUNDS,
    incidents: {
      "lower ro8s2 1": { type: "conflict", after: 5, lasts: 120 },
      "lower ro16s2 5": { type: "slow", by: 130 },
      "lower ro16s2 3": { type: "corrected", after: 50 },
      "lower ro8s1 4": { type: "unlocked" },
      "ro8 2": { type: "unlocked" },
      "lower ro4s1 1": { type: "moved", by: 30, notice: 70 },
    },
    play: (_, random) => {
      const drawn = drawField(FROSTLINE_TEAMS.slice(0, 32), random);
      const options = { kind: "double", size: 32, ...gamesIn(KUURA_ROUNDS) } as const;
      return playElimination(drawn, options, random);
    },
  },
  {
    number: 7,
    site: TUISKU,
    ...FROSTLINE,
    series: "Tuisku Swiss",
    slug: "tuisku-swiss",
    ...at(14.75),
    bracket: null,
    rounds: SWISS_PLAN,
    incidents: {
      "swiss 4 7": { type: "late", by: 45 },
      "swiss 4 8": { type: "late", by: 40 },
    },
    play: (_, random) => {
      // One team plays in both events of the evening, as it happens: staff see that it is booked
      // twice.
      const field = [...FROSTLINE_TEAMS.slice(0, 1), ...FROSTLINE_TEAMS.slice(32)];
      return playSwiss(
        1,
        drawField(field, random).map(unseeded),
        { rules: playGames, bestOf: 3, rounds: SWISS_ROUNDS },
        random,
      );
    },
  },
  {
    number: 8,
    site: TUISKU,
    ...FROSTLINE,
    series: "Tuisku Qualifier",
    slug: "tuisku-qualifier",
    ...at(10),
    listedAfter: 36,
    bracket: { title: "Playoffs", size: 8 },
    rounds: QUALIFIER_ROUNDS,
    incidents: {},
    play: (_, random) => {
      const drawn = drawField(FROSTLINE_TEAMS.slice(32, 40), random);
      const options = {
        kind: "single",
        size: 8,
        bronze: true,
        ...gamesIn(QUALIFIER_ROUNDS),
      } as const;
      return playElimination(drawn, options, random);
    },
  },
];

/** Returns contestants by seed: the first of the pool, then the others in random order. */
function drawField(pool: readonly PoolContestant[], random: Random): readonly DemoContestant[] {
  return rankByStrength([...pool.slice(0, 1), ...shuffle(pool.slice(1), random)]);
}
