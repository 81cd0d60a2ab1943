import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { type EmbedNode, el } from "./node.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

interface ContestantRow {
  readonly contestant: ContestantRef;
}

/** Content of a row besides the contestant: text before and after the name, and more cells. */
type RowParts = readonly [
  position: string,
  mark?: string | undefined,
  cells?: readonly EmbedNode[],
];

/**
 * Renders a table with one contestant per row. With hidden scores it is sorted by name, because the
 * order is a result, and omits the texts beside the names.
 *
 * @param partsOf Gets a row and its index in the table.
 */
export function renderContestantTable<T extends ContestantRow>(
  caption: Parameters<typeof el>[2],
  rows: readonly T[],
  context: EmbedContext,
  partsOf: (row: T, index: number) => RowParts,
  heads?: readonly EmbedNode[],
): EmbedNode {
  const { hideScores } = context.options;
  const order = hideScores
    ? [...rows].sort((a, b) => (a.contestant.name < b.contestant.name ? -1 : 1))
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
      order.map((row, index) => {
        const { contestant } = row;
        const [position, mark, cells] = hideScores ? [] : partsOf(row, index);
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
              position && el("span", { class: "position" }, position),
              flagNode(side, context),
              nameNode(side, context),
              mark && el("small", {}, mark),
            ),
          ),
          cells,
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
