import { wireBracket } from "#core/testing/wire-match.ts";
import { formatWallTime } from "#core/lib/time.ts";
import {
  createBracketPlaceFields,
  createGroupFields,
  sketchMatches,
  type MatchSketch,
} from "#server/reference/testing/matches.ts";
import { describe, expect, it } from "vitest";
import { scheduleReplay } from "./schedule.ts";
import { BEFORE_ALL_TIMES, AFTER_ALL_TIMES } from "./times.ts";

/**
 * Schedules the sketches. Returns each match as "begin–end", and when each contestant becomes known
 * ("" if always).
 */
function schedule(sketches: readonly MatchSketch[]) {
  const times = scheduleReplay(sketchMatches(sketches));
  return times.map(({ begins, ends, known }) => ({
    played: begins === AFTER_ALL_TIMES ? "never" : `${formatClock(begins)}–${formatClock(ends)}`,
    known: known.map((time) => (time === BEFORE_ALL_TIMES ? "" : formatClock(time))).join(" "),
  }));
}

function formatClock(time: number): string {
  return formatWallTime(time).slice(11, 16);
}

const SEMIFINALS: readonly MatchSketch[] = [
  {
    id: "1",
    start: "10:00",
    against: { A: 2, B: 0 },
    change: createBracketPlaceFields("single", 4, 1, 1),
  },
  {
    id: "2",
    start: "11:00",
    against: { C: 2, D: 1 },
    change: createBracketPlaceFields("single", 4, 1, 2),
  },
];

