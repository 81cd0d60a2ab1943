import { expect, test } from "vitest";
import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { CHANGE } from "#web/testing/sample-change.ts";
import { removeResultChanges } from "./changes.ts";

const gort = { key: "key-gort", name: "gort", country: "fi" };
const result = { scores: [6, 3], winner: gort, draw: false };

test("removes changes that reveal a result and keeps all others when scores are hidden", () => {
  const changes: ChangeView[] = [
    { ...CHANGE, seq: 6, type: "corrected", from: result, to: result, state: "ended" },
    { ...CHANGE, seq: 5, type: "ended", by: "clinched", scores: [6, 3] },
    { ...CHANGE, seq: 4, type: "decided", winner: gort, by: "clinched", scores: [6, 3] },
    { ...CHANGE, seq: 3, type: "score-withdrawn", from: [6, 3] },
    { ...CHANGE, seq: 2, type: "score", from: [0, 0], to: [6, 3] },
    { ...CHANGE, seq: 1, type: "started" },
  ];
  const page = removeResultChanges({ changes, matches: [], next: 6, known: true });
  expect(page.changes.map(({ type }) => type)).toEqual(["ended", "started"]);
  expect(JSON.stringify(page)).not.toMatch(/gort|\[6,3\]/);
});

test("removes contestants whom an earlier result brought, and changes that name them", () => {
  const winner = { type: "winner", of: { place: "ro4#1", code: "SF-1", match: "a/1" } } as const;
  const ref = { site: "a", code: "F", tournament: "Cup", gameSlug: "g", contestants: [gort] };
  const matches: MatchRef[] = [
    { ...ref, key: "a/1", id: "1", sources: [{ type: "seed", seed: 1 }] },
    { ...ref, key: "a/2", id: "2", sources: [{ ...winner, certainty: "found" }] },
  ];
  const known = { ...CHANGE, type: "contestants-known", contestants: [gort] } as const;
  const changes: ChangeView[] = [
    { ...known, seq: 3, match: "a/1" },
    { ...known, seq: 2, match: "a/2" },
    { ...CHANGE, seq: 1, match: "a/2", type: "replaced", from: gort, to: null },
  ];
  const page = removeResultChanges({ changes, matches, next: 3, known: true });
  expect(page.changes.map(({ seq }) => seq)).toEqual([3]);
  expect(page.matches.map(({ contestants }) => contestants)).toEqual([[gort], [null]]);
});
