/** Measures a search in the palette among 10,000 names after each typed key, in milliseconds. */
import { performance } from "node:perf_hooks";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { median } from "./browser/median.ts";
import { measureMedianTime } from "./load/measure-median-time.ts";
import { printFigure } from "./load/print-figure.ts";

const NAMES = 10_000;
const SHOWN = 12;
const RUNS = 25;
const PARTS = [
  [
    "Žižkov",
    "Galway",
    "Nový Brod",
    "Спартак",
    "Kuu ni",
    "Łódź",
    "日本",
    "Bosporus",
    "한국",
    "Grünmoor",
  ],
  [
    "Knights",
    "Lanterns",
    "Wolves",
    "Ладога",
    "Naru",
    "United",
    "代表",
    "Sparrows",
    "팀",
    "Harbour",
  ],
] as const;
/**
 * Queries, typed letter by letter. The second to last has no result; the last is found only by
 * tolerating a typo.
 */
const QUERIES = ["knights", "galway kn", "спартак", "日本", "ubqf2", "zxqvw", "knigths"] as const;

const random = seededRandom(7);
const items = Array.from({ length: NAMES }, (_, index) => {
  const [first = "", second = ""] = PARTS.map(
    (parts) => parts[Math.floor(random() * parts.length)],
  );
  const code = index % 3 === 0 ? `UBQF-${index % 64} ` : "";
  return {
    text: `${code}${first} ${second} ${index.toString(36)}`,
    more: "Meridian Masters",
    boost: 0,
  };
});

const startedAt = performance.now();
const finder = createSearchIndex(items);
const building = performance.now() - startedAt;
const keys: { readonly typed: string; readonly milliseconds: number }[] = [];
for (const query of QUERIES) {
  for (let length = 1; length <= query.length; length += 1) {
    const typed = query.slice(0, length);
    keys.push({ typed, milliseconds: measureMedianTime(RUNS, () => finder.find(typed, SHOWN)) });
  }
}
const middle = median(keys.map(({ milliseconds }) => milliseconds));
const worst = keys.toSorted((a, b) => a.milliseconds - b.milliseconds).at(-1);
printFigure(`index of ${NAMES} names, once`, building.toFixed(1));
printFigure(`per key, median of ${keys.length}`, middle.toFixed(2));
printFigure(`per key, worst ("${worst?.typed}")`, `${worst?.milliseconds.toFixed(2)}`);
