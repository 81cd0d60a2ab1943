/**
 * Every kind of fault, followed by every other, over three events in play with POLL_SECONDS=1: in the
 * end nobody can tell that there was one. `MATCHDESK_LONG=1` plays every ordered pair.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOUR } from "#core/lib/time.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { createContent } from "./content.ts";
import type { FaultKind } from "./fault-kind.ts";
import {
  CERTIFICATE,
  isLong,
  KINDS,
  mayReportOf,
  kindLabel,
  SEED,
  shuffled,
  trustCertificates,
} from "./kinds.ts";
import { compareAll, compareMarked, playInBlocks, recover } from "./play-faults.ts";
import { startProduct } from "./product.ts";
import { type ProductPair, startProductPair } from "./product-pair.ts";
import { tourOf } from "./tour.ts";

/** Minutes of the events in a minute of the run, so that they last as long as the run. */
const SPEED = isLong ? 3 : 60;
const UNMARKED = KINDS.filter(({ mayReport }) => mayReport === undefined);
const MARKED = KINDS.filter(({ mayReport }) => mayReport !== undefined);
const content = createContent();

vi.setConfig({ testTimeout: isLong ? 3 * HOUR : 600_000 });

beforeEach(trustCertificates);

afterEach(() => {
  vi.restoreAllMocks();
});

const startPair = (random: () => number, minute = 0): Promise<ProductPair> =>
  startProductPair({
    startFaulty: startProduct,
    content,
    speed: SPEED,
    minute,
    certificate: CERTIFICATE,
    random,
  });

/** The run in parts, each with products of its own: several processes can play them side by side. */
const PARTS = isLong ? 4 : 1;
/** Minutes of the events after which the next part starts. */
const PART_MINUTES = 225;

describe("faults in random order", () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    "leave the public responses of a server that saw none, byte for byte: part %i",
    async (part) => {
      const random = seededRandom(SEED);
      const order = isLong
        ? tourOf(UNMARKED.length, random).flatMap((index) => UNMARKED[index] ?? [])
        : shuffled(UNMARKED, random);
      const length = Math.ceil(order.length / PARTS);
      // One more: the last fault of a part is followed by the first of the next one.
      const own = order.slice(part * length, (part + 1) * length + 1);
      const pair = await startPair(random, part * PART_MINUTES);
      expect(await playInBlocks(pair, own, () => compareAll(pair))).toBeNull();
      const reported = await fetch(`${pair.clean.url()}${apiPaths.changes()}`);
      expect(ChangePageSchema.parse(await reported.json()).changes.length).toBeGreaterThan(50);
    },
  );

  it.runIf(isLong).each(MARKED.map((kind) => [kindLabel(kind), kind] as const))(
    "report no change that a server without faults does not, apart from the marked ones: %s",
    async (_, kind) => {
      const pair = await startPair(seededRandom(SEED + 1));
      const order = KINDS.flatMap((other) => [kind, other, kind]);
      const compare = (played: readonly FaultKind[]) => compareMarked(pair, mayReportOf(played));
      expect(await playInBlocks(pair, order, compare)).toBeNull();
    },
  );
});

describe.runIf(isLong)("after a single fault", () => {
  it.each(KINDS.map((kind) => [kindLabel(kind), kind] as const))(
    "%s: the products agree again",
    async (_, kind) => {
      const pair = await startPair(seededRandom(SEED), 400);
      const compare = () =>
        kind.mayReport === undefined ? compareAll(pair) : compareMarked(pair, kind.mayReport);
      expect(await compare()).toBeNull();
      await kind.play(pair);
      expect(await recover<unknown>(pair, compare)).toBeNull();
      await pair.advance();
      expect(await recover<unknown>(pair, compare)).toBeNull();
    },
  );
});
