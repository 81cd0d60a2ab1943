/** The service changes ids, or the organiser the slug of the tournament, while it is played. */
import { expect, it } from "vitest";
import { inCup } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  fetchMatches,
  fetchStateAndScore,
  pollServedLists,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";
import type { FaultTestProduct } from "#server/testing/fault-test-product.ts";

const LIVE = { locked: "0", start: "2026-03-07 11:30:00" };

const SITE = "osu.example.net";

/** A final with these ids and this score. */
const finalWithIds = (id: string, bracket: string, sides: string) => ({
  ended: [wireSingleMatch(id, "ro2#1", sides, { ...LIVE, bracket_id: bracket })],
});

/** A final of this tournament, with this score. */
const finalOf = (slug: string, sides: string) => ({
  ended: [inCup(slug, wireSingleMatch("1", "ro2#1", sides, LIVE))],
});

/** Returns the status and the target of a response. */
async function locationOf(desk: FaultTestProduct, path: string) {
  const response = await fetch(desk.url + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

it("goes on with the first ids, to which the new ones lead, also after a restart", async () => {
  const desk = await startProductWithLists(finalWithIds("p-1", "p", "Aino 1 v Bo 0"));
  await pollServedLists(desk, finalWithIds("9001", "77", "Aino 1 v Bo 1"));
  expect(await fetchStateAndScore(desk, "p-1")).toBe("live 1–1");
  await desk.restart();
  await pollServedLists(desk, finalWithIds("9001", "77", "Aino 2 v Bo 1"));
  expect(await fetchStateAndScore(desk, "p-1")).toMatch(/2–1$/);
  expect([
    await locationOf(desk, `/matches/${SITE}/9001`),
    await locationOf(desk, `/brackets/${SITE}/77.svg?x=1`),
    await locationOf(desk, `/api/v1/matches/${SITE}/9001`),
  ]).toEqual([
    [302, `/matches/${SITE}/p-1`],
    [302, `/brackets/${SITE}/p.svg?x=1`],
    [302, `/api/v1/matches/${SITE}/p-1`],
  ]);
  const matches = await fetchMatches(desk);
  expect(matches.map(({ id, sentId }) => [id, sentId])).toEqual([["p-1", "9001"]]);
});

it("follows a corrected slug at once, and leads from every old URL to the new one, also after a restart", async () => {
  const desk = await startProductWithLists(finalOf("cup-26", "Aino 1 v Bo 0"));
  await pollServedLists(desk, finalOf("cup-2026", "Aino 1 v Bo 1"));
  expect(await fetchStateAndScore(desk, "1")).toBe("live 1–1");
  await desk.restart();
  expect([
    await locationOf(desk, `/tournaments/${SITE}/cup-26/brackets?day=1`),
    await locationOf(desk, `/calendar/tournament/${SITE}/cup-26.ics`),
    await locationOf(desk, `/api/v1/matches?tournament=${SITE}%2Fcup-26&state=live`),
    await locationOf(desk, `/embed/matches?tournament=${SITE}/cup-26`),
  ]).toEqual([
    [302, `/tournaments/${SITE}/cup-2026/brackets?day=1`],
    [302, `/calendar/tournament/${SITE}/cup-2026.ics`],
    [302, `/api/v1/matches?tournament=${SITE}%2Fcup-2026&state=live`],
    [302, `/embed/matches?tournament=${SITE}%2Fcup-2026`],
  ]);
  expect((await locationOf(desk, `/api/v1/tournaments/${SITE}/cup-2026`))[0]).toBe(200);
});
