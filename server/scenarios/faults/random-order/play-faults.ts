import { expect } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import type { ChangeType } from "#core/model/change.ts";
import type { FaultKind } from "./fault-kind.ts";
import { isLong, kindLabel } from "./kinds.ts";
import type { ProductPair } from "./product-pair.ts";
import { type Difference, findDifference, publicPaths } from "./public-crawl.ts";
import { compareReported } from "./reported-changes.ts";

/** Faults between two comparisons. */
const BLOCK = isLong ? 30 : 10;
/** The longest wait for everything to be as if nothing had happened, in seconds; 315 in all. */
const RECOVERY = 160;

/** Lets the service be well until the products agree; what differs if they do not in time. */
export async function recover<T>(
  pair: ProductPair,
  compare: () => Promise<T | null>,
): Promise<T | null> {
  pair.play(() => null);
  let difference: T | null = null;
  // Comparing is slow, and most faults are over within five seconds.
  for (let wait = 5; wait <= RECOVERY; wait *= 2) {
    await pair.pass(wait * SECOND);
    difference = await compare();
    if (difference === null) return null;
  }
  return difference;
}

/** Compares every public response of every process byte for byte. */
export async function compareAll({ clean, faulty }: ProductPair): Promise<Difference | null> {
  for (const url of faulty.urls()) {
    const isFollower = url !== faulty.url();
    const normalize = isFollower ? withoutNextPoll : undefined;
    const difference =
      (await findDifference(clean.url(), url, [apiPaths.meta], normalize)) ??
      (await findDifference(clean.url(), url, await publicPaths(clean.url()), normalize));
    if (difference !== null) return difference;
  }
  return null;
}

/** A process that follows polls nothing. */
function withoutNextPoll(body: string): string {
  return body.replace(/"nextTry":("[^"]*"|null)/, '"nextTry":null');
}

/** What comes from the change log: its pages, calendars (they count changes), and when a match moved. */
const FROM_LOG = /^\/(api\/v1\/changes|calendar\/)/;
const withoutLog = (body: string): string =>
  withoutNextPoll(body)
    .replaceAll(/"moved":\{[^}]*\}/g, '"moved":null')
    .replaceAll(/"changedAt":"[^"]*"/g, '"changedAt":null');

/** Compares what does not depend on the change log, and the change logs without their numbers. */
export async function compareMarked(
  { clean, faulty }: ProductPair,
  mayReport: readonly ChangeType[],
): Promise<object | null> {
  for (const url of faulty.urls()) {
    const paths = (await publicPaths(clean.url())).filter((path) => !FROM_LOG.test(path));
    const difference = await findDifference(clean.url(), url, paths, withoutLog);
    if (difference !== null) return difference;
    const { missing, invented } = await compareReported(clean.url(), url, mayReport);
    if (missing.length + invented.length > 0) return { missing, invented };
  }
  return null;
}

/**
 * Plays kinds in this order, compares after each block, and lets the events go on in between.
 *
 * @param compare Compares after these kinds, all since the start; returns null if nothing differs.
 *
 * @returns what differs at the end; `null` if nothing does
 */
export async function playInBlocks(
  pair: ProductPair,
  order: readonly FaultKind[],
  compare: (played: readonly FaultKind[]) => Promise<unknown>,
): Promise<unknown> {
  const blocks = Math.ceil(order.length / BLOCK);
  for (let block = 0; block < blocks; block += 1) {
    const played = order.slice(block * BLOCK, (block + 1) * BLOCK);
    for (const [index, kind] of played.entries()) {
      await kind.play(pair).catch((cause: unknown) => {
        const names = played.slice(0, index + 1).map(kindLabel);
        throw new Error(`The last of these could not be played: ${names.join(", ")}.`, { cause });
      });
    }
    const sinceStart = order.slice(0, (block + 1) * BLOCK);
    const difference = await recover(pair, () => compare(sinceStart));
    const reported =
      difference === null ? null : await compareReported(pair.clean.url(), pair.faulty.url(), []);
    const result = { played: played.map(kindLabel), difference, reported };
    if (isLong && difference !== null) process.stdout.write(`${JSON.stringify(result)}\n`);
    expect(result).toMatchObject({ difference: null });
    await pair.advance();
    if (isLong) process.stdout.write(`${(block + 1) * BLOCK} of ${order.length} faults\n`);
  }
  return recover(pair, () => compare(order));
}
