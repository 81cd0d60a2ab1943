import { wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import { formatWallTime } from "#core/lib/time.ts";
import { sketchMatches, type MatchSketch } from "#server/reference/testing/matches.ts";
import { describe, expect, it } from "vitest";
import { scheduleReplay } from "./schedule.ts";
import { BEFORE_ALL_TIMES, AFTER_ALL_TIMES } from "./times.ts";

/**
 * Schedules the sketches. Returns each match as "begin–end", and when each contestant becomes known
 * ("" if always).
 */
function schedule(...sketches: readonly MatchSketch[]) {
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
  ["1", "10:00", "ro4#1", "A 2 v B 0"],
  ["2", "11:00", "ro4#2", "C 2 v D 1"],
];

describe("scheduleReplay", () => {
  it.each([
    ["1", "10:00–10:30"],
    ["3", "10:00–11:00"],
    ["13", "10:00–13:30"],
    ["", "10:00–10:30"],
  ])("given best of %j plans 15 minutes plus 15 per game", (best_of, played) => {
    const planned = schedule(["1", "10:00", "ro4#1", "A 2 v B 0", { best_of }]);
    expect(planned).toEqual([{ played, known: " " }]);
  });

  it.each<[string, MatchSketch, string, string]>([
    [
      "delays a match until its feeders have ended, even if its start is earlier",
      ["3", "09:00", "ro2#1", "A 2 v C 1"],
      "12:00–13:00",
      "11:00 12:00",
    ],
    [
      "waits for a feeder even if none of its contestants advanced",
      ["3", "11:00", "ro2#1", "A 2 v X 1"],
      "12:00–13:00",
      "11:00 12:00",
    ],
    [
      "uses both semifinals as feeders of the third-place match",
      ["3", "10:30", "ro2#2", "D 2 v B 1"],
      "12:00–13:00",
      "12:00 11:00",
    ],
    [
      "schedules tournaments independently",
      ["3", "09:00", "ro2#1", "A 2 v C 1", { tournament: wireTournament({ slug: "another" }) }],
      "09:00–10:00",
      " ",
    ],
  ])("%s", (_, match, played, known) => {
    expect(schedule(match, ...SEMIFINALS)[0]).toEqual({ played, known });
    expect(schedule(...SEMIFINALS, match)[2]).toEqual({ played, known });
  });

  it("advances the contestant of a bye immediately", () => {
    const [bye, next] = schedule(
      ["1", "10:00", "ro4#1", "A", { bye: "1" }],
      ["2", "10:00", "ro2#1", "A 2 v C 1"],
    );
    expect(bye).toEqual({ played: "10:00–10:00", known: "" });
    expect(next).toEqual({ played: "10:00–11:00", known: " " });
  });

  it("drops losers to the lower bracket, and plays the reset after the grand final", () => {
    const planned = schedule(
      ["r", "13:00", "grand final#2", "B 2 v A 1"],
      ["gf", "13:30", "grand final#1", "A 1 v B 2"],
      ["ub", "12:00", "double ro2#1", "A 2 v C 0"],
      ["u1", "10:00", "double ro4#1", "A 2 v B 1"],
      ["u2", "10:00", "double ro4#2", "C 2 v D 1"],
      ["l1", "11:00", "lower ro2s1#1", "B 2 v D 0"],
      ["l2", "12:00", "lower ro2s2#1", "B 2 v C 0"],
    );
    expect(planned.map(({ played, known }) => `${played}, ${known}`)).toEqual([
      "15:00–16:00, 15:00 15:00",
      "14:00–15:00, 13:00 14:00",
      "12:00–13:00, 11:00 11:00",
      "10:00–11:00,  ",
      "10:00–11:00,  ",
      "11:00–12:00, 11:00 11:00",
      "13:00–14:00, 12:00 13:00",
    ]);
  });

  it("advances contestants from a group only after all its matches have ended", () => {
    const [, , , final] = schedule(
      ["1", "10:00", "group 7", "A 2 v B 0"],
      ["2", "16:00", "group 7", "B 2 v C 0"],
      ["3", "12:00", "group 8", "D 2 v E 0"],
      ["4", "13:00", "ro2#1", "A 2 v D 0"],
    );
    expect(final).toEqual({ played: "16:30–17:30", known: "16:30 12:30" });
  });

  it("advances contestants from the first group stage to the second", () => {
    const planned = schedule(
      ["1", "10:00", "group 7", "A 2 v B 0"],
      ["2", "10:00", "group 8", "C 2 v D 0"],
      ["3", "10:10", "group 9", "A 2 v C 0", { stage: "2" }],
      ["4", "12:00", "group 9", "C 2 v A 0", { stage: "2" }],
    );
    expect(planned.slice(2)).toEqual([
      { played: "10:30–11:00", known: "10:30 10:30" },
      { played: "12:00–12:30", known: "10:30 10:30" },
    ]);
  });

  it("treats contestants as known from the beginning if no match feeds them", () => {
    const planned = schedule(["1", "10:00", "lower ro4s1#1", "A 2 v B 0"]);
    expect(planned).toEqual([{ played: "10:00–11:00", known: " " }]);
  });

  it.each([
    ["no contestant", "", { locked: "1" }],
    ["one contestant", "A 0", { locked: "0" }],
    ["0–0 and unlocked while others are locked", "A 0 v B 0", { locked: "0" }],
  ])("never begins a match with %s", (_, sides, change) => {
    const [, , unplayed] = schedule(...SEMIFINALS, ["3", "10:00", "ro8#3", sides, change]);
    expect(unplayed?.played).toBe("never");
  });

  it("begins a 0–0 match if no match of the tournament is locked", () => {
    const planned = schedule(["1", "10:00", "group 7", "A 0 v B 0", { locked: null }]);
    expect(planned).toEqual([{ played: "10:00–10:30", known: " " }]);
  });

  it("treats equal names in one round as two contestants", () => {
    const [, second] = schedule(
      ["1", "10:00", "ro4#1", "A 2 v B 0"],
      ["2", "10:30", "ro4#2", "A 2 v C 0"],
    );
    expect(second).toEqual({ played: "10:30–11:30", known: " " });
  });

  it("uses start times in a bracket of unknown type", () => {
    const unknown = { bracket: wireBracket({ type: "swiss" }) };
    const [second, first] = schedule(
      ["2", "10:30", "ro4#1", "A 2 v C 0", unknown],
      ["1", "10:00", "ro4#1", "A 2 v B 0", unknown],
    );
    expect(first).toEqual({ played: "10:00–11:00", known: " " });
    expect(second).toEqual({ played: "11:00–12:00", known: "11:00 " });
  });

  it("schedules two brackets of a tournament independently", () => {
    const planned = schedule(
      ["1", "10:00", "ro4#1", "A 2 v B 0"],
      ["2", "12:00", "ro2#1", "A 2 v C 0"],
      ["3", "10:30", "ro2#1", "A 2 v B 0", { bracket_id: "T" }],
    );
    expect(planned.map(({ played }) => played)).toEqual([
      "10:00–11:00",
      "12:00–13:00",
      "11:00–12:00",
    ]);
  });
});
