/**
 * Work grows with the data, not with its square: ten times as many contestants in a match, matches in
 * a group or matches in a bracket cost at most about ten times as many steps, from the service's
 * lists to every public response. Steps are executed blocks of code, not time.
 */
import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Wire, wireContestant, type WireLists } from "#core/testing/wire-match.ts";
import { exampleUrlOf, listRoutePatterns } from "#server/testing/example-urls.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { publicationOf, testLists } from "#server/testing/test-publication.ts";

/** Ten times as much data may cost this many times the steps: n log n gives up to 18. */
const MOST = 25;
const SMALL = 20;

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});

afterAll(async () => {
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
});

/** Runs work; returns the number of blocks of the product that it executed. */
async function countSteps(work: () => unknown): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => /\/(core|server)\/.*(?<!\.test)\.ts/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const isSample = (item: object): boolean => "id" in item && item.id === "9001";

/** Replaces match 9001 of the sample group by others. */
function withGroupMatches(create: (sample: Wire) => readonly Wire[]): WireLists {
  const lists = testLists();
  const sample = lists.ended.find(isSample) ?? {};
  const others = lists.ended.filter((item) => !isSample(item));
  return { ...lists, ended: [...others, ...create(sample)] };
}

/** Replaces match 9001 by `size` matches with these members. */
const withDuels = (size: number, membersOf: (index: number) => Wire): WireLists =>
  withGroupMatches((sample) =>
    Array.from({ length: size }, (_, index) => {
      const id = `${9001 + (index === 0 ? 0 : index + 10)}`;
      return Object.assign({}, sample, { id, row: `${index + 1}` }, membersOf(index));
    }),
  );

const contestants = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    wireContestant({ name: `C${index}`, sort: `${index + 1}`, score: `${index % 7}` }),
  );

const GROWING: readonly (readonly [string, (size: number) => WireLists])[] = [
  [
    "contestants of a match",
    (size) => withGroupMatches((sample) => [{ ...sample, contestants: contestants(size) }]),
  ],
  [
    "matches of a group",
    (size) =>
      withDuels(size, (index) => ({
        contestants: contestants(size + 1).slice(index, index + 2),
      })),
  ],
  [
    "matches of a bracket of unknown type",
    (size) =>
      withDuels(size, (index) => ({
        round_of: `${2 * size}`,
        group_id: null,
        bracket_id: "88",
        bracket: { title: "Main", type: "ladder", size: "", best_of_params: [] },
        contestants: contestants(2 * size).slice(2 * index, 2 * index + 2),
      })),
  ],
];

describe.each(GROWING)("ten times as many %s", (_, listsOf) => {
  it("cost at most about ten times as many steps in every public response", async () => {
    const steps = new Map<string, number[]>();
    for (const size of [SMALL, 10 * SMALL]) {
      const lists = listsOf(size);
      const add = (what: string, count: number) =>
        steps.set(what, [...(steps.get(what) ?? []), count]);
      let published = publicationOf(lists);
      add("from wire to world", await countSteps(() => (published = publicationOf(lists))));
      const { app } = createTestApp(published);
      const paths = listRoutePatterns(app).filter((pattern) => !/events$|\/desk\//.test(pattern));
      for (const path of new Set(paths.map(exampleUrlOf))) {
        const request = async () => (await app.request(path)).text();
        add(path, await countSteps(request));
      }
    }
    const grown = [...steps].filter(([, [small = 1, large = 0]]) => large > MOST * small);
    expect(grown).toEqual([]);
  });
});
