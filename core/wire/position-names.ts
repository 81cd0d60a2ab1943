/** Names that state which place of a group, or which match, a contestant comes from. */

import { foldName, isDigits } from "#core/lib/text.ts";

/** Where a contestant comes from by a name. */
export interface PositionName {
  /** True of a whole phrase, "Runner-up Group B", which is no plausible name of a contestant. */
  readonly isPhrase: boolean;
  /** "2B": place 2 of group 2; of "3A/B/C", the last one of the groups. */
  readonly group: { readonly number: number; readonly place: number } | null;
  /** "W7": match 7. The number of "W-SF1", which counts in its round, is `null`. */
  readonly match: { readonly letter: string; readonly number: number | null } | null;
}

/**
 * Kinds of words, as letters of a pattern: group, place in a group, match, side of a match, place,
 * filler. N is a number, A the letter of a group, S a slash, X another word.
 */
type WordKind = "G" | "K" | "M" | "W" | "P" | "F";

/** Words for a place, by the place. */
const PLACES = [
  `first erster erste premier première primero primer primera etta ettan första ykkönen ensimmäinen
   campeón gruppensieger gruppenerster gruppvinnare gruppetta lohkovoittaja lohkoykkönen`,
  `second runner runners runnerup zweiter zweite deuxième seconde segundo segunda tvåa tvåan andra
   kakkonen toinen subcampeón gruppenzweiter grupptvåa lohkokakkonen`,
  `third dritter dritte troisième tercero tercer tercera trea trean tredje kolmonen kolmas
   gruppendritter grupptrea lohkokolmonen`,
  `fourth vierter vierte quatrième cuarto cuarta fyra fyran fjärde nelonen neljäs gruppenvierter`,
].map((words) => words.split(/\s+/));

const WORDS: ReadonlyMap<string, WordKind> = new Map([
  ...kindOf("P", PLACES.flat().join(" ")),
  ...kindOf(
    "K",
    PLACES.flat()
      .filter((word) => /^grupp.|^lohko./.test(word))
      .join(" "),
  ),
  ...kindOf(
    "G",
    `group groups grp gr pool gruppe grupp gruppen gruppens groupe poule grupo lohko lohkon alkulohko
     alkulohkon`,
  ),
  ...kindOf(
    "M",
    `match matchen game semi semis semifinal semifinals semifinale quarter quarterfinal quarterfinals
     final finals finale sf qf round upper lower ub lb wb bracket spiel sp begegnung partie halbfinale
     viertelfinale achtelfinale hf vf af rencontre demi quart huitième partido juego encuentro cuartos
     octavos ottelu ottelun peli pelin välierä välierän puolivälierä puolivälierän neljännesvälierä
     neljännesvälierän finaali finaalin semifinaali semifinaalin loppuottelu loppuottelun semifinalen
     kvartsfinal kvartsfinalen kvart åttondelsfinal åttondelsfinalen`,
  ),
  ...kindOf(
    "W",
    `winner winners loser losers runner sieger gewinner verlierer vainqueur gagnant perdant ganador
     ganadora vencedor vencedora perdedor perdedora vinnare vinnaren förlorare förloraren voittaja
     häviäjä`,
  ),
  ...kindOf(
    "F",
    `the of from in up place placed best seed seeded der die das des dem von vom aus im platz platzierter du de la
     le les del el los las puesto lugar clasificado sija av från plats`,
  ),
]);

/** Phrases, as kinds of their words. */
const PHRASES: readonly RegExp[] = [
  // "1st Group A", "Group A 1st", "A-lohkon voittaja", "Group Winner A", "Winner A Group".
  /^[PNW]G(?:N|A(?:S?A)*)$|^G[AN][PNW]$|^AG[PNW]$|^G[PW][AN]$|^[PW]AG$|^K[AN]$|^[AN]K$/,
  // "Loser Semi-Final 2", "Sieger 1. Halbfinale", "Match 7 Winner".
  /^W(?=M*N)[MNS]{2,6}$|^M[MN]*N[MN]*W$|^NM+W$/,
];

