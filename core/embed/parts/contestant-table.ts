import type { ContestantRefView } from "#core/contract/match.ts";
import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { type EmbedNode, el } from "./node.ts";

/** A row of a table of contestants. */
interface ContestantRow {
  readonly contestant: ContestantRefView;
}

/**
 * Renders a table with one contestant per row; with hidden scores sorted by name, because the order
 * is a result.
 *
 * @param positionOf Returns the text before the name, which is omitted with hidden scores.
 * @param cellsOf Returns the other cells of a row.
 * @param markOf Returns the text after the name, omitted with hidden scores; `null` for none.
 */
export function renderContestantTable<T extends ContestantRow>(
  caption: Parameters<typeof el>[2],
  rows: readonly T[],
  context: EmbedContext,
  positionOf: (row: T) => string | number,
  heads?: readonly EmbedNode[],
  cellsOf?: (row: T) => readonly EmbedNode[],
  markOf?: (row: T) => string | null,
): EmbedNode {
  const { hideScores } = context.options;
  const order = hideScores
    ? rows.toSorted((a, b) => (a.contestant.name < b.contestant.name ? -1 : 1))
    : rows;
  return el(
    "table",
    { class: "table" },
    el("caption", { class: "round" }, caption),
    el(
      "thead",
      {},
      el("tr", {}, el("th", { scope: "col" }, context.messages.columns.contestant), heads),
    ),
    el(
      "tbody",
      {},
      order.map((row) => {
        const { contestant } = row;
        const mark = hideScores ? null : (markOf?.(row) ?? null);
        const side = { name: contestant.name, contestant };
        return el(
          "tr",
          { "data-key": contestant.key },
          el(
            "th",
            { scope: "row" },
            el(
              "span",
              { class: "side" },
              !hideScores && el("span", { class: "position" }, `${positionOf(row)}`),
              flagNode(side, context),
              nameNode(side, context),
              mark !== null && el("span", { class: "mark" }, mark),
            ),
          ),
          cellsOf?.(row),
        );
      }),
    ),
  );
}

/** Renders the tables of a tournament, or that there are none yet. */
export function renderContestantTables(
  tables: readonly EmbedNode[],
  { messages }: EmbedContext,
): EmbedNode {
  return tables.length === 0
    ? el("p", { class: "empty" }, messages.empty[""])
    : el("div", { class: "groups" }, ...tables);
}
