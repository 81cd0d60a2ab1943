import * as fc from "fast-check";
import { expect, it } from "vitest";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { LATER, worldOf } from "#core/testing/derive.ts";
import { mutate, mutations } from "#core/testing/node/mutate.ts";
import { readAllEvents } from "#core/testing/node/describe-events.ts";
import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { normalize, type Normalized } from "./normalize.ts";

/** `MATCHDESK_LONG=1`: fifty times as many, and by the clock. */
const LONG = process.env["MATCHDESK_LONG"] === "1";

/** Milliseconds of the processor for an envelope of 100, all that is derived from it included. */
const MAX_MS = 50;

/** Times a slow run is repeated: the engine may have been busy with its own housekeeping. */
const TRIES = 3;

const MUTANTS_A_RUN = 10;

const ZONE = { zone: "Europe/Helsinki" };

const envelopes = readAllEvents().map(({ data }) => {
  const items: unknown[] = data.slice(0, 100);
  return { items, facts: new Map(normalize(items, ZONE).matches.map((one) => [one.key, one])) };
});

const mutants = fc.record({
  index: fc.nat({ max: 99 }),
  steps: fc.array(mutations, { minLength: 1, maxLength: 4 }),
});

it(
  "keeps or sets aside every mutant, and every other match as it was",
  () => {
    const runs = fc.record({
      envelope: fc.constantFrom(...envelopes),
      changes: fc.array(mutants, { minLength: MUTANTS_A_RUN, maxLength: MUTANTS_A_RUN }),
    });
    const property = fc.property(runs, ({ envelope: { items, facts }, changes }) => {
      const mutated = [...items];
      for (const { index, steps } of changes) {
        const at = index % items.length;
        mutated[at] = steps.reduce(mutate, mutated[at]);
      }
      const untouched = new Set(mutated.filter((item, at) => item === items[at]));
      const { normalized, size } = read(mutated);
      const { matches, issues, quarantined, sent } = normalized;
      const others = matches.filter(({ key }) => untouched.has(sent.get(key)));
      const changed = others.filter((one) => !deepEqual(one, facts.get(one.key), 4));
      const doubled = issues.filter(({ code }) => code === "duplicate").length;
      expect(changed).toEqual([]);
      expect(others).toHaveLength(untouched.size);
      expect(matches.length + quarantined + doubled).toBe(items.length);
      expect(size).toBe(matches.length);
      expect(slowness(() => read(mutated))).toBeLessThan(MAX_MS);
    });
    fc.assert(property, { numRuns: (LONG ? 100_000 : 2000) / MUTANTS_A_RUN });
  },
  LONG ? 3_600_000 : 60_000,
);

/** All that is made of an envelope, and how many matches are in the world in the end. */
function read(items: readonly unknown[]): {
  readonly normalized: Normalized;
  readonly size: number;
} {
  const normalized = normalize(items, ZONE);
  const world = worldOf(snapshotOfFile(normalized.matches, LATER), LATER);
  return { normalized, size: world.matches.size };
}

/** Milliseconds of processor time, of the quickest try; 0 unless in the long mode. */
function slowness(run: () => unknown): number {
  let quickest = LONG ? Infinity : 0;
  for (let tries = 0; tries < TRIES && quickest >= MAX_MS; tries += 1) {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    quickest = (user + system) / 1000;
  }
  return quickest;
}
