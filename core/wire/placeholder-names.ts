import { foldName } from "#core/lib/text.ts";

/** Kind of a name of no contestant: `bye` is an absent opponent, `open` is one not known yet. */
export type PlaceholderKind = "bye" | "open";

/** Names of an absent opponent, folded. Only words that are no plausible name of a contestant. */
const BYES: ReadonlySet<string> = new Set(
  [
    ["bye", "byes", "no opponent", "bye week"],
    ["freilos", "spielfrei", "kein gegner"],
    ["vapaakierros", "vapaavuoro", "ei vastustajaa"],
    ["frilott", "frirond", "ingen motståndare", "friplats"],
    ["frirunde", "walk-over frirunde", "ingen motstander", "oversidder", "ingen modstander"],
    ["vrijloting", "vrijgeloot", "geen tegenstander"],
    ["exempt", "exempté", "exemptée", "pas d'adversaire"],
    ["descansa", "descanso", "sin rival", "fecha libre"],
    ["folga", "isento", "sem adversário"],
    ["riposo", "riposa", "turno di riposo", "nessun avversario"],
    [
      "wolny los",
      "volný los",
      "voľný žreb",
      "erőnyerő",
      "бай",
      "свободен от игры",
      "нет соперника",
    ],
    ["不戦勝", "부전승", "轮空", "輪空"],
  ]
    .flat()
    .map(foldName),
);

/** Names of an opponent who is not known yet, folded. */
const OPEN_SLOTS: ReadonlySet<string> = new Set(
  [
    ["tbd", "tba", "tbc", "t.b.d", "t.b.a", "t.b.c", "n.n", "n. n", "n/a"],
    ["to be determined", "to be decided", "to be announced", "to be confirmed", "to be defined"],
    ["not yet known", "undetermined", "undecided", "vacant", "open slot", "empty slot"],
    ["unknown opponent", "unknown team", "unknown player", "unknown contestant"],
    ["noch offen", "steht noch nicht fest", "wird noch bekannt gegeben", "wird bekannt gegeben"],
    ["noch nicht bekannt", "noch unbekannt", "freier platz", "gegner offen"],
    ["avoin", "avoin paikka", "ei tiedossa", "ei vielä tiedossa", "selviää myöhemmin"],
    ["vahvistetaan myöhemmin", "ilmoitetaan myöhemmin", "päätetään myöhemmin"],
    ["ej bestämt", "ej klart", "ej klar", "inte klart", "bestäms senare", "meddelas senare"],
    ["öppen plats", "ledig plats", "ikke avgjort", "avgjøres senere", "ikke afgjort"],
    ["afgøres senere", "nog te bepalen", "nader te bepalen", "nog onbekend", "nog niet bekend"],
    ["à déterminer", "à définir", "à confirmer", "à venir"],
    ["por determinar", "por definir", "por confirmar", "por decidir"],
    ["a determinar", "a definir", "a confirmar", "a decidir"],
    ["da determinare", "da definire", "da decidere", "da confermare"],
    ["do ustalenia", "bude určen", "bude určeno", "még nem ismert", "belirlenecek"],
    ["не определен", "не определён", "будет определен", "будет определён", "未定", "미정", "待定"],
  ]
    .flat()
    .map(foldName),
);

/** Marks around a placeholder: "(BYE)", "- TBD -", "[bye]", "TBD...". */
const SURROUNDING = /^[\s()[\]{}<>«»"'“”‘’.…\p{Pd}_*~:]+|[\s()[\]{}<>«»"'“”‘’.…\p{Pd}_*~:]+$/gu;

/** A name of marks that only fill a column. */
const ONLY_MARKS = /^[\s\p{Pd}?？._…*·()[\]]+$/u;

/** A number after the word, as systems number their byes: "BYE 2", "bye #3". */
const NUMBER = /[\s_-]*#?\s*\d{1,3}$/;

/** "Winner of …" and "Loser of …", which name a match instead of a contestant. */
const RESULTS: readonly RegExp[] = [
  /^(the )?(winner|loser) (of|from) \S/,
  /^(sieger|siegerin|gewinner|verlierer|verliererin) (von|aus|vom|des|der) \S/,
  /^(vainqueur|gagnant|perdant) (de|du|des) \S/,
  /^(vainqueur|gagnant|perdant) d['’]\S/,
  /^(ganador|ganadora|vencedor|vencedora|perdedor|perdedora) (de|del|da|do) \S/,
  /^(vincente|vincitore|perdente) (di|del|della|dello) \S/,
  /^(winnaar|verliezer) (van|uit) \S/,
  /^(vinnare|vinnaren|förlorare|förloraren) (av|i|från) \S/,
  /^(vinner|vinneren|taper|taperen) (av|i) \S/,
  /^(vinder|vinderen|taber|taberen) (af|i) \S/,
  /^(ottelun|ottelu|välierän|puolivälierän|finaalin|loppuottelun) (\S+ )?(voittaja|häviäjä)$/,
  /^\S+[:'’]n (voittaja|häviäjä)$/,
  /^(zwycięzca|przegrany|vítěz|poražený|победитель|проигравший) \S/,
  // Without a preposition only with the number or code of a match.
  /^(winner|loser|sieger|gewinner|verlierer|vainqueur|gagnant|perdant|ganador|perdedor|vencedor|vincente|perdente|winnaar|verliezer|vinnare|förlorare|vinner|taper|vinder|taber|voittaja|häviäjä) (\p{L}+[\s-]?)?#?\d{1,3}([\s-]\d{1,3})?$/u,
];

/**
 * Returns the kind of a name of no contestant; otherwise `null`
 * (docs/domain.md#names-that-are-no-contestant). A name that only contains such a word is one.
 */
export function findPlaceholderKind(name: string): PlaceholderKind | null {
  if (ONLY_MARKS.test(name)) return "open";
  const folded = foldName(name);
  const bare = folded.replace(SURROUNDING, "");
  const word = bare.replace(NUMBER, "");
  if (BYES.has(bare) || BYES.has(word)) return "bye";
  const isOpen = OPEN_SLOTS.has(bare) || OPEN_SLOTS.has(word);
  return isOpen || RESULTS.some((pattern) => pattern.test(bare)) ? "open" : null;
}
