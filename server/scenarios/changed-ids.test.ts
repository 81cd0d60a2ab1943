/** The service gives the matches and the bracket of an event other ids while it is played. */
import { expect, it } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  type FaultLists,
  fetchStateAndScore,
  pollServedLists,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";

const LIVE = { locked: "0", start: "2026-03-07 11:30:00" };

function finalOf(id: string, bracket: string, sides: string): FaultLists {
  const ended = [wireSingleMatch(id, "ro2#1", sides, { ...LIVE, bracket_id: bracket })];
  return { upcoming: [], ended };
}

it("goes on with the first ids, to which the new ones lead, also after a restart", async () => {
  const desk = await startProductWithLists(finalOf("p-1", "p", "Aino 1 v Bo 0"));
  await pollServedLists(desk, finalOf("9001", "77", "Aino 1 v Bo 1"));
  expect(await fetchStateAndScore(desk, "p-1")).toBe("live 1–1");
  await desk.restart();
  await pollServedLists(desk, finalOf("9001", "77", "Aino 2 v Bo 1"));
  expect(await fetchStateAndScore(desk, "p-1")).toMatch(/2–1$/);
  const locationOf = async (path: string) => {
    const response = await fetch(desk.url + path, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  const site = "osu.example.net";
  expect([
    await locationOf(`/matches/${site}/9001`),
    await locationOf(`/brackets/${site}/77.svg?x=1`),
    await locationOf(`/api/v1/matches/${site}/9001`),
  ]).toEqual([
    [302, `/matches/${site}/p-1`],
    [302, `/brackets/${site}/p.svg?x=1`],
    [302, `/api/v1/matches/${site}/p-1`],
  ]);
  const response = await fetch(`${desk.url}/api/v1/matches`);
  const { matches } = MatchListSchema.parse(await response.json());
  expect(matches.map(({ id, sentId }) => [id, sentId])).toEqual([["p-1", "9001"]]);
});
