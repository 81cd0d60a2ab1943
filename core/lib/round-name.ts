/** How a language names rounds. `{0}` stands for what the member's comment says. */
export interface RoundTemplates {
  /** By short name, with or without the letters of its section: "F", "QF", "LBSF". */
  readonly names: Readonly<Record<string, string>>;
  /** A round of the upper bracket: its name there. */
  readonly upper: `${string}{0}${string}`;
  readonly lower: `${string}{0}${string}`;
  /** A round of a section: its number, from 1. */
  readonly nth: `${string}{0}${string}`;
  /** A round by its number of contestants. */
  readonly size: `${string}{0}${string}`;
  /** One of the stages, `{1}`, that a round of that size is played in. */
  readonly stage: `${string}{0}${string}{1}${string}`;
  /** A round without a name: its column. */
  readonly column: `${string}{0}${string}`;
}

/** A regular expression of short names, and their name: `["^UBR(\\d+)$", "Övre omgång $1"]`. */
export type RoundRule = readonly [shortName: string, name: string];

/** A round's name in several lengths. */
interface Name {
  readonly long: string;
  readonly medium: string;
  /** The beginning of its match codes, the same in every language. */
  readonly short: string;
}

/** Returns the names of rounds as plain data; the first rule that fits a short name holds. */
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
 * Creates the function that translates the English name of a round. A name that is not ours stays as
 * it is.
 */
export function createRoundTranslation(
  inFull: readonly RoundRule[],
  inBrief: readonly RoundRule[],
): (name: Name) => Name {
  const [findLong, findMedium] = [createFinder(inFull), createFinder(inBrief)];
  return ({ long, medium, short }) => {
    return { long: findLong(short) ?? long, medium: findMedium(short) ?? medium, short };
  };
}

function createFinder(rules: readonly RoundRule[]): (short: string) => string | undefined {
  const compiled = rules.map(([pattern, name]) => [new RegExp(pattern), name] as const);
  return (short) => {
    const rule = compiled.find(([pattern]) => pattern.test(short));
    return rule && short.replace(...rule);
  };
}

function fill(template: string, ...values: readonly string[]): string {
  return template.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? "");
}
