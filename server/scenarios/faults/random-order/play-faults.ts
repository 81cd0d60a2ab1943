import type * as z from "zod/mini";
import type { ChangeSchema, ChangeType } from "#core/model/change.ts";
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { isLongMode } from "#core/testing/node/sample.ts";
import type { FaultKind } from "./fault-kind.ts";
import { formatFaultKind } from "./kinds.ts";
import type { ProductPair } from "./product-pair.ts";
import { type Difference, findDifference, fetchPublicPaths } from "./public-crawl.ts";
import { ChangePageSchema } from "#core/contract/change.ts";

/** Number of faults between two comparisons. */
const BLOCK = isLongMode ? 30 : 10;
/** Maximum single wait for the products to agree again, in simulated seconds; 315 in total. */
const RECOVERY = 160;

/**
 * Ends all faults and waits until the products agree. Returns the remaining difference, `null` if
 * there is none.
 */
export async function endFaultsAndAwaitAgreement(
  pair: ProductPair,
  played: readonly FaultKind[],
): Promise<object | null> {
  pair.play(() => null);
  let difference: object | null = null;
  // Comparing is slow, and the effects of most faults end within five seconds.
  for (let wait = 5; wait <= RECOVERY; wait *= 2) {
    await pair.pass(wait * SECOND);
    // A process that began to lead while a timer ran polls up to a millisecond after the others.
    if (pair.faulty.urls().length > 1) await pair.pass(2);
    difference = await compareProducts(pair, played);
    if (difference === null) return null;
  }
  return difference;
}

/**
 * Number of waits of 100 ms for processes that share a database, because they receive each other's
 * ticks in real time, while the simulated time is stopped.
 */
const DATABASE_WAITS = 100;

/**
 * Compares both products after these kinds: byte for byte, or without permitted changes if one of
 * the kinds may report some. Returns the first difference.
 */
export function compareProducts(
  pair: ProductPair,
  played: readonly FaultKind[],
): Promise<object | null> {
  const mayReport = played.flatMap((kind) => kind.mayReport ?? []);
  return mayReport.length === 0
    ? comparePublicResponses(pair)
    : compareIgnoringPermittedChanges(pair, mayReport);
}

/** Compares every public response of every process byte for byte. Returns the first difference. */
async function comparePublicResponses({ clean, faulty }: ProductPair): Promise<Difference | null> {
  const isCluster = faulty.urls().length > 1;
  const normalize = isCluster ? withoutNextPoll : undefined;
  for (const url of faulty.urls()) {
    const compareMeta = () => findDifference(clean.url(), url, [apiPaths.meta], normalize);
    let waits = isCluster ? DATABASE_WAITS : 0;
    for (; waits > 0 && (await compareMeta()) !== null; waits -= 1) await setTimeout(SECOND / 10);
    const difference =
      (await compareMeta()) ??
      (await findDifference(clean.url(), url, await fetchPublicPaths(clean.url()), normalize));
    if (difference !== null) return difference;
  }
  return null;
}

/**
 * Removes the time of the next poll, because only the leader polls and leases change hands in real
 * time, and milliseconds, in which processes may poll at different times.
 */
function withoutNextPoll(body: string): string {
  return body.replaceAll(/\.\d{3}Z/g, "Z").replace(/"nextTry":("[^"]*"|null)/, '"nextTry":null');
}

/**
 * Paths whose responses depend on the change log: its pages, and calendars, which count changes.
 */
const FROM_LOG = /^\/(api\/v1\/changes|calendar\/)/;
const withoutLog = (body: string): string =>
  withoutNextPoll(body)
    .replaceAll(/"moved":\{[^}]*\}/g, '"moved":null')
    .replaceAll(/"changedAt":"[^"]*"/g, '"changedAt":null');

/**
 * Compares responses without parts that depend on the change log, and the change logs without
 * change numbers.
 */
async function compareIgnoringPermittedChanges(
  { clean, faulty }: ProductPair,
  mayReport: readonly ChangeType[],
): Promise<object | null> {
  for (const url of faulty.urls()) {
    const paths = (await fetchPublicPaths(clean.url())).filter((path) => !FROM_LOG.test(path));
    const difference = await findDifference(clean.url(), url, paths, withoutLog);
    if (difference !== null) return difference;
    const { missing, invented } = await compareChangeLogs(clean.url(), url, mayReport);
    if (missing.length + invented.length > 0) return { missing, invented };
  }
  return null;
}

/**
 * Plays kinds of faults in order, compares after each block, and advances the events in between.
 *
 * @returns the difference at the end; `null` if there is none
 */
export async function playInBlocks(
  pair: ProductPair,
  order: readonly FaultKind[],
): Promise<object | null> {
  const blocks = Math.ceil(order.length / BLOCK);
  for (let block = 0; block < blocks; block += 1) {
    const played = order.slice(block * BLOCK, (block + 1) * BLOCK);
    for (const [index, kind] of played.entries()) {
      await kind.play(pair).catch((cause: unknown) => {
        const names = played.slice(0, index + 1).map(formatFaultKind);
        throw new Error(`The last of these could not be played: ${names.join(", ")}.`, { cause });
      });
    }
    const sinceStart = order.slice(0, (block + 1) * BLOCK);
    const difference = await endFaultsAndAwaitAgreement(pair, sinceStart);
    const reported =
      difference === null ? null : await compareChangeLogs(pair.clean.url(), pair.faulty.url(), []);
    const result = { played: played.map(formatFaultKind), difference, reported };
    if (isLongMode && difference !== null) process.stdout.write(`${JSON.stringify(result)}\n`);
    expect(result).toMatchObject({ difference: null });
    await pair.advance();
    if (isLongMode) process.stdout.write(`${(block + 1) * BLOCK} of ${order.length} faults\n`);
  }
  return endFaultsAndAwaitAgreement(pair, order);
}

/** Maximum number of changes on a page. */
const PAGE = 500;

type ReportedChange = z.output<typeof ChangeSchema>;

/** Compares the newest changes of two products, without change numbers. */
async function compareChangeLogs(
  cleanUrl: string,
  faultyUrl: string,
  mayReport: readonly ChangeType[],
) {
  const [cleanPage, faultyPage] = await Promise.all([
    fetchChanges(cleanUrl),
    fetchChanges(faultyUrl),
  ]);
  // Changes older than the end of a full page are not compared.
  const since = Math.max(
    ...[cleanPage, faultyPage].map((page) => (page.length < PAGE ? 0 : (page.at(-1)?.at ?? 0))),
  );
  const isCompared = ({ at }: ReportedChange): boolean => at > since;
  const clean = cleanPage.filter(isCompared);
  const faulty = faultyPage.filter(isCompared);
  const inClean = new Set(clean.map(textOf));
  const inFaulty = new Set(faulty.map(textOf));
  return {
    missing: [...inClean].filter((text) => !inFaulty.has(text)),
    /** Changes only in the log of the product with faults, without permitted types. */
    invented: faulty
      .filter((change) => !mayReport.some((type) => type === change.type))
      .map(textOf)
      .filter((text) => !inClean.has(text)),
  };
}

async function fetchChanges(url: string): Promise<readonly ReportedChange[]> {
  const response: unknown = await (await fetch(url + apiPaths.changes())).json();
  return ChangePageSchema.parse(response).changes;
}

function textOf(change: ReportedChange): string {
  return JSON.stringify({ ...change, seq: null });
}
