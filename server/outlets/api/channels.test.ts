import { describe, expect, it } from "vitest";
import { ChannelSchema } from "#core/contract/channel.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { ChannelMatch, Annotation } from "#core/desk/annotation.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import { createTestApp, publicationOf, TEST_NOW, testLists } from "#server/testing/test-app.ts";

/** Ended 2–1. */
const GROUP_MATCH = "halfpitch.example/9001";
/** Listed as upcoming. */
const NEXT = "halfpitch.example/9002";

const authorship = { who: "Anna", at: TEST_NOW };
const channel = (scope: string, change: Partial<ChannelMatch>): Annotation => ({
  kind: "channel",
  scope,
  value: { match: GROUP_MATCH, swapped: false, score: null, ...change },
  ...authorship,
});
const shortName: Annotation = {
  kind: "short-name",
  scope: contestantKey("halfpitch", "Ångström Ítél"),
  value: "ÅNG",
  ...authorship,
};

/** Creates an app with these annotations. */
function appWith(facts: readonly Annotation[], audience = createVisibility(null)) {
  const published = publicationOf(testLists());
  const world = published.world && { ...published.world, facts: createAnnotations(facts) };
  return createTestApp(() => ({ ...published, world }), { audience }).app;
}

async function channelOf(app: ReturnType<typeof appWith>, name = "main") {
  const response = await app.request(deskPaths.channel(name));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("s-maxage=1");
  return ChannelSchema.parse(await response.json());
}

describe("channel route", () => {
  it("returns the channel's match with short names", async () => {
    const { match, labels, scoredBy } = await channelOf(appWith([channel("main", {}), shortName]));
    expect(match?.key).toBe(GROUP_MATCH);
    expect(match?.slots.map(({ contestant }) => contestant?.name)).toEqual([
      "Ångström Ítél",
      "=CMD()",
    ]);
    expect(labels).toEqual(["ÅNG", "=CMD()"]);
    expect(scoredBy).toBe("service");
  });

  it("swaps sides, scores and the winner together", async () => {
    const app = appWith([channel("main", { swapped: true }), shortName]);
    const { match, labels, swapped } = await channelOf(app);
    expect(swapped).toBe(true);
    expect(labels).toEqual(["=CMD()", "ÅNG"]);
    expect(match?.slots.map(({ score, result }) => [score, result])).toEqual([
      [1, "loser"],
      [2, "winner"],
    ]);
    expect(match?.slots[match.outcome.winner ?? 0]?.result).toBe("winner");
  });

  it("returns the manual score until the service's score reaches it", async () => {
    const ahead = await channelOf(appWith([channel("main", { match: NEXT, score: [1, -1] })]));
    expect(ahead.scoredBy).toBe("hand");
    expect(ahead.match?.slots.map(({ score, disqualified }) => [score, disqualified])).toEqual([
      [1, false],
      [null, true],
    ]);
    const ended = await channelOf(appWith([channel("main", { score: [9, 9] })]));
    expect(ended.scoredBy).toBe("service");
    expect(ended.match?.slots.map(({ score }) => score)).toEqual([2, 1]);
  });

  it("returns no match if the channel is unset, or its match no longer exists", async () => {
    const app = appWith([
      channel("main", { match: null }),
      channel("old", { match: "gone.example/1" }),
    ]);
    for (const name of ["main", "old", "never written", "../../etc"]) {
      expect(await channelOf(app, name)).toMatchObject({ match: null, labels: [] });
    }
  });

  it("hides a match that is not public from viewers, but not from staff", async () => {
    const audience = createVisibility({
      sites: new Set(["osu.example.net"]),
      tournaments: new Set(),
    });
    const app = appWith([channel("main", {})], audience);
    expect((await channelOf(app)).match).toBeNull();
    const whole = await app.request("/api/v1/desk/channels/main");
    expect(whole.headers.get("cache-control")).toBe("no-store");
    expect(ChannelSchema.parse(await whole.json()).match?.key).toBe(GROUP_MATCH);
  });
});
