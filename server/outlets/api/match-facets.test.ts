import { expect, it } from "vitest";
import type { FacetName, MatchFacet } from "#core/contract/match-facets.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SPOILER_SOURCES } from "#core/match/spoiler-sources.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { publicationOf, testLists } from "#server/testing/test-publication.ts";

const { app } = createTestApp();

async function listOf(filter: MatchFilter) {
  const response = await app.request(apiPaths.matches(filter));
  expect(response.status).toBe(200);
  return MatchListSchema.parse(await response.json());
}

async function facetsOf(filter: MatchFilter): Promise<readonly MatchFacet[]> {
  return (await listOf({ facets: "all", ...filter })).facets ?? [];
}

const describe = (facets: readonly MatchFacet[], name: FacetName): readonly string[] =>
  facets
    .filter((facet) => facet.name === name)
    .flatMap(({ options }) => options.map(({ label, count }) => `${label} ${count}`));

const FILTERS: readonly MatchFilter[] = [
  { state: "upcoming" },
  { state: "ended" },
  { state: "upcoming", site: "halfpitch.example" },
  { state: "ended", round: "UBQF" },
  { state: "upcoming", status: "waiting" },
  { state: "ended", contestant: "Ångström Ítél" },
  { state: "ended", day: "2026-03-07" },
  { state: "upcoming", q: "osu" },
];

it.each(FILTERS)("counts the matches that each value would list with %j", async (filter) => {
  const { state = "upcoming", ...others } = filter;
  const facets = await facetsOf(filter);
  expect(facets.map(({ name }) => name)).not.toEqual([]);
  for (const { name, options } of facets) {
    for (const { value, count } of options) {
      const query: MatchFilter = { ...others, [name]: value };
      const live = await listOf({ ...query, state: "live" });
      const listed = await listOf({ ...query, state });
      expect([name, value, live.matches.length + listed.matches.length]).toEqual([
        name,
        value,
        count,
      ]);
    }
  }
});

it("leaves out filters with a single value, unless that is chosen", async () => {
  const site = "halfpitch.example";
  expect((await facetsOf({ q: site })).map(({ name }) => name)).not.toContain("site");
  expect(describe(await facetsOf({ q: site, site }), "site")).toEqual([`${site} 2`]);
});

it("keeps the filters if no match has the text", async () => {
  const filter: MatchFilter = { state: "upcoming", facets: "all" };
  expect(await facetsOf({ ...filter, q: "nobody of this name" })).toEqual(await facetsOf(filter));
});

it("leaves out values that reveal a result with `facets=shown`", async () => {
  const { matches, facets = [] } = await listOf({ facets: "shown" });
  const shown = matches.flatMap(({ slots }) =>
    slots.flatMap(({ contestant, source }) =>
      contestant === null || SPOILER_SOURCES.test(source.type) ? [] : [contestant.key],
    ),
  );
  const contestants = facets.find(({ name }) => name === "contestant")?.options ?? [];
  expect(contestants.map(({ value }) => value).sort()).toEqual([...new Set(shown)].sort());
  expect(contestants.reduce((sum, { count }) => sum + count, 0)).toBe(shown.length);
  expect(describe(facets, "status").filter((text) => text.startsWith("undecided"))).toEqual([]);
});

it("has no facets without the parameter, and rejects other values of it", async () => {
  expect(await listOf({ state: "live" })).not.toHaveProperty("facets");
  expect((await app.request("/api/v1/matches?facets=1")).status).toBe(400);
});

it("follows changes of the matches, with another entity tag", async () => {
  const lists = testLists();
  let current = publicationOf(lists);
  const changing = createTestApp(() => current).app;
  const path = apiPaths.matches({ state: "upcoming", facets: "all" });
  const read = async () => {
    const response = await changing.request(path);
    const { facets = [] } = MatchListSchema.parse(await response.json());
    return { tag: response.headers.get("etag"), sites: describe(facets, "site") };
  };
  const before = await read();
  current = publicationOf({ ...lists, upcoming: lists.upcoming.slice(1) });
  const after = await read();
  expect(after.tag).not.toBe(before.tag);
  expect(after.sites).not.toEqual(before.sites);
});
