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
import {
  HIDDEN_LISTS,
  PARTLY_PUBLIC_SITE,
  PUBLIC_LISTS,
  type ServedLists,
} from "#server/testing/hidden-data.ts";
import {
  passBoth,
  startVisibilityTestPair,
  type VisibilityTestPair,
  type VisibilityTestProduct,
} from "#server/testing/visibility-test-product.ts";

// Runs two products through an hour of polls.
vi.setConfig({ testTimeout: 120_000 });

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

/** Starts both products. They poll rarely, because the simulated time is up to an hour. */
const startBoth = () => startVisibilityTestPair({ POLL_SECONDS: "20" });

/** Sends these lists for `duration` milliseconds and expects equal responses of both products. */
async function passEqually(
  both: VisibilityTestPair,
  duration: number,
  open: ServedLists,
  hidden: ServedLists,
): Promise<void> {
  await passBoth(both, duration, open, hidden);
  for (const path of PATHS) {
    const [mixed, publicOnly] = await Promise.all(both.map((product) => product.read(path)));
    expect([path, mixed]).toEqual([path, publicOnly]);
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
const fillList = (list: readonly unknown[], others: number): readonly unknown[] => [
  ...list,
  ...Array.from({ length: 100 - others - list.length }, (_, index) => ({
    ...HIDDEN_LISTS.upcoming[0],
    id: `${230_000 + others * 100 + index}`,
  })),
];

const NONE = { upcoming: [], ended: [] };
const [FIRST, , ...REST] = PUBLIC_LISTS.upcoming;
/** The lists without one public match. */
const FEWER = { ...PUBLIC_LISTS, upcoming: [FIRST, ...REST] };

describe("held data with hidden tournaments", () => {
  it("holds no public match if hidden ones disappear at the same time", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passEqually(both, MINUTE, FEWER, NONE);
    expect(await changeTypes(both[0])).toEqual(["withdrawn"]);
    expect(await heldReasons(both[1])).toEqual([]);
    const reasons = await heldReasons(both[0]);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every(({ hidden }) => hidden)).toBe(true);
    await passEqually(both, HOUR + MINUTE, FEWER, NONE);
    expect(await heldReasons(both[0])).toEqual([]);
    expect(await changeTypes(both[0])).toEqual(["withdrawn"]);
  });

  it("reports equal coverage if hidden matches fill both lists", async () => {
    const both = await startBoth();
    const hidden = {
      upcoming: fillList(HIDDEN_LISTS.upcoming, PUBLIC_LISTS.upcoming.length),
      ended: fillList(HIDDEN_LISTS.ended, PUBLIC_LISTS.ended.length),
    };
    await passEqually(both, MINUTE, PUBLIC_LISTS, hidden);
    expect(await both[0].readAsStaff(apiPaths.deskAttention)).toContain('"list-cut"');
    expect((await readMeta(both[0])).lists.map(({ capped }) => capped)).toEqual([false, false]);
    await passEqually(both, MINUTE, PUBLIC_LISTS, HIDDEN_LISTS);
  });

  it("holds public matches, with stale data, if only they disappear", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passEqually(both, MINUTE, NONE, HIDDEN_LISTS);
    expect(await changeTypes(both[0])).toEqual([]);
    expect((await heldReasons(both[0])).map(({ hidden }) => hidden)).not.toContain(true);
    const { dataAt, now } = await readMeta(both[0]);
    expect(dataAt).toBeLessThan(now - MINUTE);
    await passEqually(both, MINUTE, PUBLIC_LISTS, HIDDEN_LISTS);
    await passEqually(both, HOUR + MINUTE, NONE, HIDDEN_LISTS);
    expect((await changeTypes(both[0])).length).toBeGreaterThan(0);
  });

  it("holds public and hidden matches separately if all disappear", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passEqually(both, MINUTE, NONE, NONE);
    expect(new Set((await heldReasons(both[0])).map(({ hidden }) => hidden))).toEqual(
      new Set([true, false]),
    );
    await passEqually(both, MINUTE, NONE, HIDDEN_LISTS);
    await passEqually(both, MINUTE, PUBLIC_LISTS, NONE);
    await passEqually(both, MINUTE, PUBLIC_LISTS, HIDDEN_LISTS);
    expect(await heldReasons(both[0])).toEqual([]);
    expect(await changeTypes(both[0])).toEqual([]);
  });
});
