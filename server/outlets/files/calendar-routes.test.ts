import ICAL from "ical.js";
import { expect, it } from "vitest";
import { createAudience } from "#server/reading/visibility.ts";
import { createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const publication = publicationOf(testLists());
const { app } = createTestApp(() => publication);

async function uidsOf(path: string, desk = app): Promise<readonly string[]> {
  const answer = await desk.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).uid);
}

it("answers everything, a site, a tournament or a contestant as a calendar", async () => {
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

it("is not sent again to who has it", async () => {
  const { headers } = await app.request("/calendar/all.ics");
  expect(headers.get("cache-control")).toContain("max-age=60");
  const etag = headers.get("etag") ?? "";
  const again = await app.request("/calendar/all.ics", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it.each(["site/nowhere.example", "tournament/a.example/b", "contestant/nobody", "everything"])(
  "says that there is no calendar %s",
  async (name) => {
    const answer = await app.request(`/calendar/${name}.ics`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  },
);

it("holds nothing that is for staff only", async () => {
  const audience = createAudience({ sites: new Set(["osu.example.net"]), tournaments: new Set() });
  const { app: narrow } = createTestApp(() => publication, { audience });
  const all = await uidsOf("/calendar/all.ics", narrow);
  expect(all.some((uid) => uid.endsWith("@halfpitch.example"))).toBe(false);
  for (const path of ["site/halfpitch.example", "tournament/halfpitch.example/harbour"]) {
    expect((await narrow.request(`/calendar/${path}.ics`)).status).toBe(404);
  }
});
