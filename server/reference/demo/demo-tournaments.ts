import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import {
  drawContestants,
  FROSTLINE_TEAMS,
  HALFPITCH_CLUBS,
  IRONVALE_TEAMS,
  PLAYERS,
  rankByStrength,
} from "./contestants.ts";
import type { DemoTournament, Timetable } from "./demo-tournament.ts";
import { meetAll, meetEachOther, meetEquals, playElimination, playGroup } from "./formats.ts";
import { conflict, corrected, type Incident, moved, unlocked, withdrawn } from "./incidents.ts";
import { playGames, playGoals, playRace } from "./play.ts";

const NORDARENA = "play.nordarena.example";
const MERIDIAN = "liga.meridian.example";

const CONFLICT = conflict(25, 150);

/** The events of the demo. Those with a period of 24 hours are at their best when it opens. */
export const DEMO_TOURNAMENTS: readonly DemoTournament[] = [
  {
    site: NORDARENA,
    game: "Ironvale",
    series: "Nordarena Solo Cup",
    period: 11,
    offset: 0,
    bracket: { title: "Playoffs", size: 32 },
    rounds: parseTimetable(`
      ro32: 0 4 60 3, ro16: 4 3 60 3, ro8: 6.75 2 105 5, ro4: 9.75 2 90 5, bronze: 11.5 1 90 5,
      ro2: 12.25 1 90 5`),
    incidents: {
      ...inEach("ro32 6, ro16 3, ro8 2", CONFLICT),
      "ro32 14": moved(180, 10),
      "ro8 3": moved(90, 10),
    },
    // Events of one game that overlap draw from different parts of the pool.
    play: (edition) =>
      playElimination(edition, drawContestants(PLAYERS.slice(0, 80), 28, edition), playGames),
  },
  {
    site: MERIDIAN,
    game: "Ironvale",
    series: "Meridian Masters",
    period: 11,
    offset: 5,
    listedFor: 48,
    bracket: { title: "Main event", size: 16 },
    // The reset is dated three minutes before the grand final, as in real data without a time for it.
    rounds: parseTimetable(`
      ro16: 0 4 60 3, ro8: 2.25 4 60 3, ro4: 4 2 60 5, ro2: 6.5 1 60 5,
      lower ro8s1: 2 4 60 3, lower ro8s2: 3.5 4 60 3, lower ro4s1: 4.75 2 60 3,
      lower ro4s2: 5.75 1 75 5, lower ro2s1: 8.25 1 60 5, lower ro2s2: 10.25 1 60 5,
      grand final: 12 1 60 5, grand final reset: 11.95 1 60 5`),
    incidents: {
      ...inEach("ro16 5, lower ro8s2 2, lower ro4s2 1", CONFLICT),
      ...inEach("lower ro4s1 1, ro2 1", moved(30, 10)),
    },
    play: (edition) =>
      playElimination(edition, drawContestants(IRONVALE_TEAMS, 16, edition), playGames),
  },
  {
    site: "halfpitch.example",
    game: "Halfpitch 5",
    series: "Halfpitch Harbour Trophy",
    period: 11,
    offset: 8,
    bracket: { title: "Knockout stage", size: 8 },
    rounds: parseTimetable(`
      group 1: 0 2 45 1, group 2: 1.5 2 45 1, group 3: 3 2 45 1,
      group 4: 4.5 2 45 1, group 5: 6 2 45 1, group 6: 7.5 2 45 1,
      ro8: 9.5 2 45 1, ro4: 10.5 2 45 1, ro2: 12 1 45 1`),
    incidents: {
      ...inEach("group 3 2, ro8 3", CONFLICT),
      "group 3 1": moved(165, 10),
      "ro8 4": moved(105, 10),
    },
    play: (edition) => {
      const drawn = drawContestants(HALFPITCH_CLUBS, 16, edition, 0);
      const rules = { name: "group", rounds: 6, meet: meetEachOther, rules: playGoals } as const;
      const groups = inFours(drawn).map((members, index) =>
        playGroup(edition, index + 1, members, rules),
      );
      // Winners first, each on the other side of the bracket than the second of the same group.
      const advancing = [0, 1, 3, 2, 7, 6, 4, 5].map((place) =>
        must(groups[place % 4]?.table[place < 4 ? 0 : 1], "four groups have two who advance"),
      );
      const bracket = playElimination(edition, advancing, playGoals);
      return [...groups.flatMap(({ drafts }) => drafts), ...bracket];
    },
  },
  {
    site: MERIDIAN,
    game: "Ironvale",
    series: "Meridian Open 128",
    period: 32,
    offset: 3,
    listedFor: 72,
    bracket: { title: "Open bracket", size: 128 },
    rounds: parseTimetable(`
      ro128: 0 6 60 3, ro64: 10.5 4 60 3, ro32: 18.25 3 60 3, ro16: 24 2 75 3,
      ro8: 28.5 2 105 5, ro4: 31.5 2 60 5, ro2: 33.75 1 60 5`),
    incidents: {
      ...inEach("ro128 11, ro128 34, ro128 55, ro64 7, ro64 22, ro32 4, ro32 13, ro16 6", CONFLICT),
      ...inEach("ro128 27, ro64 14, ro32 9", moved(30, 10)),
    },
    play: (edition) =>
      playElimination(edition, drawContestants(PLAYERS.slice(80), 128, edition, 32), playGames),
  },
  {
    site: NORDARENA,
    game: "Comet Kart",
    series: "Comet Kart Grand Prix",
    period: 11,
    offset: 2,
    rounds: parseTimetable(`
      group 1: 0 1 30 1, group 2: 2 1 30 1, group 3: 4 1 30 1, group 4: 6 1 30 1, group 5: 8 1 30 1,
      final group 1: 9 1 30 1, final group 2: 10 1 30 1, final group 3: 11 1 30 1,
      final group 4: 12 1 30 1`),
    incidents: { "group 5 1": withdrawn(45), "group 2 4": moved(180, 10) },
    play: (edition) => {
      const drawn = drawContestants(PLAYERS, 16, edition, 0);
      const rules = { name: "group", rounds: 4, meet: meetAll, rules: playRace } as const;
      const heats = inFours(drawn).map((members, index) =>
        playGroup(edition, index + 1, members, { ...rules, rounds: index === 0 ? 5 : 4 }),
      );
      const winners = heats.flatMap(({ table }) => table.slice(0, 1));
      const final = playGroup(edition, 5, winners, { ...rules, name: "final group" });
      return [...heats, final].flatMap(({ drafts }) => drafts);
    },
  },
  {
    site: "kuura.example",
    game: "Frostline",
    series: "Kuura Masters",
    period: 24,
    offset: 15.5,
    bracket: { title: "Main event", size: 32 },
    // At 20:30, five hours after the start, the lower bracket is in its third round.
    rounds: parseTimetable(`
      ro32: 0 16 75 3, ro16: 1.25 8 75 3, ro8: 2.5 4 75 3, ro4: 4.5 2 75 5, ro2: 6.25 1 75 5,
      lower ro16s1: 1.25 8 75 3, lower ro16s2: 2.5 8 75 3, lower ro8s1: 3.75 4 75 3,
      lower ro8s2: 4.75 2 30 3, lower ro4s1: 6 2 75 3, lower ro4s2: 7.25 2 75 5,
      lower ro2s1: 8.75 1 75 5, lower ro2s2: 10.25 1 75 5,
      grand final: 11.75 1 75 5, grand final reset: 11.7 1 75 5`),
    incidents: {
      "lower ro8s2 1": conflict(5, 120),
      "lower ro16s2 3": corrected(50),
      ...inEach("lower ro8s1 4, ro8 2", unlocked),
      "lower ro4s1 1": moved(30, 70),
    },
    delays: { "lower ro16s2 5": { begin: 0, end: 130 * MINUTE } },
    play: (edition) =>
      playElimination(edition, rankByStrength(FROSTLINE_TEAMS.slice(0, 32), 32), playGames),
  },
  {
    site: "tuisku.example",
    game: "Frostline",
    series: "Tuisku Swiss",
    period: 24,
    offset: 14.75,
    rounds: parseTimetable(`
      swiss 1: 0 8 75 3 240, swiss 2: 1.75 8 75 3 20, swiss 3: 3.5 8 75 3 20,
      swiss 4: 5.25 8 75 3 20, swiss 5: 7 8 75 3 20`),
    delays: {
      "swiss 4 7": { begin: 45 * MINUTE, end: 0 },
      "swiss 4 8": { begin: 40 * MINUTE, end: 0 },
    },
    play: (edition) => {
      // One team plays in both events of the evening: staff see that it is booked twice.
      const teams = [...FROSTLINE_TEAMS.slice(0, 1), ...FROSTLINE_TEAMS.slice(32)];
      const rules = { name: "swiss", rounds: 5, meet: meetEquals, rules: playGames } as const;
      return playGroup(edition, 1, rankByStrength(teams, 0), rules).drafts;
    },
  },
];

/** Parses plans of rounds, separated by commas: the key, then the numbers of `RoundPlan` in order. */
function parseTimetable(text: string): Timetable {
  const plans = text.split(",").map((round) => {
    const [key = "", numbers = ""] = round.trim().split(": ");
    const [from = 0, together = 0, every = 0, bestOf = 0, listedBefore = 0] = numbers
      .split(" ")
      .map(Number);
    return [key, { from, together, every, bestOf, listedBefore }];
  });
  return Object.fromEntries(plans);
}

/** Returns the same incident for several matches. */
function inEach(matches: string, incident: Incident): Readonly<Record<string, Incident>> {
  return Object.fromEntries(matches.split(", ").map((match) => [match, incident]));
}

function inFours<T>(contestants: readonly T[]): readonly (readonly T[])[] {
  return [0, 4, 8, 12].map((from) => contestants.slice(from, from + 4));
}
