/** Names of the characters from U+00A0 to U+00FF, in their order. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn " +
  "sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest " +
  "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute " +
  "Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml " +
  "Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
  "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute " +
  "ucirc uuml yacute thorn yuml";
/** Names of the characters from U+03B1 to U+03C9; those of capitals begin with a capital. */
const GREEK =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf " +
  "sigma tau upsilon phi chi psi omega";
const FIRST_LATIN = 0xa0;
const FIRST_GREEK = 0x3b1;
const GREEK_CAPITALS = 0x20;

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", euro: "€", trade: "™" }),
  ...Object.entries({ ndash: "–", mdash: "—", hellip: "…", bull: "•", lsaquo: "‹", rsaquo: "›" }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„" }),
  ...Object.entries({ OElig: "Œ", oelig: "œ", Scaron: "Š", scaron: "š", Yuml: "Ÿ", fnof: "ƒ" }),
  ...LATIN.split(" ").map(
    (name, index) => [name, String.fromCodePoint(FIRST_LATIN + index)] as const,
  ),
  ...GREEK.split(" ").flatMap((name, index) => {
    const code = FIRST_GREEK + index;
    const small = [name, String.fromCodePoint(code)] as const;
    const capital = (name[0] ?? "").toUpperCase() + name.slice(1);
    return [small, [capital, String.fromCodePoint(code - GREEK_CAPITALS)] as const];
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g;
const LAST_CODE_POINT = 0x10_ff_ff;

/**
 * Decodes HTML entities once: numeric ones, those of Latin-1 and Greek, and those of punctuation.
 * "&amp;amp;" becomes "&amp;"; unknown entities and those without a semicolon ("AT&T") stay.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return CHARACTERS.get(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
