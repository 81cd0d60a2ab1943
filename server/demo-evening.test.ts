import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AttentionKind } from "#core/attention/rules/attention-rules.ts";
import { AnnotationListSchema } from "#core/contract/annotation.ts";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { RankingDetailSchema } from "#core/contract/ranking.ts";
import { TournamentListSchema } from "#core/contract/tournament.ts";
import { compareText } from "#core/lib/compare.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { apiPaths, rankingPath } from "#core/paths/paths.ts";
import { SAMPLE_SEED } from "#core/testing/node/sample.ts";
import { systemTime } from "./clock/clock.ts";
import type { Matchdesk } from "./matchdesk.ts";
import { startTestProduct } from "./testing/start-test-product.ts";

/** Kinds of attention items for which the demo has matches every evening. */
const PLANTED: readonly AttentionKind[] = [
  "conflict",
  "contestant-missing",
  "corrected-late",
  "decided-not-over",
  "moved",
  "no-station",
  "not-started",
  "overlapping",
  "running-long",
];

/** The product without settings on a day that differs in each run. */
let product: Matchdesk;

beforeAll(async () => {
  const start = Date.UTC(2026, 0, SAMPLE_SEED % 1000, 9);
  const behind = systemTime.machineNow() - start;
  const time = { ...systemTime, machineNow: () => systemTime.machineNow() - behind };
  product = await startTestProduct({ CLIENT_ID: "", CLIENT_SECRET: "" }, { time });
}, 60_000);

afterAll(() => product.stop());

async function read<T>(path: string, schema: { readonly parse: (body: unknown) => T }): Promise<T> {
  return schema.parse(await (await fetch(product.url + path)).json());
}

describe("the demo when it opens", () => {
  it("has at least ten live matches, the followed contestant, and stations", async () => {
    const { counts, matches } = await read(
      apiPaths.matches({ state: "live", limit: 100 }),
      MatchListSchema,
    );
    expect(counts.live).toBeGreaterThanOrEqual(10);
    expect(matches.filter(({ station }) => station !== null).length).toBeGreaterThan(3);
  });

  it("has at least twelve attention items of all planted kinds, claimed, snoozed and open", async () => {
    const { rows } = await read("/api/v1/desk/attention", AttentionListSchema);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.map(({ reason }) => reason.kind)).toEqual(expect.arrayContaining([...PLANTED]));
    expect(new Set(rows.map(({ standing }) => standing))).toEqual(
      new Set(["open", "taken", "away"]),
    );
  });

  it("has a channel on air and a note", async () => {
    const { facts } = await read("/api/v1/desk/facts", AnnotationListSchema);
    const kinds = facts.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["channel", "note", "station", "swiss-rounds"]));
  });

  it("has a changed score in the history of a live match", async () => {
    const changes: unknown = await (await fetch(`${product.url}/api/v1/changes?limit=200`)).json();
    expect(JSON.stringify(changes)).toContain('"type":"score"');
  });

  it("has an event that has ended, with its ranking", async () => {
    const { tournaments } = await read(apiPaths.tournaments, TournamentListSchema);
    const ended = tournaments
      .filter(({ slug }) => slug.startsWith("nordarena-solo-cup"))
      .toSorted((a, b) => compareText(a.slug, b.slug))[0];
    const { rankings } = await read(
      rankingPath(ended?.site ?? "", ended?.slug ?? ""),
      RankingDetailSchema,
    );
    expect(rankings[0]?.rows.map(({ from }) => from).slice(0, 4)).toEqual([1, 2, 3, 4]);
  });
});

describe("the followed contestant of the demo", () => {
  it("has the key that browsers follow at first", () => {
    expect(contestantKey("frostline", "Polar Pike")).toBe("polar-pike-1qpogpgap89");
  });
});
