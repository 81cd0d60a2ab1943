import { expect, test } from "vitest";
import { presentServiceRecords } from "./staff-act.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

const NOON = Date.parse("2026-01-25T12:00:00Z");
const OUTAGE = {
  host: "football.example.org",
  clientId: "desk",
  outcome: "http-error",
  since: "2026-01-25T11:58:00Z",
};
const [view] = PUBLISHED.world.tournaments.values();
const { key, title } = view!.tournament;
const HOLD = {
  id: "matches",
  since: "2026-01-25T11:58:00Z",
  dataAt: "2026-01-25T11:57:00Z",
  lost: "matches",
  list: null,
  site: null,
  tournament: null,
  isHidden: false,
  count: 3,
  of: 4,
  tournaments: [key, "gone.example/cup"],
};

const present = (kind: string, value: unknown, before: unknown = null) =>
  presentServiceRecords(
    [{ number: 7, kind, scope: "x", value, before, who: "Matchdesk", at: NOON, undoes: null }],
    PUBLISHED.world,
  );

test("presents the begin and the end of an outage", () => {
  const base = { type: "outage", number: 7, who: "Matchdesk", at: "2026-01-25T12:00:00Z" };
  const begun = { ...base, isOver: false, tournaments: [], outage: OUTAGE };
  expect(present("service-outage", OUTAGE)).toEqual([begun]);
  expect(present("service-outage", null, OUTAGE)).toEqual([{ ...begun, isOver: true }]);
});

test("presents a hold with the titles of its tournaments, or their keys", () => {
  const titles = [
    { key, title },
    { key: "gone.example/cup", title: "gone.example/cup" },
  ];
  expect(present("service-hold", HOLD)).toMatchObject([
    { type: "hold", isOver: false, hold: HOLD, tournaments: titles },
  ]);
});

test("leaves out other acts, unknown values, and an end whose begin was deleted", () => {
  expect(present("station", "4")).toEqual([]);
  expect(present("service-outage", { outcome: "of-a-newer-version" })).toEqual([]);
  expect(present("service-hold", null)).toEqual([]);
});
