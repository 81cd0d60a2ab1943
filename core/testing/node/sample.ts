import { groupBy } from "#core/lib/collections.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

/** Samples of cases that are too many for each run: others each day, all in the long mode. */

/** Options of a sample; by default those of this run. */
interface SampleOptions {
  readonly seed?: number;
  readonly isLong?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Highest seed of `seededRandom`. */
const MAX_SEED = 2_147_483_646;
/** Numbers that are skipped, because the first ones of two successive seeds are close. */
const SKIPPED_NUMBERS = 8;

/** Whether the long mode is on, in which samples contain everything. */
export const isLongMode = process.env["MATCHDESK_LONG"] === "1";
/** Seed of all samples and random orders of this run. */
export const SAMPLE_SEED = readSampleSeed(process.env, Date.now());

/** Returns `MATCHDESK_SEED`, by default the date in UTC (20261122); throws if it is no seed. */
export function readSampleSeed({ MATCHDESK_SEED: text }: Environment, now: number): number {
  const [date = ""] = new Date(now).toISOString().split("T");
  const seed = Number(text === undefined || text === "" ? date.replaceAll("-", "") : text);
  if (Number.isInteger(seed) && seed >= 1 && seed <= MAX_SEED) return seed;
  throw new Error(`MATCHDESK_SEED is "${text}". Set it to a whole number from 1 to ${MAX_SEED}.`);
}

/** Creates a generator of numbers from 0 to less than 1, determined by the seed of this run. */
export function createSampleRandom(seed = SAMPLE_SEED): () => number {
  const random = seededRandom(seed);
  for (let skipped = 0; skipped < SKIPPED_NUMBERS; skipped += 1) random();
  return random;
}

export function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Returns `count` of the items in their order, others on another day; all in the long mode. */
export function sample<T>(
  items: readonly T[],
  count: number,
  options?: SampleOptions,
): readonly T[] {
  return sampleEach(items, () => "", count, options);
}

/** Like `sample`, with up to `count` items of each kind. */
export function sampleEach<T>(
  items: readonly T[],
  kindOf: (item: T) => string,
  count: number,
  { seed = SAMPLE_SEED, isLong = isLongMode }: SampleOptions = {},
): readonly T[] {
  if (isLong) return items;
  const random = createSampleRandom(seed);
  return [...groupBy(items, kindOf).values()].flatMap((group) => {
    const indexes = new Set(shuffle([...group.keys()], random).slice(0, count));
    return group.filter((_, index) => indexes.has(index));
  });
}

/** Returns a sentence with the seed and how to repeat the run. */
export function describeSampleSeed(seed = SAMPLE_SEED, isLong = isLongMode): string {
  const contents = isLong ? "Random orders" : "Samples and random orders";
  return `${contents} have the seed ${seed}; MATCHDESK_SEED=${seed} repeats them.`;
}
