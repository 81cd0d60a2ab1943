/**
 * T24: held data of public tournaments must not depend on hidden ones. As in
 * `hidden-names.test.ts`, only the service of the first product also lists hidden tournaments.
 */
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";
import {
  VISIBILITY_ENV,
  PARTLY_PUBLIC_SITE,
  hiddenEndedMatches,
  hiddenUpcomingMatches,
  publicEndedMatches,
  publicUpcomingMatches,
} from "#server/testing/hidden-data.ts";
import {
  type VisibilityTestProduct,
  startVisibilityTestProduct,
} from "#server/testing/visibility-test-product.ts";

// Runs two products through an hour of polls.
vi.setConfig({ testTimeout: 120_000 });

type WireList = readonly unknown[];

const PATHS = [
  "/",
  "/api/v1/meta",
  "/api/v1/matches",
  "/api/v1/matches?state=ended",
  "/api/v1/changes",
  `/api/v1/tournaments/${PARTLY_PUBLIC_SITE}/spring-cup`,
  "/matches",
  "/matches?ended=1",
  "/calendar/all.ics",
  "/wall?as=json",
];

const staffUsers = `Aino:${await hashSecret("horse", { N: 2, r: 1, p: 1 })}`;

type Pair = readonly [mixed: VisibilityTestProduct, publicOnly: VisibilityTestProduct];

async function startBoth(): Promise<Pair> {
  // Polls rarely, because the simulated time is up to an hour.
  const env = { ...VISIBILITY_ENV, POLL_SECONDS: "20" };
  const common = { env, staffUsers, archived: [], facts: [] };
  const lists = { upcoming: publicUpcomingMatches, ended: publicEndedMatches };
  const mixed = await startVisibilityTestProduct({
    ...common,
    lists: {
      upcoming: [...hiddenUpcomingMatches, ...publicUpcomingMatches],
      ended: [...hiddenEndedMatches, ...publicEndedMatches],
    },
  });
  const publicOnly = await startVisibilityTestProduct({ ...common, lists });
  for (const product of [mixed, publicOnly]) {
    await expect.poll(() => product.read("/api/v1/meta")).toContain('"outcome":"ok"');
  }
  return [mixed, publicOnly];
}

/** Sends these lists for `duration` milliseconds and expects equal responses of both products. */
async function passBoth(
  [mixed, publicOnly]: Pair,
  duration: number,
  open: { readonly upcoming: WireList; readonly ended: WireList },
  hidden: { readonly upcoming: WireList; readonly ended: WireList },
): Promise<void> {
  await mixed.pass(duration, {
    upcoming: [...hidden.upcoming, ...open.upcoming],
    ended: [...hidden.ended, ...open.ended],
  });
  await publicOnly.pass(duration, open);
  for (const path of PATHS) {
    const [mixedResponse, publicResponse] = await Promise.all([
      mixed.read(path),
      publicOnly.read(path),
    ]);
    expect([path, mixedResponse]).toEqual([path, publicResponse]);
  }
}

const bodyOf = (text: string): unknown => JSON.parse(text.slice(text.indexOf("]]{") + 2));

const readMeta = async (product: VisibilityTestProduct) =>
  MetaSchema.parse(bodyOf(await product.read("/api/v1/meta")));

const ChangesSchema = z.object({ changes: z.array(z.object({ type: z.string() })) });

async function changeTypes(product: VisibilityTestProduct): Promise<readonly string[]> {
  const { changes } = ChangesSchema.parse(bodyOf(await product.read("/api/v1/changes")));
  return changes.map(({ type }) => type);
}

async function heldReasons(product: VisibilityTestProduct) {
  const list = AttentionListSchema.parse(bodyOf(await product.readAsStaff(apiPaths.deskAttention)));
  return list.rows.flatMap(({ reason }) => (reason.kind === "data-held" ? [reason] : []));
}

/** Fills a list up to 100 with hidden matches, counting `others` more. */
const fillList = (list: WireList, others: number): WireList => [
  ...list,
  ...Array.from({ length: 100 - others - list.length }, (_, index) => ({
    ...hiddenUpcomingMatches[0],
    id: `${230_000 + others * 100 + index}`,
  })),
];

const OPEN = { upcoming: publicUpcomingMatches, ended: publicEndedMatches };
const HIDDEN = { upcoming: hiddenUpcomingMatches, ended: hiddenEndedMatches };
const NONE = { upcoming: [], ended: [] };
/** The lists without one public match. */
const FEWER = { ...OPEN, upcoming: [publicUpcomingMatches[0], publicUpcomingMatches[2]] };

describe("held data with hidden tournaments", () => {
  it("holds no public match if hidden ones disappear at the same time", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passBoth(both, MINUTE, FEWER, NONE);
    expect(await changeTypes(both[0])).toEqual(["withdrawn"]);
    expect(await heldReasons(both[1])).toEqual([]);
    const reasons = await heldReasons(both[0]);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every(({ hidden }) => hidden)).toBe(true);
    await passBoth(both, HOUR + MINUTE, FEWER, NONE);
    expect(await heldReasons(both[0])).toEqual([]);
    expect(await changeTypes(both[0])).toEqual(["withdrawn"]);
  });

  it("reports equal coverage if hidden matches fill both lists", async () => {
    const both = await startBoth();
    const hidden = {
      upcoming: fillList(hiddenUpcomingMatches, OPEN.upcoming.length),
      ended: fillList(hiddenEndedMatches, OPEN.ended.length),
    };
    await passBoth(both, MINUTE, OPEN, hidden);
    expect(await both[0].readAsStaff(apiPaths.deskAttention)).toContain('"list-cut"');
    expect((await readMeta(both[0])).lists.map(({ capped }) => capped)).toEqual([false, false]);
    await passBoth(both, MINUTE, OPEN, HIDDEN);
  });

  it("holds public matches, with stale data, if only they disappear", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passBoth(both, MINUTE, NONE, HIDDEN);
    expect(await changeTypes(both[0])).toEqual([]);
    expect((await heldReasons(both[0])).map(({ hidden }) => hidden)).not.toContain(true);
    const { dataAt, now } = await readMeta(both[0]);
    expect(Date.parse(dataAt ?? "")).toBeLessThan(Date.parse(now) - MINUTE);
    await passBoth(both, MINUTE, OPEN, HIDDEN);
    await passBoth(both, HOUR + MINUTE, NONE, HIDDEN);
    expect((await changeTypes(both[0])).length).toBeGreaterThan(0);
  });

  it("holds public and hidden matches separately if all disappear", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passBoth(both, MINUTE, NONE, NONE);
    expect(new Set((await heldReasons(both[0])).map(({ hidden }) => hidden))).toEqual(
      new Set([true, false]),
    );
    await passBoth(both, MINUTE, NONE, HIDDEN);
    await passBoth(both, MINUTE, OPEN, NONE);
    await passBoth(both, MINUTE, OPEN, HIDDEN);
    expect(await heldReasons(both[0])).toEqual([]);
    expect(await changeTypes(both[0])).toEqual([]);
  });
});
