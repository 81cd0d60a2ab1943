import { expect, test } from "vitest";
import { isHeld } from "#core/model/doubt.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { byTournament, contestantDoubt, match, NOON, seen } from "#core/testing/model-match.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { parseGuardRecord, restoreGuardState, serializeGuardState } from "./guard-record.ts";

test("ignores text of another form", () => {
  const snapshot = emptySnapshot(NOON);
  expect(serializeGuardState(snapshot)).toBeNull();
  for (const text of [null, "{}", "[]"]) {
    expect(parseGuardRecord(text)).toBeNull();
    expect(restoreGuardState(snapshot, text)).toBe(snapshot);
  }
});

test("treats archived holds of earlier versions as public", () => {
  const { isHidden: _, ...hold } = sampleHold();
  const text = JSON.stringify({ holds: [hold], held: ["a/1"], unconfirmed: [] });
  const { holds } = restoreGuardState(emptySnapshot(NOON), text);
  expect(holds).toEqual([{ ...hold, isHidden: false, tournaments: [] }]);
});

/** Written by this version. */
const ARCHIVED = `{"holds":[{"id":"matches upcoming","since":1772884980000,"dataAt":1772884920000,"lost":"matches","list":"upcoming","site":null,"tournament":null,"isHidden":false,"tournaments":["a.example/cup"],"count":2,"of":3}],"held":["a.example/1","a.example/2"],"unconfirmed":[["a.example/3",[{"sort":2,"confirmed":null,"candidate":"bo-282q8l0luw8","polls":2}]]]}`;

test("restores a record, and serializes the same", () => {
  const all = ["1", "2", "3"].map((id) => seen(match(id)));
  const archived = { ...emptySnapshot(NOON), matches: byTournament(all) };
  const snapshot = restoreGuardState(archived, ARCHIVED);
  expect(Array.from(snapshot.matches.values(), isHeld)).toEqual([true, true, false]);
  const candidate = "bo-282q8l0luw8";
  const third = snapshot.matches.get("a.example/3");
  expect(third?.doubts).toEqual([contestantDoubt({ slot: 2, candidate, polls: 2 })]);
  expect(snapshot.holds).toMatchObject([{ id: "matches upcoming", count: 2, of: 3 }]);
  expect(JSON.parse(serializeGuardState(snapshot) ?? "")).toEqual(JSON.parse(ARCHIVED));
});
