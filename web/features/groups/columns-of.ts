import type { GroupView } from "#core/contract/tournament.ts";

/** A column of figures in a table; `always` ones stay where there is little room. */
export interface Column {
  readonly name:
    | "played"
    | "won"
    | "drawn"
    | "lost"
    | "scoreFor"
    | "scoreAgainst"
    | "difference"
    | "points";
  readonly always: boolean;
}

const ALWAYS: ReadonlySet<Column["name"]> = new Set(["played", "difference", "points"]);

/** The figures that say something in a group of this kind. */
export function columnsOf({ kind, rule, standings }: GroupView): readonly Column[] {
  const names: Column["name"][] = ["played", "won"];
  if (kind === "ranked") {
    names.push("scoreFor");
  } else {
    if (standings.some(({ drawn }) => drawn > 0) || rule.points !== null) names.push("drawn");
    names.push("lost", "scoreFor", "scoreAgainst", "difference");
  }
  if (rule.points !== null) names.push("points");
  const few = names.length <= ALWAYS.size;
  return names.map((name) => ({ name, always: few || ALWAYS.has(name) }));
}
