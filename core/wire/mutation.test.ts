import * as fc from "fast-check";
import { expect, it } from "vitest";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { AFTER_ALL_EVENTS, worldOf } from "#core/testing/derive.ts";
import { isLongMode, SAMPLE_SEED } from "#core/testing/node/sample.ts";
import { mutate, mutations } from "#core/testing/node/mutate.ts";
import { readAllEventMatches } from "#core/testing/node/tournament-events.ts";
import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { createMatchListNormalizer, type NormalizedMatchList } from "./normalize-match-list.ts";

/** Number of mutated matches. */
const MUTANTS = isLongMode ? 100_000 : 1_000;
const MUTANTS_A_RUN = 10;

const normalizeMatchList = createMatchListNormalizer("Europe/Helsinki");

const envelopes = readAllEventMatches().map(({ data }) => {
  const items: unknown[] = data.slice(0, 100);
  return {
    items,
    originals: new Map(normalizeMatchList(items).matches.map((one) => [one.key, one])),
  };
});

const mutants = fc.record({
  index: fc.nat({ max: 99 }),
  steps: fc.array(mutations, { minLength: 1, maxLength: 4 }),
});

it(
  "keeps or skips every mutated match and does not change the others",
  () => {
    const runs = fc.record({
      envelope: fc.constantFrom(...envelopes),
      changes: fc.array(mutants, { minLength: MUTANTS_A_RUN, maxLength: MUTANTS_A_RUN }),
    });
    const property = fc.property(runs, ({ envelope: { items, originals }, changes }) => {
      const mutated = [...items];
      for (const { index, steps } of changes) {
        const at = index % items.length;
        mutated[at] = steps.reduce(mutate, mutated[at]);
      }
      const untouched = new Set(mutated.filter((item, at) => item === items[at]));
      const { normalized, size } = normalizeAndDerive(mutated);
      const { matches, issues, quarantined, sent } = normalized;
      const others = matches.filter((_, at) => untouched.has(sent[at]));
      const changed = others.filter((one) => !deepEqual(one, originals.get(one.key), 4));
      const duplicates = issues.filter(({ code }) => code === "duplicate").length;
      expect(changed).toEqual([]);
      expect(others).toHaveLength(untouched.size);
      expect(matches.length + quarantined + duplicates).toBe(items.length);
      expect(size).toBe(matches.length);
    });
    fc.assert(property, { seed: SAMPLE_SEED, numRuns: MUTANTS / MUTANTS_A_RUN });
  },
  isLongMode ? 3_600_000 : 60_000,
);

/** Normalizes the items of an envelope and counts the matches in the world derived from them. */
function normalizeAndDerive(items: readonly unknown[]): {
  readonly normalized: NormalizedMatchList;
  readonly size: number;
} {
  const normalized = normalizeMatchList(items);
  const world = worldOf(snapshotOfFile(normalized.matches, AFTER_ALL_EVENTS), AFTER_ALL_EVENTS);
  return { normalized, size: world.matches.size };
}
