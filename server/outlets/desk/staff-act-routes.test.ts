import { expect, test } from "vitest";
import { StaffActListSchema } from "#core/contract/staff-act.ts";
import { sendFromPage } from "#server/auth/testing/password-fixture.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const ACTS = "/api/v1/desk/acts";
const FACTS = "/api/v1/desk/facts";
const STATION = { kind: "station", scope: "halfpitch.example/9002" } as const;
const CONFLICT = "conflict halfpitch.example/77 group";

test("lists changes of annotations with the values before them, and claims", async () => {
  const { app } = createTestApp();
  await sendFromPage(app, "PUT", FACTS, "", { ...STATION, value: "4" });
  await sendFromPage(app, "PUT", `${FACTS}/undo`, "", STATION);
  await sendFromPage(app, "PUT", "/api/v1/desk/attention", "", { action: "take", id: CONFLICT });
  const response = await app.request(ACTS);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { acts, me } = StaffActListSchema.parse(await response.json());
  expect(me).toBe("Staff");
  expect(acts.filter(({ type }) => type === "annotation")).toMatchObject([
    { ...STATION, value: null, before: "4", who: "Staff", isPublic: true },
    { ...STATION, value: "4", before: null, about: { tournament: { title: "Harbour Trophy" } } },
  ]);
  expect(acts.filter(({ type }) => type === "claim")).toMatchObject([
    {
      kind: "conflict",
      id: CONFLICT,
      state: "taken",
      about: { page: "/matches/halfpitch.example/9002" },
    },
  ]);
});
