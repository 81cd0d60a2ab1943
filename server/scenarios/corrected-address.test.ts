/** The organiser corrects the slug of a tournament while it is played. */
import { expect, it } from "vitest";
import { inCup } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  type FaultLists,
  fetchStateAndScore,
  pollServedLists,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";

const LIVE = { locked: "0", start: "2026-03-07 11:30:00" };

/** A final of this tournament, with this score. */
function finalOf(slug: string, sides: string): FaultLists {
  return { upcoming: [], ended: [inCup(slug, wireSingleMatch("1", "ro2#1", sides, LIVE))] };
}

it("follows it at once, and leads from every old URL to the new one, also after a restart", async () => {
  const desk = await startProductWithLists(finalOf("cup-26", "Aino 1 v Bo 0"));
  await pollServedLists(desk, finalOf("cup-2026", "Aino 1 v Bo 1"));
  expect(await fetchStateAndScore(desk, "1")).toBe("live 1–1");
  await desk.restart();
  const locationOf = async (path: string) => {
    const response = await fetch(desk.url + path, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  const site = "osu.example.net";
  expect([
    await locationOf(`/tournaments/${site}/cup-26/brackets?day=1`),
    await locationOf(`/calendar/tournament/${site}/cup-26.ics`),
    await locationOf(`/api/v1/matches?tournament=${site}%2Fcup-26&state=live`),
    await locationOf(`/embed/matches?tournament=${site}/cup-26`),
  ]).toEqual([
    [302, `/tournaments/${site}/cup-2026/brackets?day=1`],
    [302, `/calendar/tournament/${site}/cup-2026.ics`],
    [302, `/api/v1/matches?tournament=${site}%2Fcup-2026&state=live`],
    [302, `/embed/matches?tournament=${site}%2Fcup-2026`],
  ]);
  expect((await locationOf(`/api/v1/tournaments/${site}/cup-2026`))[0]).toBe(200);
});
