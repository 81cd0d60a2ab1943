/**
 * Fonts of the scripts that the first page's fonts lack. Their style sheets are loaded when a text
 * with such letters arrives, and by their `unicode-range` only the files with these letters. The
 * order of the families is in web/styles/families.css.
 */
import arabic from "@fontsource-variable/noto-sans-arabic/wght.css?url";
import armenian from "@fontsource-variable/noto-sans-armenian/wght.css?url";
import bengali from "@fontsource-variable/noto-sans-bengali/wght.css?url";
import emoji from "@fontsource-variable/noto-emoji/wght.css?url";
import georgian from "@fontsource-variable/noto-sans-georgian/wght.css?url";
import hebrew from "@fontsource-variable/noto-sans-hebrew/wght.css?url";
import japanese from "@fontsource-variable/noto-sans-jp/wght.css?url";
import khmer from "@fontsource-variable/noto-sans-khmer/wght.css?url";
import korean from "@fontsource-variable/noto-sans-kr/wght.css?url";
import simplifiedChinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import tamil from "@fontsource-variable/noto-sans-tamil/wght.css?url";
import thai from "@fontsource-variable/noto-sans-thai/wght.css?url";
import traditionalChinese from "@fontsource-variable/noto-sans-tc/wght.css?url";

const HAN = /\p{Script=Han}/u;

/** Letters of a script, and the style sheet of its font. */
const SHEETS: readonly (readonly [letters: RegExp, url: string])[] = [
  [/\p{Script=Arabic}/u, arabic],
  [/\p{Script=Armenian}/u, armenian],
  [/\p{Script=Bengali}/u, bengali],
  [/\p{Script=Georgian}/u, georgian],
  [/\p{Script=Hebrew}/u, hebrew],
  [/\p{Script=Khmer}/u, khmer],
  [/\p{Script=Tamil}/u, tamil],
  [/\p{Script=Thai}/u, thai],
  [/\p{Script=Hangul}/u, korean],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, japanese],
  // A character that one of them lacks may be in another.
  [HAN, japanese],
  [HAN, simplifiedChinese],
  [HAN, traditionalChinese],
  [/\p{Extended_Pictographic}/u, emoji],
];

const loaded = new Set<string>();

/** Loads the style sheets of the fonts that a text, for example a response, needs. */
export function loadScriptFonts(text: string): void {
  for (const [letters, url] of SHEETS) {
    if (loaded.has(url) || !letters.test(text)) continue;
    loaded.add(url);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    document.head.append(link);
  }
}
