import { must } from "#core/lib/must.ts";
import { drawContestants, type DemoContestant, unseeded } from "./contestant.ts";
import { bestOfIn, type DemoTournament, type RoundPlan, gamesIn } from "./demo-tournament.ts";
import { playGroupOfFour, playHeats } from "./groups.ts";
import { playGoals, playRace } from "./play.ts";
import { createPlayers } from "./players.ts";
import { playElimination } from "./elimination.ts";
import { HALFPITCH_CLUBS, IRONVALE_TEAMS } from "./teams.ts";

const IRONVALE = { game: "Ironvale", gameSlug: "ironvale" };
const NORDARENA = "play.nordarena.example";
const MERIDIAN = "liga.meridian.example";
const HALFPITCH = "halfpitch.example";

/** Events of one game that overlap draw from different parts of the pool. */
const PLAYERS = createPlayers();
const SOLO_PLAYERS = PLAYERS.slice(0, 80);
const OPEN_PLAYERS = PLAYERS.slice(80);

/**
 * Hours for which the events of a site with more ended matches than a list can hold are listed: the
 * limit of the list, not the end of this time, removes their matches.
 */
const UNTIL_CUT = 36;

const SOLO_ROUNDS = {
  ro32: { from: 0, together: 4, every: 60, bestOf: 3 },
  ro16: { from: 4, together: 3, every: 60, bestOf: 3 },
  ro8: { from: 6.75, together: 2, every: 105, bestOf: 5 },
  ro4: { from: 9.75, together: 2, every: 90, bestOf: 5 },
  bronze: { from: 11.5, together: 1, every: 90, bestOf: 5 },
  ro2: { from: 12.25, together: 1, every: 90, bestOf: 5 },
};

const MASTERS_ROUNDS = {
  ro16: { from: 0, together: 4, every: 60, bestOf: 3 },
  "lower ro8s1": { from: 2, together: 4, every: 60, bestOf: 3 },
  ro8: { from: 2.25, together: 4, every: 60, bestOf: 3 },
  "lower ro8s2": { from: 3.5, together: 4, every: 60, bestOf: 3 },
  ro4: { from: 4, together: 2, every: 60, bestOf: 5 },
  "lower ro4s1": { from: 4.75, together: 2, every: 60, bestOf: 3 },
  "lower ro4s2": { from: 5.75, together: 1, every: 75, bestOf: 5 },
  ro2: { from: 6.5, together: 1, every: 60, bestOf: 5 },
  "lower ro2s1": { from: 8.25, together: 1, every: 60, bestOf: 5 },
  "lower ro2s2": { from: 10.25, together: 1, every: 60, bestOf: 5 },
  "grand final": { from: 12, together: 1, every: 60, bestOf: 5 },
  // Dated three minutes before the grand final, as in real data in which no one sets the reset's
  // time.
  reset: { from: 11.95, together: 1, every: 60, bestOf: 5 },
};

const OPEN_ROUNDS = {
  ro128: { from: 0, together: 6, every: 60, bestOf: 3 },
  ro64: { from: 10.5, together: 4, every: 60, bestOf: 3 },
  ro32: { from: 18.25, together: 3, every: 60, bestOf: 3 },
  ro16: { from: 24, together: 2, every: 75, bestOf: 3 },
  ro8: { from: 28.5, together: 2, every: 105, bestOf: 5 },
  ro4: { from: 31.5, together: 2, every: 60, bestOf: 5 },
  ro2: { from: 33.75, together: 1, every: 60, bestOf: 5 },
};

const GOAL_ROUNDS = {
  ...rounds("group", 6, (row) => ({ from: 1.5 * (row - 1), together: 2, every: 45, bestOf: 1 })),
  ro8: { from: 9.5, together: 2, every: 45, bestOf: 1 },
  ro4: { from: 10.5, together: 2, every: 45, bestOf: 1 },
  ro2: { from: 12, together: 1, every: 45, bestOf: 1 },
};

const RACE_ROUNDS = {
  ...rounds("group", 4, (row) => ({ from: 2 * (row - 1), together: 1, every: 30, bestOf: 1 })),
  "group 5": { from: 8, together: 1, every: 30, bestOf: 1 },
  ...rounds("final group", 4, (row) => ({ from: 8 + row, together: 1, every: 30, bestOf: 1 })),
};

const CONFLICT = { type: "conflict", after: 25, lasts: 150 } as const;
const moved = (by: number) => ({ type: "moved", by, notice: 10 }) as const;

