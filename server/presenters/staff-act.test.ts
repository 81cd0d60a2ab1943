import { expect, test } from "vitest";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";
import { presentStaffActs } from "./staff-act.ts";

const NOON = Date.parse("2026-01-25T12:00:00Z");
const HOUR = 3_600_000;

function sampleAct(number: number, parts: { readonly kind?: string; readonly value?: unknown }) {
  const station = { kind: "station", scope: "a/1", value: "4", before: null, who: "Anna" };
  return { ...station, number, at: NOON, undoes: null, ...parts };
}

const present = (...acts: readonly ReturnType<typeof sampleAct>[]) => {
  const around = { items: [], world: null, now: NOON - HOUR, machineNow: NOON };
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

const { world } = PUBLISHED;
const matches = [...world.matches.values()];
const single = matches.find(({ match }) => match.bracketId !== null)!;
const { key: tournament, title } = single.match.tournament;
const place = `${single.match.site}/${single.match.bracketId}`;

/** Presents what an act about an item that has ended is about. */
function presentEnded(id: string, value: unknown, before: unknown = null, kind = CLAIM_KIND) {
  const act = { ...sampleAct(1, { kind, value }), scope: id, before };
  const around = { items: [], world, now: NOON, machineNow: NOON };
  return presentStaffActs([act], around, "Anna").acts[0]?.about;
}

test("presents the match of a claimed item that has ended, also when it was given back", () => {
  const claimed = { ...claim, facts: [`${single.match.key} flag`] };
  const about = { code: single.code, tournament: { key: tournament, title } };
  expect(presentEnded(`conflict ${place} r1`, claimed)).toMatchObject(about);
  expect(presentEnded(`conflict ${place} r1`, null, claimed)).toMatchObject(about);
});

test.each([
  ["several matches of a bracket", `conflict ${place} r1`, matches.map(({ match }) => match.key)],
  ["a match that is no longer in memory", `conflict ${place} r1`, ["gone.example/1"]],
  ["a tournament", `conflict ${tournament}`, []],
  ["held data", `data-held matches upcoming ${tournament} 1`, ["open"]],
])("presents the tournament of an ended item about %s", (_, id, facts) => {
  const about = { code: null, tournament: { key: tournament, title } };
  expect(presentEnded(id, { ...claim, facts })).toMatchObject(about);
});

test.each([
  [`hidden scores ${tournament}`, title, tournament],
  ["matches upcoming site.example", "site.example", undefined],
  ["matches ended", "", undefined],
])("presents the scope of the held data %j", (id, name, key) => {
  const about = presentEnded(id, { decision: "keep", since: 1 }, null, "held-data");
  expect(about?.name).toBe(name);
  expect(about?.tournament?.key).toBe(key);
});
