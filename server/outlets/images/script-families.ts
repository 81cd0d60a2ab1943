/**
 * Fonts of names in other scripts. Those of Han, kana and Hangul are read by png/script-slices.ts
 * when they are needed, the others are written by scripts/build/image-fonts.mjs.
 */
const FAMILIES: readonly (readonly [script: RegExp, family: (country: string) => string])[] = [
  [/\p{Script=Hangul}/u, () => "Noto Sans KR"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, () => "Noto Sans JP"],
  [/\p{Script=Han}/u, hanFamily],
  [/\p{Script=Thai}/u, () => "Noto Sans Thai"],
  [/\p{Script=Arabic}/u, () => "Noto Sans Arabic"],
  [/\p{Script=Hebrew}/u, () => "Noto Sans Hebrew"],
  [/\p{Script=Devanagari}/u, () => "Noto Sans Devanagari"],
  [/\p{Script=Georgian}/u, () => "Noto Sans Georgian"],
  [/\p{Script=Armenian}/u, () => "Noto Sans Armenian"],
  [/\p{Script=Bengali}/u, () => "Noto Sans Bengali"],
  [/\p{Script=Tamil}/u, () => "Noto Sans Tamil"],
  [/\p{Script=Khmer}/u, () => "Noto Sans Khmer"],
];

/** Returns the font for a name in a script that the bundled fonts lack; `undefined` for others. */
export function findBundledFamily(name: string, country: string): string | undefined {
  return FAMILIES.find(([script]) => script.test(name))?.[1](country);
}

function hanFamily(country: string): string {
  const region: Readonly<Record<string, string>> = { cn: "SC", sg: "SC", tw: "TC", hk: "TC" };
  return `Noto Sans ${region[country] ?? "JP"}`;
}
