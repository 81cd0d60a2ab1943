import { describe, expect, it } from "vitest";
import { ChannelSchema } from "#core/contract/channel.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { type ChannelMatch, EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { publishedWith } from "#server/testing/test-publication.ts";

/** Ended 2–1. */
const GROUP_MATCH = "halfpitch.example/9001";
/** Listed as upcoming. */
const NEXT = "halfpitch.example/9002";

const channel = (scope: string, change: Partial<ChannelMatch>) =>
  ({
    kind: "channel",
    scope,
    value: { ...EMPTY_CHANNEL, match: GROUP_MATCH, ...change },
  }) as const;
const shortName = {
  kind: "short-name",
  scope: contestantKey("halfpitch", "Ångström Ítél"),
  value: "ÅNG",
} as const;

/** Creates an app with these annotations. */
const appWith = (...values: Parameters<typeof publishedWith>) =>
  createTestApp(publishedWith(...values)).app;

async function channelOf(app: ReturnType<typeof appWith>, name = "main") {
  const response = await app.request(deskPaths.channel(name));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("s-maxage=1");
  return ChannelSchema.parse(await response.json());
}

describe("channel route", () => {
  it("returns the channel's match with short names", async () => {
    const { match, labels, scoredBy } = await channelOf(appWith(channel("main", {}), shortName));
    expect(match?.key).toBe(GROUP_MATCH);
    const names = match?.slots.map(({ contestant }) => contestant?.name);
    expect(names).toEqual(["Ångström Ítél", "=CMD()"]);
    expect(labels).toEqual(["ÅNG", "=CMD()"]);
    expect(scoredBy).toBe("service");
  });

  it("swaps sides, scores and the winner together", async () => {
    const app = appWith(channel("main", { swapped: true }), shortName);
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
    const ahead = await channelOf(appWith(channel("main", { match: NEXT, score: [1, -1] })));
    expect(ahead.scoredBy).toBe("hand");
    expect(ahead.match?.slots.map(({ score, disqualified }) => [score, disqualified])).toEqual([
      [1, false],
      [null, true],
    ]);
    const ended = await channelOf(appWith(channel("main", { score: [9, 9] })));
    expect(ended.scoredBy).toBe("service");
    expect(ended.match?.slots.map(({ score }) => score)).toEqual([2, 1]);
  });

  it("does not contain the next match, which is for staff only", async () => {
    const response = await appWith(channel("main", { next: NEXT })).request(
      deskPaths.channel("main"),
    );
    expect(await response.text()).not.toContain(NEXT);
  });

  it("returns no match if the channel is unset, or its match no longer exists", async () => {
    const app = appWith(
      channel("main", { match: null }),
      channel("old", { match: "gone.example/1" }),
    );
    for (const name of ["main", "old", "never written", "../../etc"]) {
      expect(await channelOf(app, name)).toMatchObject({ match: null, labels: [] });
    }
  });
});
