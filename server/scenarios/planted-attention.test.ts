/** Adds every kind of problem to real events at once and expects each to be found at its match. */
import { expect, it } from "vitest";
import type { AttentionKind } from "#core/attention/rules/attention-rules.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import { REAL_EVENTS } from "#core/testing/node/real-events.ts";
import { plantProblems } from "#server/testing/planted-problems.ts";
import { combineListsEditors, getMatchId } from "#server/testing/lists-editors.ts";
import { replayAttention } from "#server/testing/replayed-attention.ts";

/**
 * Excluded because it has only seven matches; tested in
 * server/scenarios/replayed-attention.test.ts.
 */
const SMALL_EVENT = "asus-rog-2015";

const REJECTED_SERVICE = { clientId: "desk", outcome: "client-refused", at: 1 } as const;

const tests = (event: string): void => {
  it("reports every added problem, and no item twice per poll", () => {
    const problems = plantProblems(event);
    const found = new Map<AttentionKind, Set<string>>();
    const plant = combineListsEditors(problems.map((candidate) => candidate.plant));
    for (const { rows } of replayAttention(event, plant, [REJECTED_SERVICE])) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { kind, matches } of rows) {
        found.set(kind, new Set([...(found.get(kind) ?? []), ...matches.map(getMatchId)]));
      }
    }
    const missed = problems.filter(({ kind, id }) => found.get(kind)?.has(id) !== true);
    expect(missed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
    expect(found.has("service-refused")).toBe(true);
  }, 600_000);
};

describeEachRealEvent(
  "%s",
  tests,
  REAL_EVENTS.filter((event) => event !== SMALL_EVENT),
);
