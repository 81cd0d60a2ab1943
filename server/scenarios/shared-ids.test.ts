/** The service's ids are unique only within a tournament. */
import { expect, it } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { inCup, type Wire, wireTournament } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  fetchMatches,
  pollServedLists,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";

const SITE = "osu.example.net";
const LATER = { locked: "0", start: "2026-03-07 20:00:00" };

/** A semifinal and the final of a tournament, with ids that the other one has, too. */
const cupOf = (slug: string, semifinal: string, final: string): readonly Wire[] => [
  inCup(slug, wireSingleMatch("1", "ro4#1", semifinal, { start: "2026-03-07 11:00:00" })),
  inCup(slug, wireSingleMatch("2", "ro2#1", final, LATER)),
];
const listsOf = (...cups: readonly (readonly Wire[])[]) => ({
  upcoming: cups.flatMap((cup) => cup.slice(1)),
  ended: cups.flatMap((cup) => cup.slice(0, 1)),
});
const JUNIORS = cupOf("juniors", "Aino 2 v Bo 0", "Aino v Cai");
const SENIORS = cupOf("seniors", "Eve 2 v Fay 1", "Eve v Gus");
const BOTH = listsOf(JUNIORS, SENIORS);

it("serves both matches of an id in the API, as images and in the raw lists, also after a restart", async () => {
  const desk = await startProductWithLists(BOTH);
  const check = async () => {
    const matches = await fetchMatches(desk);
    const list = matches.map(({ id, sentId, tournament, slots }) =>
      [id, sentId, tournament.slug, slots[0]?.contestant?.name].join(" "),
    );
    expect(list.toSorted()).toEqual([
      "1  juniors Aino",
      "1-seniors 1 seniors Eve",
      "2  juniors Aino",
      "2-seniors 2 seniors Eve",
    ]);
    const read = async (path: string) => {
      const response = await fetch(desk.url + path, { headers: { accept: "application/json" } });
      return [response.status, /Aino|Eve/.exec(await response.text())?.[0]];
    };
    expect([
      await read(`/api/v1/matches/${SITE}/1`),
      await read(`/api/v1/matches/${SITE}/1-seniors`),
      await read(`/api/v1/brackets/${SITE}/1101`),
      await read(`/api/v1/brackets/${SITE}/1101-seniors`),
      await read(`/api/v1/tournaments/${SITE}/seniors`),
      await read(`/brackets/${SITE}/1101-seniors.svg`),
      await read(`/calendar/tournament/${SITE}/seniors.ics`),
      await read(`/api/v1/desk/sent/${SITE}/1`),
      await read(`/api/v1/desk/sent/${SITE}/2-seniors`),
    ]).toEqual([
      [200, "Aino"],
      [200, "Eve"],
      [200, "Aino"],
      [200, "Eve"],
      [200, "Eve"],
      [200, "Eve"],
      [200, "Eve"],
      [200, "Aino"],
      [200, "Eve"],
    ]);
    const raw = await (await fetch(`${desk.url}/matches?ended&limit=100`)).text();
    expect([raw.includes("Bo"), raw.includes("Fay")]).toEqual([true, true]);
  };
  await check();
  await desk.restart();
  await check();
  await pollServedLists(desk, listsOf(SENIORS, JUNIORS));
  await check();
});

const inGame = (game: string, matches: readonly Wire[]) =>
  matches.map((match) => {
    const tournament = wireTournament({ slug: "weekly", game, game_slug: game });
    return Object.assign({}, match, { id: `${game}-${String(match["id"])}`, tournament });
  });

it("serves two tournaments of one slug, also after a restart and while one is listed", async () => {
  const chess = inGame("chess", JUNIORS);
  const go = inGame("go", SENIORS);
  const desk = await startProductWithLists(listsOf(go, chess));
  const check = async () => {
    const slugs = (await fetchMatches(desk)).map(
      ({ id, tournament }) => `${id} ${tournament.slug}`,
    );
    expect(slugs.toSorted()).toEqual([
      "chess-1 weekly",
      "chess-2 weekly",
      "go-1 weekly-go",
      "go-2 weekly-go",
    ]);
    const path = `/api/v1/matches?tournament=${SITE}/weekly-go`;
    const { matches } = MatchListSchema.parse(await (await fetch(desk.url + path)).json());
    expect(matches).toHaveLength(2);
    expect((await fetch(`${desk.url}/api/v1/tournaments/${SITE}/weekly`)).status).toBe(200);
  };
  await check();
  await desk.restart();
  await check();
  await pollServedLists(desk, listsOf(go));
  await check();
});