describe("scheduleReplay", () => {
  it.each([
    ["1", "10:00–10:30"],
    ["3", "10:00–11:00"],
    ["13", "10:00–13:30"],
    ["", "10:00–10:30"],
  ])("given best of %j plans 15 minutes plus 15 per game", (best_of, played) => {
    const change = { ...createBracketPlaceFields("single", 4, 1, 1), best_of };
    expect(schedule([{ id: "1", start: "10:00", against: { A: 2, B: 0 }, change }])).toEqual([
      { played, known: " " },
    ]);
  });

  it("delays a match until its feeders have ended, even if its start is earlier", () => {
    const final = { id: "3", start: "09:00", against: { A: 2, C: 1 } };
    expect(
      schedule([
        { ...final, change: createBracketPlaceFields("single", 2, 1, 1) },
        ...SEMIFINALS,
      ])[0],
    ).toEqual({
      played: "12:00–13:00",
      known: "11:00 12:00",
    });
  });

  it("waits for a feeder even if none of its contestants advanced", () => {
    const final = { id: "3", start: "11:00", against: { A: 2, X: 1 } };
    const [, , replaced] = schedule([
      ...SEMIFINALS,
      { ...final, change: createBracketPlaceFields("single", 2, 1, 1) },
    ]);
    expect(replaced).toEqual({ played: "12:00–13:00", known: "11:00 12:00" });
  });

  it("uses both semifinals as feeders of the third-place match", () => {
    const bronze = { id: "3", start: "10:30", against: { D: 2, B: 1 } };
    const [, , third] = schedule([
      ...SEMIFINALS,
      { ...bronze, change: createBracketPlaceFields("single", 2, 1, 2) },
    ]);
    expect(third).toEqual({ played: "12:00–13:00", known: "12:00 11:00" });
  });

  it("advances the contestant of a bye immediately", () => {
    const [bye, next] = schedule([
      {
        id: "1",
        start: "10:00",
        against: { A: 0 },
        change: { ...createBracketPlaceFields("single", 4, 1, 1), bye: "1" },
      },
      {
        id: "2",
        start: "10:00",
        against: { A: 2, C: 1 },
        change: createBracketPlaceFields("single", 2, 1, 1),
      },
    ]);
    expect(bye).toEqual({ played: "10:00–10:00", known: "" });
    expect(next).toEqual({ played: "10:00–11:00", known: " " });
  });

  it("drops losers to the lower bracket, and plays the reset after the grand final", () => {
    const planned = schedule([
      {
        id: "r",
        start: "13:00",
        against: { B: 2, A: 1 },
        change: createBracketPlaceFields("double", 2, 2, 2),
      },
      {
        id: "gf",
        start: "13:30",
        against: { A: 1, B: 2 },
        change: createBracketPlaceFields("double", 2, 2, 1),
      },
      {
        id: "ub",
        start: "12:00",
        against: { A: 2, C: 0 },
        change: createBracketPlaceFields("double", 2, 1, 1),
      },
      {
        id: "u1",
        start: "10:00",
        against: { A: 2, B: 1 },
        change: createBracketPlaceFields("double", 4, 1, 1),
      },
      {
        id: "u2",
        start: "10:00",
        against: { C: 2, D: 1 },
        change: createBracketPlaceFields("double", 4, 1, 2),
      },
      {
        id: "l1",
        start: "11:00",
        against: { B: 2, D: 0 },
        change: createBracketPlaceFields("lower", 2, 1, 1),
      },
      {
        id: "l2",
        start: "12:00",
        against: { B: 2, C: 0 },
        change: createBracketPlaceFields("lower", 2, 2, 1),
      },
    ]);
    expect(planned.map(({ played }) => played)).toEqual([
      "15:00–16:00",
      "14:00–15:00",
      "12:00–13:00",
      "10:00–11:00",
      "10:00–11:00",
      "11:00–12:00",
      "13:00–14:00",
    ]);
    expect(planned.map(({ known }) => known)).toEqual([
      "15:00 15:00",
      "13:00 14:00",
      "11:00 11:00",
      " ",
      " ",
      "11:00 11:00",
      "12:00 13:00",
    ]);
  });

  it("advances contestants from a group only after all its matches have ended", () => {
    const [, , , final] = schedule([
      { id: "1", start: "10:00", against: { A: 2, B: 0 }, change: createGroupFields("7") },
      { id: "2", start: "16:00", against: { B: 2, C: 0 }, change: createGroupFields("7") },
      { id: "3", start: "12:00", against: { D: 2, E: 0 }, change: createGroupFields("8") },
      {
        id: "4",
        start: "13:00",
        against: { A: 2, D: 0 },
        change: createBracketPlaceFields("single", 2, 1, 1),
      },
    ]);
    expect(final).toEqual({ played: "16:30–17:30", known: "16:30 12:30" });
  });

  it("advances contestants from the first group stage to the second", () => {
    const second = { ...createGroupFields("9"), stage: "2" };
    const planned = schedule([
      { id: "1", start: "10:00", against: { A: 2, B: 0 }, change: createGroupFields("7") },
      { id: "2", start: "10:00", against: { C: 2, D: 0 }, change: createGroupFields("8") },
      { id: "3", start: "10:10", against: { A: 2, C: 0 }, change: second },
      { id: "4", start: "12:00", against: { C: 2, A: 0 }, change: second },
    ]);
    expect(planned.slice(2)).toEqual([
      { played: "10:30–11:00", known: "10:30 10:30" },
      { played: "12:00–12:30", known: "10:30 10:30" },
    ]);
  });

  it("treats contestants as known from the beginning if no match feeds them", () => {
    const entry = { id: "1", start: "10:00", against: { A: 2, B: 0 } };
    expect(schedule([{ ...entry, change: createBracketPlaceFields("lower", 4, 1, 1) }])).toEqual([
      { played: "10:00–11:00", known: " " },
    ]);
  });

  it.each([
    ["no contestant", {}, { locked: "1" }],
    ["one contestant", { A: 0 }, { locked: "0" }],
    ["0–0 and unlocked while others are locked", { A: 0, B: 0 }, { locked: "0" }],
  ])("never begins a match with %s", (_, against, change) => {
    const place = createBracketPlaceFields("single", 8, 1, 3);
    const [, , unplayed] = schedule([
      ...SEMIFINALS,
      { id: "3", start: "10:00", against, change: { ...place, ...change } },
    ]);
    expect(unplayed?.played).toBe("never");
  });

  it("begins a 0–0 match if no match of the tournament is locked", () => {
    const goalless = { id: "1", start: "10:00", against: { A: 0, B: 0 } };
    expect(
      schedule([{ ...goalless, change: { ...createGroupFields("7"), locked: null } }]),
    ).toEqual([{ played: "10:00–10:30", known: " " }]);
  });

  it("treats equal names in one round as two contestants", () => {
    const [, second] = schedule([
      {
        id: "1",
        start: "10:00",
        against: { A: 2, B: 0 },
        change: createBracketPlaceFields("single", 4, 1, 1),
      },
      {
        id: "2",
        start: "10:30",
        against: { A: 2, C: 0 },
        change: createBracketPlaceFields("single", 4, 1, 2),
      },
    ]);
    expect(second).toEqual({ played: "10:30–11:30", known: " " });
  });

  it("uses start times in a bracket of unknown type", () => {
    const unknown = {
      ...createBracketPlaceFields("single", 4, 1, 1),
      bracket: wireBracket({ type: "swiss" }),
    };
    const [second, first] = schedule([
      { id: "2", start: "10:30", against: { A: 2, C: 0 }, change: unknown },
      { id: "1", start: "10:00", against: { A: 2, B: 0 }, change: unknown },
    ]);
    expect(first).toEqual({ played: "10:00–11:00", known: " " });
    expect(second).toEqual({ played: "11:00–12:00", known: "11:00 " });
  });

  it("schedules two brackets of a tournament independently", () => {
    const other = { ...createBracketPlaceFields("single", 2, 1, 1), bracket_id: "T" };
    const planned = schedule([
      {
        id: "1",
        start: "10:00",
        against: { A: 2, B: 0 },
        change: createBracketPlaceFields("single", 4, 1, 1),
      },
      {
        id: "2",
        start: "12:00",
        against: { A: 2, C: 0 },
        change: createBracketPlaceFields("single", 2, 1, 1),
      },
      { id: "3", start: "10:30", against: { A: 2, B: 0 }, change: other },
    ]);
    expect(planned.map(({ played }) => played)).toEqual([
      "10:00–11:00",
      "12:00–13:00",
      "11:00–12:00",
    ]);
  });

  it("schedules tournaments independently", () => {
    const tournament = {
      game: "osu!",
      game_slug: "osu",
      title: "Another",
      slug: "another",
      start: null,
      end: null,
    };
    const final = { id: "3", start: "09:00", against: { A: 2, C: 1 } };
    const [, , other] = schedule([
      ...SEMIFINALS,
      { ...final, change: { ...createBracketPlaceFields("single", 2, 1, 1), tournament } },
    ]);
    expect(other).toEqual({ played: "09:00–10:00", known: " " });
  });
});
