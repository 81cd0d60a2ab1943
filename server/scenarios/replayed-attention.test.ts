/** Real events replayed: what needs a person in every moment of them; planted problems in the smallest. */
import { expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/attention.ts";
import type { AttentionKind } from "#core/attention/rules.ts";
import { describeRealEvents } from "#core/testing/node/describe-events.ts";
import { REAL_EVENTS } from "#core/testing/node/real-events.ts";
import type { Instant } from "#core/model/match.ts";
import { change, idOf, missing, staysUpcoming } from "#server/testing/plants.ts";
import { type Plant, replayAttention, timesOf } from "#server/testing/replayed-attention.ts";

describeRealEvents("%s, replayed", (event) => {
  it("never has two rows for one cause in one round, and ends with none", () => {
    let last: readonly AttentionItem[] = [];
    for (const { rows } of replayAttention(event)) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      // More than a hundred matches: that the list is cut must be known while it is.
      expect(rows.filter(({ kind }) => kind !== "list-cut")).toEqual([]);
      last = rows;
    }
    expect(last).toEqual([]);
  }, 600_000);
});

const SMALLEST = REAL_EVENTS.filter((event) => event === "asus-rog-2015");

const tests = (event: string): void => {
  const { begins, ends } = timesOf(event);
  const begin = (id: string): Instant => begins.get(id) ?? 0;
  const end = (id: string): Instant => ends.get(id) ?? 0;

  const cases: readonly {
    readonly kind: AttentionKind;
    readonly about: readonly string[];
    readonly plant: Plant;
  }[] = [
    {
      kind: "conflict",
      about: ["2085"],
      plant: change("2085", begin("2085"), end("2085"), () => ({ conflict: "1" })),
    },
    {
      kind: "not-started",
      about: ["2086"],
      plant: staysUpcoming("2086", begin("2086"), begin("2086") + 20 * MINUTE),
    },
    {
      kind: "contestant-missing",
      about: ["2090"],
      plant: change("2090", 0, begin("2090"), ({ contestants }) => ({
        contestants: contestants.slice(0, 1),
      })),
    },
    {
      kind: "moved",
      about: ["2086"],
      plant: change("2086", 0, begin("2086") - 5 * MINUTE, () => ({
        start: formatWallTime(begin("2086") + 30 * MINUTE),
      })),
    },
    {
      kind: "decided-not-over",
      about: ["2084"],
      plant: change("2084", end("2084"), Infinity, () => ({ locked: "0" })),
    },
    {
      kind: "corrected-late",
      about: ["2089"],
      plant: change("2089", begin("2090") + 20 * MINUTE, Infinity, ({ contestants }) => ({
        contestants: contestants.map((one) => ({ ...one, score: one.score === "1" ? "2" : "3" })),
      })),
    },
    {
      kind: "score-withdrawn",
      about: ["2087"],
      plant: change("2087", end("2087") - MINUTE, begin("2088"), ({ contestants }) => ({
        contestants: contestants.map((one) => ({ ...one, score: "0" })),
      })),
    },
    {
      kind: "unlocked",
      about: ["2087"],
      plant: change("2087", begin("2088"), Infinity, () => ({ locked: "0" })),
    },
    {
      kind: "locked",
      about: ["2089"],
      plant: change("2089", 0, begin("2088"), () => ({ locked: "1" })),
    },
    {
      kind: "score-too-high",
      about: ["2090"],
      plant: change("2090", end("2090"), Infinity, ({ contestants }) => ({
        contestants: contestants.map((one) => ({ ...one, score: one.score === "4" ? "6" : "2" })),
      })),
    },
    {
      kind: "bye-with-two",
      about: ["2086"],
      plant: change("2086", 0, begin("2086"), () => ({ bye: "1" })),
    },
    {
      kind: "slot-unfilled",
      about: ["2088"],
      plant: change("2088", 0, begin("2088"), () => ({ contestants: [] })),
    },
    {
      kind: "advanced-without-winning",
      about: ["2084"],
      plant: change("2088", begin("2088"), Infinity, ({ contestants }) => ({
        contestants: contestants.map((one) =>
          one.name === "HyuN" ? { ...one, name: "TRUE" } : one,
        ),
      })),
    },
    {
      kind: "overlapping",
      about: ["2089"],
      plant: change("2089", 0, Infinity, ({ contestants }) => ({
        start: formatWallTime(begin("2088") + 5 * MINUTE),
        contestants: contestants.map((one) =>
          one.name === "Losira" ? { ...one, name: "PtitDrogo" } : one,
        ),
      })),
    },
    {
      kind: "short-turnaround",
      about: ["2090"],
      plant: change("2090", 0, Infinity, () => ({
        start: formatWallTime(end("2089") + 5 * MINUTE),
      })),
    },
    {
      kind: "last-seen",
      about: ["2086"],
      plant: missing("2086", begin("2086") + MINUTE, end("2086")),
    },
  ];

  it.each(cases)("is found: $kind", ({ kind, about, plant }) => {
    const found: AttentionItem[] = [];
    for (const { rows } of replayAttention(event, plant)) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      found.push(...rows.filter((row) => row.kind === kind));
    }
    expect(new Set(found.flatMap(({ matches }) => matches.map(idOf)))).toEqual(new Set(about));
  });

  it("is found: lengths, once five were watched", () => {
    const { begins: starts } = timesOf("osu-cc6-d3-2026");
    const from = starts.get("120023") ?? 0;
    const found = new Map<AttentionKind, readonly string[]>();
    const running = change("120023", from + 1, Infinity, ({ contestants }, now) => ({
      locked: "0",
      contestants: contestants.map((one) => ({ ...one, score: now < from + 6 * HOUR ? "0" : "3" })),
    }));
    const waiting = change("120025", 0, Infinity, ({ contestants }) => ({
      contestants: contestants.filter(({ name }) => name !== "alchogolick"),
    }));
    const plant: Plant = (lists, now) => waiting(running(lists, now), now);
    for (const { rows } of replayAttention("osu-cc6-d3-2026", plant)) {
      for (const { kind, matches } of rows) found.set(kind, matches.map(idOf));
    }
    expect(found.get("no-score")).toEqual(["120023"]);
    expect(found.get("running-long")).toEqual(["120023"]);
  }, 60_000);

  it("is found: credentials that are refused", () => {
    const services = [
      { clientId: "well", outcome: "ok", at: 1 },
      { clientId: "desk", outcome: "client-refused", at: 2 },
    ] as const;
    const [first] = replayAttention(event, undefined, services);
    expect(first?.rows).toMatchObject([
      { id: "service-refused desk", kind: "service-refused", severity: "alarm", since: 2 },
    ]);
  });
};

describeRealEvents("a problem planted in %s", tests, SMALLEST);
