/**
 * Replays real events, first unchanged and then with a problem added to the smallest, and checks
 * the attention items.
 */
import { expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import { type AttentionItem, deriveAttention } from "#core/attention/derive-attention.ts";
import type { AttentionKind } from "#core/attention/rules/attention-rules.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { sample } from "#core/testing/node/sample.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import { REAL_EVENTS } from "#core/testing/node/real-events.ts";
import {
  changeMatch,
  getMatchId,
  keepUpcoming,
  type ListsEditor,
  type MatchTimes,
  matchTimesOf,
  removeMatch,
  replayEvent,
} from "#server/testing/replayed-event.ts";

/** Yields the attention items after each poll of a replayed event, with problems added. */
function* replayAttention(event: string, plant?: ListsEditor): Generator<readonly AttentionItem[]> {
  for (const { now, world, histories } of replayEvent(event, plant)) {
    yield deriveAttention(world, histories, now);
  }
}

const replayTests = (event: string): void => {
  it("never reports two items for one cause, and ends without items", () => {
    let last: readonly AttentionItem[] = [];
    for (const rows of replayAttention(event)) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      // Events with more than a hundred matches correctly report that the list is capped.
      expect(rows.filter(({ kind }) => kind !== "list-cut")).toEqual([]);
      last = rows;
    }
    expect(last).toEqual([]);
  }, 600_000);
};

describeEachRealEvent("%s, replayed", replayTests, sample(REAL_EVENTS, 2));

const SMALLEST = REAL_EVENTS.filter((event) => event === "asus-rog-2015");

/** A kind of problem, the match at which it must be found, and how it is added. */
interface PlantedCase {
  readonly kind: AttentionKind;
  readonly matchId: string;
  readonly plant: (times: MatchTimes) => ListsEditor;
}

type Contestants = WireMatch["contestants"];

const changeScores = (
  contestants: Contestants,
  change: (score: string | null) => string,
): Contestants =>
  contestants.map((contestant) => ({ ...contestant, score: change(contestant.score) }));

const rename = (contestants: Contestants, from: string, to: string): Contestants =>
  contestants.map((contestant) =>
    contestant.name === from ? { ...contestant, name: to } : contestant,
  );

