import { expect, test } from "vitest";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { presentStaffActs } from "./staff-act.ts";

const NOON = Date.parse("2026-01-25T12:00:00Z");

function sampleChange(seconds: number, kind = "station") {
  return { kind, scope: "a/1", value: "4", before: null, who: "Anna", at: NOON + seconds * 1000 };
}

function sampleClaim(id: string, seconds: number): AttentionClaim {
  const at = NOON + seconds * 1000;
  return { id, state: "taken", who: "Ville", by: "Ville", note: "", until: null, facts: [], at };
}

const present = (changes: ReturnType<typeof sampleChange>[], claims: AttentionClaim[]) =>
  presentStaffActs({
    changes,
    claims,
    items: [],
    world: null,
    now: NOON,
    wall: NOON,
    me: "Anna",
  }).acts.map((act) => (act.type === "claim" ? act.id : act.at.slice(17, 19)));

test("merges claims into the changes of annotations, newest first", () => {
  const acts = present(
    [sampleChange(40), sampleChange(20)],
    [sampleClaim("oldest", 10), sampleClaim("middle", 30), sampleClaim("newest", 50)],
  );
  expect(acts).toEqual(["newest", "40", "middle", "20", "oldest"]);
});

test("keeps the order of changes when the service's clock went back", () => {
  expect(present([sampleChange(10), sampleChange(30)], [])).toEqual(["10", "30"]);
});

test("leaves out annotations of an unknown kind", () => {
  expect(present([sampleChange(10, "of-a-newer-version")], [])).toEqual([]);
});
