import ICAL from "ical.js";
import { expect, it } from "vitest";
import { createVisibility } from "#server/reading/visibility.ts";
import { createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const publication = publicationOf(testLists());
const { app } = createTestApp(() => publication);

async function uidsOf(path: string, from = app): Promise<readonly string[]> {
  const response = await from.request(path);
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
  const [key = ""] = publication.world?.matches.get("halfpitch.example/9001")?.match.entries ?? [];
  expect(await uidsOf(`/calendar/contestant/${encodeURIComponent(Object(key).key)}.ics`)).toEqual([
    halfpitch[0],
  ]);
});

it("responds with 304 if the client has the calendar", async () => {
  const { headers } = await app.request("/calendar/all.ics");
  expect(headers.get("cache-control")).toContain("max-age=60");
  const etag = headers.get("etag") ?? "";
  const again = await app.request("/calendar/all.ics", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it.each(["site/nowhere.example", "tournament/a.example/b", "contestant/nobody", "everything"])(
  "responds with 404 to the unknown calendar %s",
  async (name) => {
    const response = await app.request(`/calendar/${name}.ics`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  },
);

it("omits matches that are not public", async () => {
  const audience = createVisibility({
    sites: new Set(["osu.example.net"]),
    tournaments: new Set(),
  });
  const { app: restricted } = createTestApp(() => publication, { audience });
  const all = await uidsOf("/calendar/all.ics", restricted);
  expect(all.some((uid) => uid.endsWith("@halfpitch.example"))).toBe(false);
  for (const path of ["site/halfpitch.example", "tournament/halfpitch.example/harbour"]) {
    expect((await restricted.request(`/calendar/${path}.ics`)).status).toBe(404);
  }
});