const CASES: readonly PlantedCase[] = [
  {
    kind: "conflict",
    matchId: "2085",
    plant: ({ begin, end }) =>
      changeMatch("2085", begin("2085"), end("2085"), () => ({ conflict: "1" })),
  },
  {
    kind: "not-started",
    matchId: "2086",
    plant: ({ begin }) => keepUpcoming("2086", begin("2086"), begin("2086") + 20 * MINUTE),
  },
  {
    kind: "contestant-missing",
    matchId: "2090",
    plant: ({ begin }) =>
      changeMatch("2090", 0, begin("2090"), ({ contestants }) => ({
        contestants: contestants.slice(0, 1),
      })),
  },
  {
    kind: "moved",
    matchId: "2086",
    plant: ({ begin }) =>
      changeMatch("2086", 0, begin("2086") - 5 * MINUTE, () => ({
        start: formatWallTime(begin("2086") + 30 * MINUTE),
      })),
  },
  {
    kind: "decided-not-over",
    matchId: "2084",
    plant: ({ end }) => changeMatch("2084", end("2084"), Infinity, () => ({ locked: "0" })),
  },
  {
    kind: "corrected-late",
    matchId: "2089",
    plant: ({ begin }) =>
      changeMatch("2089", begin("2090") + 20 * MINUTE, Infinity, ({ contestants }) => ({
        contestants: changeScores(contestants, (score) => (score === "1" ? "2" : "3")),
      })),
  },
  {
    kind: "score-withdrawn",
    matchId: "2087",
    plant: ({ begin, end }) =>
      changeMatch("2087", end("2087") - MINUTE, begin("2088"), ({ contestants }) => ({
        contestants: changeScores(contestants, () => "0"),
      })),
  },
  {
    kind: "unlocked",
    matchId: "2087",
    plant: ({ begin }) => changeMatch("2087", begin("2088"), Infinity, () => ({ locked: "0" })),
  },
  {
    kind: "locked",
    matchId: "2089",
    plant: ({ begin }) => changeMatch("2089", 0, begin("2088"), () => ({ locked: "1" })),
  },
  {
    kind: "score-too-high",
    matchId: "2090",
    plant: ({ end }) =>
      changeMatch("2090", end("2090"), Infinity, ({ contestants }) => ({
        contestants: changeScores(contestants, (score) => (score === "4" ? "6" : "2")),
      })),
  },
  {
    kind: "bye-with-two",
    matchId: "2086",
    plant: ({ begin }) => changeMatch("2086", 0, begin("2086"), () => ({ bye: "1" })),
  },
  {
    kind: "slot-unfilled",
    matchId: "2088",
    plant: ({ begin }) => changeMatch("2088", 0, begin("2088"), () => ({ contestants: [] })),
  },
  {
    kind: "advanced-without-winning",
    matchId: "2084",
    plant: ({ begin }) =>
      changeMatch("2088", begin("2088"), Infinity, ({ contestants }) => ({
        contestants: rename(contestants, "HyuN", "TRUE"),
      })),
  },
  {
    kind: "overlapping",
    matchId: "2088",
    // In a later round: two matches of one round are of two contestants of one name.
    plant: ({ begin }) => {
      const quarterfinal = changeMatch("2087", 0, Infinity, ({ contestants }) => ({
        contestants: rename(contestants, "KeeN", "HyuN"),
      }));
      const semifinal = changeMatch("2088", 0, Infinity, () => ({
        start: formatWallTime(begin("2087") + 5 * MINUTE),
      }));
      return (lists, now) => semifinal(quarterfinal(lists, now), now);
    },
  },
  {
    kind: "short-turnaround",
    matchId: "2090",
    plant: ({ end }) =>
      changeMatch("2090", 0, Infinity, () => ({
        start: formatWallTime(end("2089") + 5 * MINUTE),
      })),
  },
  {
    kind: "last-seen",
    matchId: "2086",
    plant: ({ begin, end }) => removeMatch("2086", begin("2086") + MINUTE, end("2086")),
  },
];

const tests = (event: string): void => {
  const times = matchTimesOf(event);

  it.each(CASES)("finds the kind $kind at the right match", ({ kind, matchId, plant }) => {
    const found: AttentionItem[] = [];
    for (const rows of replayAttention(event, plant(times))) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      found.push(...rows.filter((item) => item.kind === kind));
    }
    const ids = found.flatMap(({ matches }) => matches.map(getMatchId));
    expect(new Set(ids)).toEqual(new Set([matchId]));
  });

  it("finds kinds that depend on durations, after five observed matches", () => {
    const from = matchTimesOf("osu-cc6-d3-2026").begin("120023");
    const found = new Map<AttentionKind, readonly string[]>();
    const running = changeMatch("120023", from + 1, Infinity, ({ contestants }, now) => ({
      locked: "0",
      contestants: changeScores(contestants, () => (now < from + 6 * HOUR ? "0" : "3")),
    }));
    const waiting = changeMatch("120025", 0, Infinity, ({ contestants }) => ({
      contestants: contestants.filter(({ name }) => name !== "alchogolick"),
    }));
    const plant: ListsEditor = (lists, now) => waiting(running(lists, now), now);
    for (const rows of replayAttention("osu-cc6-d3-2026", plant)) {
      for (const { kind, matches } of rows) found.set(kind, matches.map(getMatchId));
    }
    expect(found.get("no-score")).toEqual(["120023"]);
    expect(found.get("running-long")).toEqual(["120023"]);
  }, 60_000);
};

describeEachRealEvent("a problem added to %s", tests, SMALLEST);