/** All events of the demo, at three sites. */
export const DEMO_TOURNAMENTS: readonly DemoTournament[] = [
  {
    number: 1,
    site: NORDARENA,
    ...IRONVALE,
    series: "Nordarena Solo Cup",
    slug: "nordarena-solo-cup",
    period: 11,
    offset: 0,
    bracket: { title: "Playoffs", size: 32 },
    rounds: SOLO_ROUNDS,
    incidents: {
      "ro32 6": CONFLICT,
      "ro16 3": CONFLICT,
      "ro8 2": CONFLICT,
      "ro32 14": moved(180),
      "ro8 3": moved(90),
    },
    play: (edition, random) => {
      const drawn = drawContestants(SOLO_PLAYERS, 28, edition, random);
      const options = { kind: "single", size: 32, bronze: true, ...gamesIn(SOLO_ROUNDS) } as const;
      return playElimination(drawn, options, random);
    },
  },
  {
    number: 2,
    site: MERIDIAN,
    ...IRONVALE,
    series: "Meridian Masters",
    slug: "meridian-masters",
    period: 11,
    offset: 5,
    listedAfter: UNTIL_CUT,
    bracket: { title: "Main event", size: 16 },
    rounds: MASTERS_ROUNDS,
    incidents: {
      "ro16 5": CONFLICT,
      "lower ro8s2 2": CONFLICT,
      "lower ro4s2 1": CONFLICT,
      "lower ro4s1 1": moved(30),
      "ro2 1": moved(30),
    },
    play: (edition, random) => {
      const drawn = drawContestants(IRONVALE_TEAMS, 16, edition, random);
      const options = { kind: "double", size: 16, ...gamesIn(MASTERS_ROUNDS) } as const;
      return playElimination(drawn, options, random);
    },
  },
  {
    number: 3,
    site: HALFPITCH,
    game: "Halfpitch 5",
    gameSlug: "halfpitch-5",
    series: "Halfpitch Harbour Trophy",
    slug: "halfpitch-harbour-trophy",
    period: 11,
    offset: 8,
    bracket: { title: "Knockout stage", size: 8 },
    rounds: GOAL_ROUNDS,
    incidents: {
      "group 3 2": CONFLICT,
      "ro8 3": CONFLICT,
      "group 3 1": moved(165),
      "ro8 4": moved(105),
    },
    play: (edition, random) => {
      const drawn = drawContestants(HALFPITCH_CLUBS, 16, edition, random).map(unseeded);
      const played = inFours(drawn).map((members, index) =>
        playGroupOfFour(index + 1, members, playGoals, random),
      );
      const place = (group: number, rank: number): DemoContestant =>
        must(played[group]?.table[rank], "four groups of four have first and second places");
      const winners = [place(0, 0), place(1, 0), place(3, 0), place(2, 0)];
      const seconds = [place(3, 1), place(2, 1), place(0, 1), place(1, 1)];
      const options = { kind: "single", size: 8, rules: playGoals } as const;
      const bestOf = bestOfIn(GOAL_ROUNDS);
      const groups = played.flatMap(({ drafts }) => drafts);
      return [
        ...groups,
        ...playElimination([...winners, ...seconds], { ...options, bestOf }, random),
      ];
    },
  },
  {
    number: 4,
    site: MERIDIAN,
    ...IRONVALE,
    series: "Meridian Open 128",
    slug: "meridian-open-128",
    period: 32,
    offset: 3,
    listedAfter: UNTIL_CUT,
    bracket: { title: "Open bracket", size: 128 },
    rounds: OPEN_ROUNDS,
    incidents: {
      "ro128 11": CONFLICT,
      "ro128 34": CONFLICT,
      "ro128 55": CONFLICT,
      "ro64 7": CONFLICT,
      "ro64 22": CONFLICT,
      "ro32 4": CONFLICT,
      "ro32 13": CONFLICT,
      "ro16 6": CONFLICT,
      "ro128 27": moved(30),
      "ro64 14": moved(30),
      "ro32 9": moved(30),
    },
    play: (edition, random) => {
      const drawn = drawContestants(OPEN_PLAYERS, 128, edition, random);
      const field = drawn.map((one) => (one.seed <= 32 ? one : unseeded(one)));
      const options = { kind: "single", size: 128, ...gamesIn(OPEN_ROUNDS) } as const;
      return playElimination(field, options, random);
    },
  },
  {
    number: 5,
    site: NORDARENA,
    game: "Comet Kart",
    gameSlug: "comet-kart",
    series: "Comet Kart Grand Prix",
    slug: "comet-kart-grand-prix",
    period: 11,
    offset: 2,
    bracket: null,
    rounds: RACE_ROUNDS,
    incidents: { "group 5 1": { type: "withdrawn", before: 45 }, "group 2 4": moved(180) },
    play: (edition, random) => {
      const drawn = drawContestants(PLAYERS, 16, edition, random).map(unseeded);
      const heats = inFours(drawn).map((members, index) => {
        const races = index === 0 ? 5 : 4;
        return playHeats(index + 1, 1, races, members, playRace, random);
      });
      const winners = heats.flatMap(({ table }) => table.slice(0, 1));
      const final = playHeats(5, 2, 4, winners, playRace, random);
      return [...heats, final].flatMap(({ drafts }) => drafts);
    },
  },
];

function rounds(
  name: string,
  count: number,
  plan: (row: number) => RoundPlan,
): Record<string, RoundPlan> {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(rows.map((row) => [`${name} ${row}`, plan(row)]));
}

function inFours(contestants: readonly DemoContestant[]): readonly (readonly DemoContestant[])[] {
  return [0, 4, 8, 12].map((from) => contestants.slice(from, from + 4));
}
