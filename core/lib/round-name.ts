/** Short names of rounds that every language names. */
type NamedRound = "F" | "SF" | "QF" | "GF" | "GF2" | "3rd" | "LBSF";

/** Templates for round names in one language. Each comment describes the value of `{0}`. */
export interface RoundTemplates {
  /** Names by short name ("F", "QF"), also of rounds with a name of their own ("LBSF"). */
  readonly names: Readonly<Record<NamedRound, string> & Record<string, string>>;
  /** A round of the upper bracket; `{0}` is its name without the section. */
  readonly upper: `${string}{0}${string}`;
  /** A round of the lower bracket, likewise. */
  readonly lower: `${string}{0}${string}`;
  /** A numbered round of a section; `{0}` is the number, from 1. */
  readonly nth: `${string}{0}${string}`;
  /** A round by size; `{0}` is the number of contestants. */
  readonly size: `${string}{0}${string}`;
  /** A stage of a round by size; `{0}` is the number of contestants, `{1}` the stage. */
  readonly stage: `${string}{0}${string}{1}${string}`;
  /** A round without a name; `{0}` is its column, from 1. */
  readonly column: `${string}{0}${string}`;
}

/** Pattern of short names, and the name instead of them: `["^UBR(\\d+)$", "Övre omgång $1"]`. */
export type RoundRule = readonly [shortName: string, name: string];

/** A round's name in three lengths. */
interface Name {
  readonly long: string;
  readonly medium: string;
  /** The start of the round's match codes, the same in every language. */
  readonly short: string;
}

/** Creates naming rules as plain data; the first rule that matches a short name applies. */
export function createRoundRules(templates: RoundTemplates): readonly RoundRule[] {
  const { names, upper, lower, nth, size, stage, column } = templates;
  const named = Object.entries(names);
  const section = (letters: string, template: string): readonly RoundRule[] => [
    [`^${letters}R(\\d+)$`, fill(template, fill(nth, "$1"))],
    ...named.map(([short, name]): RoundRule => {
      return [`^${letters}${short}$`, fill(template, name.toLowerCase())];
    }),
  ];
  return [
    ...named.map(([short, name]): RoundRule => [`^${short}$`, name]),
    ...section("UB", upper),
    ...section("LB", lower),
    ["^R(\\d+)$", fill(size, "$1")],
    ["^R(\\d+)S(\\d+)$", fill(stage, "$1", "$2")],
    ["^C(\\d+)$", fill(column, "$1")],
  ];
}

/**
 * Creates a function that translates the English name of a round by rules of long and of medium
 * names. A name without a rule stays as it is.
 */
export function createRoundTranslation(
  inFull: readonly RoundRule[],
  inBrief: readonly RoundRule[],
): (name: Name) => Name {
  const [findLong, findMedium] = [createTranslator(inFull), createTranslator(inBrief)];
  return ({ long, medium, short }) => {
    return { long: findLong(short) ?? long, medium: findMedium(short) ?? medium, short };
  };
}

function createTranslator(rules: readonly RoundRule[]): (short: string) => string | undefined {
  const compiled = rules.map(([pattern, name]) => [new RegExp(pattern), name] as const);
  return (short) => {
    const rule = compiled.find(([pattern]) => pattern.test(short));
    return rule && short.replace(...rule);
  };
}

function fill(template: string, ...values: readonly string[]): string {
  return template.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? "");
}