/** A place and a group: "1A", "2nd B", "Winner A", "3A/B/C". */
const PLACE_AND_GROUP = /^[NPWK]A(?:S?A)*$/;

/** Endings of numbers; a single letter may be a group, and ends a number only before other words. */
const ENDING =
  /(?<=\d)[.:]?(?:st|nd|rd|th|er|re|ère|nde|ème|eme|ro|do|to|º|ª|°|:[ae]|[aeo](?= \p{L}))(?!\p{L})/gu;

/** The letter of a group, and several of them in one word: "3ABCD". */
const GROUP_LETTER = /^[a-p]$/;
const SEVERAL_GROUPS = /^(?=\p{L}{3,8}$)a?b?c?d?e?f?g?h?i?j?k?l?$/u;
const BEFORE_A = 96;

const TOKEN = /\p{L}+|\d+|\//gu;

/** Letters of a side and the number of a match: "W7", "L 8", "W-SF1"; in other languages "S7", "H7". */
const SIDE_AND_NUMBER = /^(w|l|ru|s|v|p|g|h|f)(m|g|qf|sf|hf|vf|match|game)?(\d{1,9})$/;

/** A text without a number or a single letter, as nearly every name is. */
const IS_NAME = /^(?!.*(?:\d|(?:^|[^\p{L}])\p{L}(?:$|[^\p{L}])))/su;

/** Length of the longest phrase. */
const MAX_LENGTH = 48;

/**
 * Parses a name that states where a contestant comes from, in English, Finnish, Swedish, German, French
 * and Spanish; `null` if it is another name. Whether "A1" is one depends on the tournament.
 */
export function parsePositionName(name: string): PositionName | null {
  if (name.length > MAX_LENGTH || IS_NAME.test(name)) return null;
  const folded = foldName(name)
    .replaceAll("_", " ")
    .replace(/ i (?=grupp)/, " ");
  const tokens = folded.replace(ENDING, "").match(TOKEN) ?? [];
  const words = tokens
    .flatMap((token) =>
      tokens.length === 2 && SEVERAL_GROUPS.test(token) ? token.split("") : token,
    )
    .filter((word) => WORDS.get(word) !== "F");
  const pattern = words.map(kindOfWord).join("");
  if (PHRASES.some((phrase) => phrase.test(pattern))) {
    return { isPhrase: true, group: null, match: null };
  }
  const group = parseGroup(words, pattern);
  // "Winner 7" is a side and a number, like "W7".
  const match = parseMatch(pattern === "WN" ? `w${words[1]}` : folded);
  return group === null && match === null ? null : { isPhrase: false, group, match };
}

function parseGroup(words: readonly string[], pattern: string): PositionName["group"] {
  const isLetterFirst = pattern === "AN";
  if (!isLetterFirst && !PLACE_AND_GROUP.test(pattern)) return null;
  const [first = "", ...others] = isLetterFirst ? words.toReversed() : words;
  const number = Math.max(...others.map((letter) => (letter.codePointAt(0) ?? 0) - BEFORE_A));
  return { number, place: placeOf(first) };
}

/** Returns the place that a word or a number means; 1 for a winner. */
function placeOf(word: string): number {
  return isDigits(word)
    ? Number(word)
    : Math.max(
        0,
        PLACES.findIndex((own) => own.includes(word)),
      ) + 1;
}

function parseMatch(folded: string): PositionName["match"] {
  const found = SIDE_AND_NUMBER.exec(folded.replace(/[\s.#\p{Pd}]+/gu, ""));
  if (found === null) return null;
  const [, letter = "", kind, number] = found;
  const isOfRound = kind !== undefined && !["m", "g", "match", "game"].includes(kind);
  return { letter, number: isOfRound ? null : Number(number) };
}

/** Returns the kind of a word; of an unknown one a letter that no pattern contains. */
function kindOfWord(word: string): string {
  if (word === "/") return "S";
  if (isDigits(word)) return "N";
  return WORDS.get(word) ?? (GROUP_LETTER.test(word) ? "A" : "X");
}

function kindOf(kind: WordKind, words: string): readonly (readonly [string, WordKind])[] {
  return words.split(/\s+/).map((word) => [word, kind]);
}
