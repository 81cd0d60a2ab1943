import { must } from "#core/lib/must.ts";
import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { afterNoon, SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { countStationsInUse } from "./lanes.ts";
import { planDay } from "./plan-day.ts";

const NOW = SAMPLE_NOON;

/** Creates a match of 40 usual minutes that starts some minutes after noon. */
function matchAt(id: string, minutes: number, change: Partial<MatchView> = {}): MatchView {
  return sampleMatch({
    id,
    start: afterNoon(minutes),
    usualMinutes: 40,
    station: "1",
    slots: [slot(`${id} left`), slot(`${id} right`)],
    ...change,
  });
}

function toMinutes(at: number | null): number | null {
  return at === null ? null : (at - NOW) / MINUTE;
}

/** Returns start, end and part of each block by station, in minutes after noon. */
function blocksOf(...matches: readonly MatchView[]) {
  return planDay(matches, NOW).lanes.map(({ station, blocks }) =>
    [station].concat(
      blocks.map(({ match, from, to, part }) =>
        [match.id, toMinutes(from), toMinutes(to), part].join(" "),
      ),
    ),
  );
}

function gapsOf(...matches: readonly MatchView[]) {
  return planDay(matches, NOW).lanes.flatMap(({ gaps }) =>
    gaps.map(({ from, to }) => [toMinutes(from), toMinutes(to)]),
  );
}

function idsOf(matches: readonly MatchView[]) {
  return planDay(matches, NOW).matches.map(({ id }) => id);
}

function clashesOf(...matches: readonly MatchView[]) {
  const { clashes } = planDay(matches, NOW);
  return Array.from(clashes, ([key, { kind, name, other }]) => [key, kind, name, other].join(" "));
}

describe("order", () => {
  const final = matchAt("gf", 60, { round: roundOf("grand final") });
  const reset = matchAt("reset", 57, { round: roundOf("grand final reset") });

  it("returns matches by start, and those without a time of day last", () => {
    const matches = [
      matchAt("unknown", 0, { start: null }),
      matchAt("date", 0, { startDate: "2026-01-25" }),
      matchAt("late", 20),
      matchAt("early", -20),
    ];
    expect(idsOf(matches)).toEqual(["early", "late", "unknown", "date"]);
  });

  it("returns a bracket reset after its grand final, whatever its start", () => {
    expect(idsOf([reset, final])).toEqual(["gf", "reset"]);
    expect(idsOf([reset])).toEqual(["reset"]);
    const elsewhere = { ...final, bracket: { id: "9", title: "", section: null } };
    expect(idsOf([elsewhere, reset])).toEqual(["reset", "gf"]);
  });

  it("returns a reset without a station after its grand final", () => {
    const station = null;
    const { unassigned } = planDay(
      [
        { ...reset, station },
        { ...final, station },
      ],
      NOW,
    );
    expect(unassigned.map(({ match }) => match.id)).toEqual(["gf", "reset"]);
  });

  it("leaves out matches that are not played", () => {
    const matches = [
      matchAt("bye", 0, { stateBy: "bye" }),
      matchAt("withdrawn", 0, { absence: "withdrawn" }),
      matchAt("unresolved", 0, { unresolved: "reset-not-needed" }),
    ];
    expect(idsOf(matches)).toEqual([]);
  });
});

describe("lanes", () => {
  it("returns stations in natural order, with blocks of the typical duration", () => {
    expect(
      blocksOf(
        matchAt("a", 30, { station: "10" }),
        matchAt("b", 20, { station: "2" }),
        matchAt("c", 0, { station: "Stage" }),
        matchAt("d", 90, { station: "stage" }),
      ),
    ).toEqual([
      ["2", "b 20 60 whole"],
      ["10", "a 30 70 whole"],
      ["Stage", "c 0 40 whole", "d 90 130 whole"],
    ]);
  });

  it("returns the estimated start of a match that is pushed, and its listed one", () => {
    const pushed = matchAt("a", 15, { expected: afterNoon(42) });
    expect(blocksOf(pushed)).toEqual([["1", "a 42 82 whole"]]);
    const [lane] = planDay([pushed], NOW).lanes;
    expect(toMinutes(lane?.blocks[0]?.listedStart ?? null)).toBe(15);
  });

  it("returns a live match until now once it has taken longer than usual", () => {
    const live = matchAt("a", -50, { state: "live" });
    expect(blocksOf(live)).toEqual([["1", "a -50 0 whole"]]);
    const [block] = planDay([live], NOW).lanes[0]?.blocks ?? [];
    expect([block?.isOverrun, toMinutes(block?.usualEnd ?? null)]).toEqual([true, -10]);
    const [usual] = planDay([matchAt("a", -30, { state: "live" })], NOW).lanes[0]?.blocks ?? [];
    expect(usual?.isOverrun).toBe(false);
  });

  it("returns an ended match until its end, if that is known, or until the next match", () => {
    const ended = { state: "ended" } as const;
    expect(blocksOf(matchAt("a", -90, { ...ended, endedAt: afterNoon(-65) }))).toEqual([
      ["1", "a -90 -65 whole"],
    ]);
    expect(blocksOf(matchAt("a", -30, ended))).toEqual([["1", "a -30 0 whole"]]);
    expect(blocksOf(matchAt("a", -90, ended), matchAt("b", -60, { state: "live" }))).toEqual([
      ["1", "a -90 -60 whole", "b -60 0 whole"],
    ]);
  });

  it("returns halves for matches at one time", () => {
    expect(
      blocksOf(matchAt("a", 0), matchAt("b", 15), matchAt("c", 45), matchAt("d", 100)),
    ).toEqual([["1", "a 0 40 upper", "b 15 55 lower", "c 45 85 upper", "d 100 140 whole"]]);
  });

  it("cuts a block of unknown duration at the next match", () => {
    const unknown = { usualMinutes: null };
    expect(blocksOf(matchAt("a", 0, unknown), matchAt("b", 30, unknown))).toEqual([
      ["1", "a 0 30 whole", "b 30 70 whole"],
    ]);
    expect(blocksOf(matchAt("a", 0, unknown), matchAt("b", 0, unknown))).toEqual([
      ["1", "a 0 40 upper", "b 0 40 lower"],
    ]);
  });
});

describe("free times", () => {
  it("returns the times between matches from now on, the last one without an end", () => {
    expect(
      gapsOf(matchAt("a", -90, { state: "ended" }), matchAt("b", 30), matchAt("c", 75)),
    ).toEqual([
      [0, 30],
      [115, null],
    ]);
  });

  it("returns no time after a match of unknown duration or a late one", () => {
    expect(gapsOf(matchAt("a", 0, { usualMinutes: null }), matchAt("b", 90))).toEqual([
      [130, null],
    ]);
    expect(gapsOf(matchAt("a", -50, { state: "live" }))).toEqual([]);
  });

  it("returns the stations that are free for a match without one", () => {
    const { unassigned } = planDay(
      [
        matchAt("x", 30, { station: null }),
        matchAt("ended", 5, { station: null, state: "ended" }),
        matchAt("y", -20, { station: null }),
        matchAt("a", 0, { station: "1" }),
        matchAt("b", 70, { station: "2" }),
        matchAt("c", -20, { station: "3", state: "ended" }),
        matchAt("d", -20, { station: "4", state: "live", usualMinutes: null }),
      ],
      NOW,
    );
    expect(unassigned.map(({ match, freeStations }) => [match.id, freeStations])).toEqual([
      ["y", ["2", "3"]],
      ["x", ["2", "3", "4"]],
    ]);
  });

  it("returns the number of stations in use by time", () => {
    const { lanes } = planDay(
      [matchAt("a", 0), matchAt("b", 30, { station: "2" }), matchAt("c", 90)],
      NOW,
    );
    const day = { from: NOW, to: NOW + 2 * HOUR };
    expect(countStationsInUse(lanes, day, 4)).toEqual([1, 2, 1, 1]);
  });
});

describe("clashes", () => {
  const both = { slots: [slot("Aino"), slot("Bo")] };

  it("returns matches of one contestant at one time", () => {
    expect(
      clashesOf(
        matchAt("a", 0, { slots: [slot("Aino"), slot(null)] }),
        matchAt("b", 39, { slots: [slot("Cid"), slot("Aino")], station: "2" }),
        matchAt("c", 79, { slots: [slot("Aino"), slot("Cid")], station: "3" }),
      ),
    ).toEqual([
      "osu.example.net/b double-booked Aino osu.example.net/a",
      "osu.example.net/a double-booked Aino osu.example.net/b",
    ]);
  });

  it("returns matches on one station at one time", () => {
    const live = { state: "live", usualMinutes: null } as const;
    expect(clashesOf(matchAt("a", 0), matchAt("b", 30))).toEqual([
      "osu.example.net/b two-on-one 1 osu.example.net/a",
      "osu.example.net/a two-on-one 1 osu.example.net/b",
    ]);
    expect(clashesOf(matchAt("a", -90, live), matchAt("b", -30, live))).toHaveLength(2);
    expect(clashesOf(matchAt("a", 0, { usualMinutes: null }), matchAt("b", 15))).toEqual([]);
  });

  it("returns nothing for one name in two places of a round", () => {
    const [one, other] = ["QF-1", "QF-3"].map((code, at) =>
      matchAt(code, 0, { ...both, code, round: roundOf("ro8"), station: `${at}` }),
    );
    expect(clashesOf(must(one, "the first"), must(other, "the second"))).toEqual([]);
  });

  it("returns nothing for a grand final and its reset, nor for ended or absent matches", () => {
    expect(
      clashesOf(
        matchAt("gf", 0, { ...both, round: roundOf("grand final") }),
        matchAt("reset", 0, { ...both, round: roundOf("grand final reset") }),
      ),
    ).toEqual([]);
    expect(clashesOf(matchAt("a", 0, { state: "ended" }), matchAt("b", 0))).toEqual([]);
    expect(clashesOf(matchAt("a", 0, { absence: "last-seen" }), matchAt("b", 0))).toEqual([]);
  });
});

function roundOf(key: string): MatchView["round"] {
  return { key, name: { long: key, medium: key, short: key }, losersTo: null };
}
