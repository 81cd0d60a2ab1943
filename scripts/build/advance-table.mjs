/**
 * Writes `core/lib/advance-widths.ts`, the table `fitName` measures names with, from the very fonts the
 * dashboard ships. Run it again when a font changes: `node scripts/build/advance-table.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { advancesOf } from "./font-metrics.mjs";

const OUTPUT = "core/lib/advance-widths.ts";
const FACES = [
  ["archivo/files/archivo-latin-wdth-normal.woff2", 62],
  ["archivo/files/archivo-latin-ext-wdth-normal.woff2", 62],
  ["noto-sans/files/noto-sans-cyrillic-wdth-normal.woff2", 62.5],
  ["noto-sans/files/noto-sans-greek-wdth-normal.woff2", 62.5],
];
/** Weight and width of names: a contestant's, a winner's; at full and least width. */
const CUTS = {
  regular: [450, 100],
  regularNarrow: [450, 62],
  strong: [680, 100],
  strongNarrow: [680, 62],
};

/** Letters that are no other letter with a mark: those are found under their base. */
const LETTERS = [
  ...span(0x20, 0x7e),
  ...Array.from("¡£§©«®°±·»¿×÷ÆÐØÞßæðøþ"),
  ...Array.from("ĐđĦħıŁłŊŋŒœŦŧ–—‘’“”†•…€™"),
  ...span(0x391, 0x3c9),
  ...span(0x410, 0x44f),
  ...Array.from("ЂЄЅІЈЉЊЋЏђєѕіјљњћџҐґ"),
];

const columns = Object.fromEntries(Object.keys(CUTS).map((name) => [name, []]));
const found = [];
const cuts = await Promise.all(
  Object.entries(CUTS).map(async ([name, [wght, wdth]]) => {
    const fonts = await Promise.all(
      FACES.map(([file, least]) => pinned(file, wght, Math.max(wdth, least))),
    );
    return [
      name,
      (letter) => fonts.map((of) => of(letter)).find((advance) => advance !== undefined),
    ];
  }),
);
for (const letter of LETTERS) {
  const advances = cuts.map(([name, of]) => [name, of(letter)]);
  if (advances.some(([, advance]) => advance === undefined)) continue;
  found.push(letter);
  for (const [name, advance] of advances) columns[name].push(advance.toString(36).padStart(2, "0"));
}

const fields = Object.entries(columns).map(([name, list]) => `  ${name}:\n    "${list.join("")}",`);
writeFileSync(
  OUTPUT,
  `/**
 * Advance widths of Archivo and Noto Sans, made by scripts/build/advance-table.mjs: two base-36 digits a
 * letter, thousandths of an em. \`regular\` is weight 450, \`strong\` 680; narrow is width 62.
 */
export const ADVANCES = {
  letters:
    ${JSON.stringify(found.join(""))},
${fields.join("\n")}
} as const;
`,
);
process.stdout.write(`${OUTPUT}: ${found.length} letters\n`);

async function pinned(file, wght, wdth) {
  const woff2 = readFileSync(`node_modules/@fontsource-variable/${file}`);
  const options = { targetFormat: "truetype", variationAxes: { wght, wdth } };
  return advancesOf(await subsetFont(woff2, LETTERS.join(""), options));
}

function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
