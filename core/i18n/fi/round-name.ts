import type { RoundName } from "#core/model/derived.ts";

const FIXED = new Map<string, readonly [long: string, medium: string]>([
  ["F", ["Finaali", "Finaali"]],
  ["SF", ["Välierät", "Välierät"]],
  ["QF", ["Puolivälierät", "Puoliväl."]],
  ["GF", ["Suurfinaali", "Suurfinaali"]],
  ["GF2", ["Uusintafinaali", "Uusinta"]],
  ["3rd", ["Pronssiottelu", "Pronssi"]],
  ["LBSF", ["Alakaavion välierä", "Alak. välierä"]],
]);

const SIDES = new Map<string, readonly [long: string, medium: string]>([
  ["UB", ["Yläkaavion", "Yläk."]],
  ["LB", ["Alakaavion", "Alak."]],
]);

const LATE: Readonly<Record<string, string>> = {
  F: "finaali",
  SF: "välierät",
  QF: "puolivälierät",
};

/** `UBR3`, `LBQF`. */
const OF_A_SIDE = /^(UB|LB)(?:R(\d+)|(QF|SF|F))$/;
/** `R16`, `R16S2`. */
const OF_SIZE = /^R(\d+)(?:S(\d+))?$/;
/** `C3`. */
const COLUMN = /^C(\d+)$/;

/**
 * A round's name in Finnish, told by its short name, which is the beginning of its match codes and
 * the same in every language: "UBR3" -> "Yläkaavion 3. kierros" / "Yläk. 3. kierros" / "UBR3". What
 * is none of ours stays as it is.
 */
export function fiRoundName(name: RoundName): RoundName {
  const [long, medium] = inFinnish(name.short) ?? [name.long, name.medium];
  return { long, medium, short: name.short };
}

function inFinnish(short: string): readonly [string, string] | undefined {
  const fixed = FIXED.get(short);
  if (fixed !== undefined) return fixed;
  const [, side = "", number, late = ""] = OF_A_SIDE.exec(short) ?? [];
  const messages = SIDES.get(side);
  if (messages !== undefined) {
    const round = number === undefined ? LATE[late] : `${number}. kierros`;
    return [`${messages[0]} ${round}`, `${messages[1]} ${round}`];
  }
  const [, size, stage] = OF_SIZE.exec(short) ?? [];
  if (size !== undefined) {
    return stage === undefined
      ? [`${size} parhaan kierros`, `${size} parasta`]
      : [`${size} parhaan kierros, vaihe ${stage}`, `${size} parasta, v. ${stage}`];
  }
  const [, column] = COLUMN.exec(short) ?? [];
  return column === undefined ? undefined : [`${column}. sarake`, `${column}. sarake`];
}
