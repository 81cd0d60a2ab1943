import { HOUR, MINUTE, parseWallTime } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import { wireContestant } from "#core/testing/wire-match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { parseEnvelopeMatches, sketchMatches } from "#server/reference/testing/matches.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReplay } from "./replay.ts";

const at = (time: string) => must(parseWallTime(`2026-03-07 ${time}:00`), "a time");
const scoresOf = (match: WireMatch | undefined) =>
  match?.contestants.map(({ name, score }) => `${name} ${score}`);

const EVENT = sketchMatches([
  ["1", "10:00", "ro4#1", "A 2 v B 1"],
  ["2", "11:00", "ro4#2", "C 0 v D -1"],
  ["3", "11:00", "ro2#1", "A 0 v C 2"],
]);

describe("createReplay", () => {
  it.each([
    ["09:59", ["1", "2", "3"], []],
    ["10:00", ["2", "3"], ["1"]],
    ["11:30", ["3"], ["2", "1"]],
    ["12:00", [], ["3", "2", "1"]],
  ])(
    "given %s lists matches that have not begun, and in reverse order those that have",
    (time, upcoming, ended) => {
      const lists = createReplay(EVENT)(at(time));
      expect(lists.upcoming.map(({ id }) => id)).toEqual(upcoming);
      expect(lists.ended.map(({ id }) => id)).toEqual(ended);
    },
  );

  it("shows neither score nor lock before a match begins, and only contestants known by then", () => {
    const [first, , final] = createReplay(EVENT)(at("09:00")).upcoming;
    expect(scoresOf(first)).toEqual(["A 0", "B 0"]);
    expect(first?.locked).toBe("0");
    expect(scoresOf(final)).toEqual([]);
    expect(scoresOf(createReplay(EVENT)(at("11:00")).upcoming[0])).toEqual(["A 0"]);
  });

  it("shows a growing score during a match", () => {
    const totals = ["10:00", "10:20", "10:40", "10:59"].map((time) => {
      const { contestants } = must(
        createReplay(EVENT)(at(time)).ended.at(-1),
        "the first match runs",
      );
      return contestants.reduce((sum, { score }) => sum + Number(score), 0);
    });
    expect(totals).toEqual([0, 1, 2, 2]);
  });

  it("shows the match as in the file after its end", () => {
    expect(createReplay(EVENT)(at("11:00")).ended.at(-1)).toEqual(EVENT[0]);
    expect(createReplay(EVENT)(at("23:00")).ended).toEqual([EVENT[2], EVENT[1], EVENT[0]]);
  });

  it("keeps all other members of the file at all times", () => {
    const liveMatch = must(createReplay(EVENT)(at("10:30")).ended[0], "the first match runs");
    expect({ ...liveMatch, locked: "1", contestants: [] }).toEqual({
      ...EVENT[0],
      contestants: [],
    });
  });

  it("hides disqualifications, times and deductions until the end", () => {
    const contestants = [side("A", -1), side("B", 0)];
    const event = sketchMatches([["1", "10:00", "ro2#1", "", { contestants }]]);
    expect(createReplay(event)(at("10:59")).ended[0]?.contestants[0]).toMatchObject({
      score: "0",
      kills: "9",
      deaths: null,
      time: null,
      deduction: "0",
    });
    expect(createReplay(event)(at("11:00")).ended[0]?.contestants[0]).toMatchObject(side("A", -1));
  });
});

function side(name: string, score: number) {
  return wireContestant({ name, score: `${score}`, kills: "10", time: "1:02.003", deduction: "2" });
}

describe("createReplay with any match", () => {
  const result = fc.record({
    bestOf: fc.constantFrom(1, 3, 5, 7, 13),
    scores: fc.array(fc.integer({ min: -1, max: 90 }), { minLength: 2, maxLength: 4 }),
  });

  it("never decreases a score or exceeds the result", () => {
    fc.assert(
      fc.property(result, ({ bestOf, scores }) => {
        const sides = scores.map((score, index) => `N${index} ${score}`).join(" v ");
        const change = { best_of: `${bestOf}` };
        const replay = createReplay(sketchMatches([["1", "10:00", "ro2#1", sides, change]]));
        const scoresByMinute = Array.from({ length: 15 + 15 * bestOf }, (_, minute) => {
          const [match] = replay(at("10:00") + minute * MINUTE).ended;
          return must(match, "the match is listed").contestants.map(({ score }) => Number(score));
        });
        for (const [index, score] of scores.entries()) {
          const steps = [
            0,
            ...scoresByMinute.map((minuteScores) => minuteScores[index] ?? -1),
            Math.max(score, 0),
          ];
          expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("never shows the deciding game as won before the end", () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 5, 7, 13), fc.nat(), fc.nat(), (bestOf, loser, minute) => {
        const needed = (bestOf + 1) / 2;
        const sides = `A ${loser % needed} v B ${needed}`;
        const event = sketchMatches([["1", "10:00", "ro2#1", sides, { best_of: `${bestOf}` }]]);
        const now = at("10:00") + (minute % (15 + 15 * bestOf)) * MINUTE;
        const [match] = createReplay(event)(now).ended;
        expect(Number(match?.contestants[1]?.score)).toBeLessThan(needed);
      }),
    );
  });
});

describeEachTournamentEvent("the replay of event %s", (event) => {
  const matches = parseEnvelopeMatches(readEventMatches(event));
  const replay = createReplay(matches);
  const starts = matches.map(({ start }) => must(parseWallTime(start), "a start"));
  const from = Math.min(...starts);
  const until = Math.max(...starts) + 7 * 24 * HOUR;

  it("shows all matches as in the file after the last day", () => {
    const { upcoming, ended } = replay(until);
    expect(upcoming).toEqual([]);
    expect(ended).toHaveLength(matches.length);
    expect(new Set(ended)).toEqual(new Set(matches));
  });

  it("begins no match before its start or without both contestants", () => {
    const violations: unknown[] = [];
    for (let now = from - HOUR; now < until; now += 3 * HOUR) {
      const { upcoming, ended } = replay(now);
      if (upcoming.length + ended.length !== matches.length)
        violations.push([now, "matches missing"]);
      const early = ended.filter(
        ({ start, contestants }) => (parseWallTime(start) ?? 0) > now || contestants.length !== 2,
      );
      violations.push(...early.map(({ id }) => [now, id]));
    }
    expect(violations).toEqual([]);
  });

  it("never runs two matches of one contestant at once", () => {
    const violations: unknown[] = [];
    for (let now = from; now < until; now += HOUR) {
      const running = replay(now).ended.filter(({ locked }) => locked === "0");
      const names = running.flatMap(({ contestants }) => contestants.map(({ name }) => name));
      if (new Set(names).size < names.length) violations.push([now, names]);
    }
    expect(violations).toEqual([]);
  });
});
