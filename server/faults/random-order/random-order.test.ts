/**
 * Every kind of fault, followed by every other, over three events in play with POLL_SECONDS=1: in the
 * end nobody can tell that there was one. `MATCHDESK_LONG=1` plays every ordered pair.
 */
import tls from "node:tls";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { apiPaths } from "#core/contract/paths.ts";
import { HOUR, SECOND } from "#core/lib/time.ts";
import type { ChangeType } from "#core/model/change.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { createContent } from "./content.ts";
import type { FaultKind } from "./fault-kind.ts";
import { LIST_KINDS } from "./list-kinds.ts";
import { type ProductPair, startProductPair } from "./product-pair.ts";
import { compareReported } from "./reported-changes.ts";
import { type Difference, findDifference, publicPaths } from "./public-crawl.ts";
import { RESPONSE_KINDS, WELL } from "./response-kinds.ts";
import { surroundingsKinds } from "./surroundings-kinds.ts";
import { TOKEN_KINDS } from "./token-kinds.ts";
import { tourOf } from "./tour.ts";

const isLong = process.env["MATCHDESK_LONG"] === "1";
const SEED = Number(process.env["MATCHDESK_SEED"] ?? 20_261_122);
/** Minutes of the events in a minute of the run, so that they last as long as the run. */
const SPEED = isLong ? 3 : 60;
/** Faults between two comparisons. */
const BLOCK = isLong ? 20 : 10;
/** The longest that Matchdesk may take until everything is as if nothing had happened, in seconds. */
const RECOVERY = 300;

const inADay = Date.now() + 24 * HOUR;
const good = createCertificate("localhost", inADay);
const bad = [
  createCertificate("localhost", Date.UTC(2021, 0, 1)),
  createCertificate("elsewhere.example.net", inADay),
];
const KINDS: readonly FaultKind[] = [
  WELL,
  ...TOKEN_KINDS,
  ...RESPONSE_KINDS,
  ...LIST_KINDS,
  ...surroundingsKinds(good, bad),
];
const UNMARKED = KINDS.filter(({ mayReport }) => mayReport === undefined);
const MARKED = KINDS.filter(({ mayReport }) => mayReport !== undefined);
const content = createContent();

vi.setConfig({ testTimeout: isLong ? 3 * HOUR : 600_000 });

beforeEach(() => {
  const { createSecureContext } = tls;
  const ca = [good, ...bad].map(({ cert }) => cert);
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const nameOf = ({ number, name }: FaultKind): string => `${number} ${name}`;

/** Lets the service be well until the products agree; what differs if they do not in time. */
async function recover<T>(pair: ProductPair, compare: () => Promise<T | null>): Promise<T | null> {
  pair.play(() => null);
  let difference: T | null = null;
  for (let seconds = 0; seconds < RECOVERY; seconds += 5) {
    await pair.pass(5 * SECOND);
    difference = await compare();
    if (difference === null) return null;
  }
  return difference;
}

/** Compares every public response byte for byte. */
async function compareAll({ clean, faulty }: ProductPair): Promise<Difference | null> {
  const first = await findDifference(clean.url(), faulty.url(), [apiPaths.meta]);
  return first ?? findDifference(clean.url(), faulty.url(), await publicPaths(clean.url()));
}

/** What comes from the change log: its pages, calendars (they count changes), and when a match moved. */
const FROM_LOG = /^\/(api\/v1\/changes|calendar\/)/;
const withoutLog = (body: string): string =>
  body
    .replaceAll(/"moved":\{[^}]*\}/g, '"moved":null')
    .replaceAll(/"changedAt":"[^"]*"/g, '"changedAt":null');

/** Compares what does not depend on the change log, and the change logs without their numbers. */
async function compareMarked({ clean, faulty }: ProductPair, mayReport: readonly ChangeType[]) {
  const paths = (await publicPaths(clean.url())).filter((path) => !FROM_LOG.test(path));
  const difference = await findDifference(clean.url(), faulty.url(), paths, withoutLog);
  if (difference !== null) return difference;
  const { missing, invented } = await compareReported(clean.url(), faulty.url(), mayReport);
  return missing.length + invented.length === 0 ? null : { missing, invented };
}

/** Plays kinds in this order, compares after each block, and lets the events go on in between. */
async function playInBlocks(
  pair: ProductPair,
  order: readonly FaultKind[],
  compare: () => Promise<unknown>,
): Promise<void> {
  const blocks = Math.ceil(order.length / BLOCK);
  for (let block = 0; block < blocks; block += 1) {
    const played = order.slice(block * BLOCK, (block + 1) * BLOCK);
    for (const kind of played) await kind.play(pair);
    const difference = await recover(pair, compare);
    const reported =
      difference === null ? null : await compareReported(pair.clean.url(), pair.faulty.url(), []);
    const result = { played: played.map(nameOf), difference, reported };
    if (isLong && difference !== null) process.stdout.write(`${JSON.stringify(result)}\n`);
    expect(result).toMatchObject({ difference: null });
    await pair.advance();
    if (isLong) process.stdout.write(`${(block + 1) * BLOCK} of ${order.length} faults\n`);
  }
  const difference = await recover(pair, compare);
  expect(difference).toBeNull();
}

const startPair = (random: () => number, minute = 0): Promise<ProductPair> =>
  startProductPair({ content, speed: SPEED, minute, certificate: good, random });

const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

describe("faults in random order", () => {
  it("leave the public responses of a server that saw none, byte for byte", async () => {
    const random = seededRandom(SEED);
    const pair = await startPair(random);
    const order = isLong
      ? tourOf(UNMARKED.length, random).flatMap((index) => UNMARKED[index] ?? [])
      : shuffled(UNMARKED, random);
    await playInBlocks(pair, order, () => compareAll(pair));
    const reported = await fetch(`${pair.clean.url()}${apiPaths.changes()}`);
    expect(ChangePageSchema.parse(await reported.json()).changes.length).toBeGreaterThan(50);
  });

  it.runIf(isLong)(
    "report no change that a server without faults does not, apart from the marked ones",
    async () => {
      const random = seededRandom(SEED + 1);
      const pair = await startPair(random);
      const others = isLong ? KINDS : shuffled(KINDS, random).slice(0, 3);
      const order = MARKED.flatMap((kind) => others.flatMap((other) => [kind, other, kind]));
      const mayReport = MARKED.flatMap((kind) => kind.mayReport ?? []);
      await playInBlocks(pair, order, () => compareMarked(pair, mayReport));
      expect(await compareMarked(pair, mayReport)).toBeNull();
    },
  );
});

describe.runIf(isLong)("after a single fault", () => {
  it.each(KINDS.map((kind) => [nameOf(kind), kind] as const))(
    "%s: the products agree again",
    async (_, kind) => {
      const pair = await startPair(seededRandom(SEED), 400);
      const mayReport = kind.mayReport ?? [];
      const compare = () =>
        mayReport.length === 0 ? compareAll(pair) : compareMarked(pair, mayReport);
      expect(await compare()).toBeNull();
      await kind.play(pair);
      expect(await recover<unknown>(pair, compare)).toBeNull();
      await pair.advance();
      expect(await recover<unknown>(pair, compare)).toBeNull();
    },
  );
});
