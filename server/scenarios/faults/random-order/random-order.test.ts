/**
 * Plays kinds of fault in random order, with three ongoing events and POLL_SECONDS=1: at the end
 * public responses must not show any effect. The kinds and their order change daily;
 * `MATCHDESK_LONG=1` plays every ordered pair of kinds.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOUR } from "#core/lib/time.ts";
import {
  createSampleRandom,
  isLongMode,
  sample,
  SAMPLE_SEED,
  shuffle,
} from "#core/testing/node/sample.ts";
import {
  REPORTING_KINDS,
  SILENT_KINDS,
  SQLITE_FAULT_KINDS,
  formatFaultKind,
  trustTestCertificates,
} from "./kinds.ts";
import { compareProducts, playInBlocks, endFaultsAndAwaitAgreement } from "./play-faults.ts";
import { startSqliteProduct } from "./product.ts";
import { startProductPair } from "./product-pair.ts";
import { createAllPairsTour } from "./tour.ts";

/** Number of kinds that are played outside of the long mode. */
const SAMPLE_SIZE = 20;
/** Number of kinds that are played in the long mode before and after one that may report changes. */
const OTHER_KINDS = 12;

vi.setConfig({ testTimeout: isLongMode ? 3 * HOUR : 600_000 });

beforeEach(trustTestCertificates);

afterEach(() => {
  vi.restoreAllMocks();
});

const startPair = (random: () => number, minute?: number) =>
  startProductPair(startSqliteProduct, random, minute);

/**
 * Number of parts of the run. Each has its own products, so that processes can run them in
 * parallel.
 */
const PARTS = isLongMode ? 4 : 1;
/** Content minutes between the starts of two parts. */
const PART_MINUTES = 225;

describe("faults in random order", () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    "have no effect on public responses, byte for byte: part %i",
    async (part) => {
      const random = createSampleRandom();
      const order = isLongMode
        ? createAllPairsTour(SILENT_KINDS.length, random).flatMap(
            (index) => SILENT_KINDS[index] ?? [],
          )
        : shuffle(sample(SILENT_KINDS, SAMPLE_SIZE), random);
      const length = Math.ceil(order.length / PARTS);
      // Plus the first fault of the next part, so that every pair is played.
      const partOrder = order.slice(part * length, (part + 1) * length + 1);
      const pair = await startPair(random, part * PART_MINUTES);
      expect(await playInBlocks(pair, partOrder)).toBeNull();
      const changesResponse = await fetch(`${pair.clean.url()}${apiPaths.changes()}`);
      expect(ChangePageSchema.parse(await changesResponse.json()).changes.length).toBeGreaterThan(
        SAMPLE_SIZE,
      );
    },
  );

  it.runIf(isLongMode).each(REPORTING_KINDS.map((kind) => [formatFaultKind(kind), kind] as const))(
    "report no changes other than those that the kind may report: %s",
    async (_, kind) => {
      const random = createSampleRandom(SAMPLE_SEED + 1);
      const pair = await startPair(random);
      // Such kinds last for hours of simulated time, so that a run with all others takes a day.
      const others = shuffle(SQLITE_FAULT_KINDS, random).slice(0, OTHER_KINDS);
      const order = [kind, ...others.flatMap((other) => [other, kind])];
      expect(await playInBlocks(pair, order)).toBeNull();
    },
  );
});

describe.runIf(isLongMode)("after a single fault", () => {
  it.each(SQLITE_FAULT_KINDS.map((kind) => [formatFaultKind(kind), kind] as const))(
    "%s: makes the products agree again",
    async (_, kind) => {
      const pair = await startPair(createSampleRandom(), 400);
      expect(await compareProducts(pair, [kind])).toBeNull();
      await kind.play(pair);
      expect(await endFaultsAndAwaitAgreement(pair, [kind])).toBeNull();
      await pair.advance();
      expect(await endFaultsAndAwaitAgreement(pair, [kind])).toBeNull();
    },
  );
});
