import { expect, test } from "vitest";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import { presentStaffActs } from "./staff-act.ts";

const NOON = Date.parse("2026-01-25T12:00:00Z");
const HOUR = 3_600_000;

function sampleAct(number: number, parts: { readonly kind?: string; readonly value?: unknown }) {
  const station = { kind: "station", scope: "a/1", value: "4", before: null, who: "Anna" };
  return { ...station, number, at: NOON, undoes: null, ...parts };
}

const present = (...acts: readonly ReturnType<typeof sampleAct>[]) => {
  const around = { items: [], world: null, now: NOON - HOUR, wall: NOON };
  return presentStaffActs(acts, around, "Anna").acts;
};

const claim = { state: "taken", who: "Ville", by: "Anna", note: "", until: null, facts: [] };

test("presents a claim and its end as acts, by the service's clock", () => {
  const at = "2026-01-25T11:00:00Z";
  expect(
    present(
      sampleAct(3, { kind: CLAIM_KIND, value: null }),
      sampleAct(2, { kind: CLAIM_KIND, value: claim }),
    ),
  ).toMatchObject([
    { type: "claim", number: 3, id: "a/1", state: "open", by: "Anna", at },
    { type: "claim", number: 2, state: "taken", who: "Ville", by: "Anna", at },
  ]);
});

test("leaves out annotations of an unknown kind", () => {
  expect(present(sampleAct(1, { kind: "of-a-newer-version" }))).toEqual([]);
});
