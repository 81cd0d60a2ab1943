/**
 * T24: what the guards hold of public tournaments must not depend on hidden ones. As in
 * `hidden-names.test.ts`, one product's service also sends hidden tournaments.
 */
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";
import {
  ENV,
  SITE,
  hiddenEndedMatches,
  hiddenMatches,
  openEndedMatches,
  openMatches,
} from "#server/testing/hidden-data.ts";
import { type HiddenProduct, startHiddenProduct } from "#server/testing/hidden-product.ts";

// Two products and an hour of polls.
vi.setConfig({ testTimeout: 120_000 });

type Sent = readonly unknown[];

const PATHS = [
  "/",
  "/api/v1/meta",
  "/api/v1/matches",
  "/api/v1/matches?state=ended",
  "/api/v1/changes",
  `/api/v1/tournaments/${SITE}/spring-cup`,
  "/matches",
  "/matches?ended=1",
  "/calendar/all.ics",
  "/wall?as=json",
];

let staffUsers: string;
beforeAll(async () => {
  staffUsers = `Aino:${await hashSecret("horse", { N: 2, r: 1, p: 1 })}`;
});

type Pair = readonly [whole: HiddenProduct, plain: HiddenProduct];

async function startBoth(): Promise<Pair> {
  const common = { env: ENV, staffUsers, archived: [], facts: [] };
  const lists = { upcoming: openMatches, ended: openEndedMatches };
  const whole = await startHiddenProduct({
    ...common,
    lists: {
      upcoming: [...hiddenMatches, ...openMatches],
      ended: [...hiddenEndedMatches, ...openEndedMatches],
    },
  });
  const plain = await startHiddenProduct({ ...common, lists });
  for (const one of [whole, plain]) {
    await expect.poll(() => one.read("/api/v1/meta")).toContain('"outcome":"ok"');
  }
  return [whole, plain];
}

/** Sends these lists for a while, and expects the same of both products at every address. */
async function passBoth(
  [whole, plain]: Pair,
  duration: number,
  open: { readonly upcoming: Sent; readonly ended: Sent },
  hidden: { readonly upcoming: Sent; readonly ended: Sent },
): Promise<void> {
  await whole.pass(duration, {
    upcoming: [...hidden.upcoming, ...open.upcoming],
    ended: [...hidden.ended, ...open.ended],
  });
  await plain.pass(duration, open);
  for (const path of PATHS) {
    const [one, other] = await Promise.all([whole.read(path), plain.read(path)]);
    expect([path, one]).toEqual([path, other]);
  }
}

const bodyOf = (text: string): unknown => JSON.parse(text.slice(text.indexOf("]]{") + 2));

const readMeta = async (product: HiddenProduct) =>
  MetaSchema.parse(bodyOf(await product.read("/api/v1/meta")));

const ChangesSchema = z.object({ changes: z.array(z.object({ type: z.string() })) });

async function changeTypes(product: HiddenProduct): Promise<readonly string[]> {
  const { changes } = ChangesSchema.parse(bodyOf(await product.read("/api/v1/changes")));
  return changes.map(({ type }) => type);
}

async function heldFor(product: HiddenProduct) {
  const list = AttentionListSchema.parse(bodyOf(await product.readAsStaff(apiPaths.deskAttention)));
  return list.rows.flatMap(({ reason }) => (reason.kind === "data-held" ? [reason] : []));
}

/** Hidden matches that fill a list in which so many others are. */
const filled = (list: Sent, others: number): Sent => [
  ...list,
  ...Array.from({ length: 100 - others - list.length }, (_, index) => ({
    ...hiddenMatches[0],
    id: `${230_000 + others * 100 + index}`,
  })),
];

const OPEN = { upcoming: openMatches, ended: openEndedMatches };
const HIDDEN = { upcoming: hiddenMatches, ended: hiddenEndedMatches };
const NONE = { upcoming: [], ended: [] };
/** One public match that no poll carries any more. */
const FEWER = { ...OPEN, upcoming: [openMatches[0], openMatches[2]] };

describe("held data of hidden tournaments", () => {
  it("holds no public match when hidden ones vanish with it", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passBoth(both, MINUTE, FEWER, NONE);
    expect(await changeTypes(both[0])).toEqual(["withdrawn"]);
    expect(await heldFor(both[1])).toEqual([]);
    const held = await heldFor(both[0]);
    expect(held.length).toBeGreaterThan(0);
    expect(held.every(({ hidden }) => hidden)).toBe(true);
    await passBoth(both, HOUR + MINUTE, FEWER, NONE);
    expect(await heldFor(both[0])).toEqual([]);
    expect(await changeTypes(both[0])).toEqual(["withdrawn"]);
  });

  it("reports the same coverage when hidden matches fill both lists", async () => {
    const both = await startBoth();
    const hidden = {
      upcoming: filled(hiddenMatches, OPEN.upcoming.length),
      ended: filled(hiddenEndedMatches, OPEN.ended.length),
    };
    await passBoth(both, MINUTE, OPEN, hidden);
    expect(await both[0].readAsStaff(apiPaths.deskAttention)).toContain('"list-cut"');
    expect((await readMeta(both[0])).lists.map(({ capped }) => capped)).toEqual([false, false]);
    await passBoth(both, MINUTE, OPEN, HIDDEN);
  });

  it("holds public matches, and says so, when hidden ones stay", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passBoth(both, MINUTE, NONE, HIDDEN);
    expect(await changeTypes(both[0])).toEqual([]);
    expect((await heldFor(both[0])).map(({ hidden }) => hidden)).not.toContain(true);
    const { dataAt, now } = await readMeta(both[0]);
    expect(Date.parse(dataAt ?? "")).toBeLessThan(Date.parse(now) - MINUTE);
    await passBoth(both, MINUTE, OPEN, HIDDEN);
    await passBoth(both, HOUR + MINUTE, NONE, HIDDEN);
    expect((await changeTypes(both[0])).length).toBeGreaterThan(0);
  });

  it("holds each part for itself when the whole service fails", async () => {
    const both = await startBoth();
    for (let polls = 0; polls < 3; polls += 1) await passBoth(both, MINUTE, NONE, NONE);
    expect(new Set((await heldFor(both[0])).map(({ hidden }) => hidden))).toEqual(
      new Set([true, false]),
    );
    await passBoth(both, MINUTE, NONE, HIDDEN);
    await passBoth(both, MINUTE, OPEN, NONE);
    await passBoth(both, MINUTE, OPEN, HIDDEN);
    expect(await heldFor(both[0])).toEqual([]);
    expect(await changeTypes(both[0])).toEqual([]);
  });
});
