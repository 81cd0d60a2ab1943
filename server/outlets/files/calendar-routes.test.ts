import ICAL from "ical.js";
import { expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { contestantKey } from "#core/model/contestant-key.ts";

const { app } = createTestApp();

async function uidsOf(path: string): Promise<readonly string[]> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).uid);
}

it("serves calendars of all matches, a site, a tournament and a contestant", async () => {
  const halfpitch = ["matchdesk-9001@halfpitch.example", "matchdesk-9002@halfpitch.example"];
  const all = await uidsOf("/calendar/all.ics");
  expect(all.length).toBeGreaterThan(halfpitch.length);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(halfpitch));
  expect(await uidsOf("/calendar/site/halfpitch.example.ics")).toEqual(halfpitch);
  expect(await uidsOf("/calendar/tournament/halfpitch.example/harbour.ics")).toEqual(halfpitch);
  const key = encodeURIComponent(contestantKey("halfpitch", "=CMD()"));
  expect(await uidsOf(`/calendar/contestant/${key}.ics`)).toEqual([halfpitch[0]]);
  expect(await uidsOf("/calendar/contestant/angstrom%20itel.ics")).toEqual([halfpitch[0]]);
});

it.each(["site/nowhere.example", "tournament/a.example/b", "contestant/nobody", "everything"])(
  "responds with 404 to the unknown calendar %s",
  async (name) => {
    const response = await app.request(`/calendar/${name}.ics`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  },
);
