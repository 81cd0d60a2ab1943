import { type CSSProperties, type ReactNode, useId, useState } from "react";
import fade from "#web/kit/fade.module.css";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { planPins, planTracks } from "./plan-tracks.ts";
import styles from "./table.module.css";
import scroll from "./table-scroll.module.css";

/** A column of a table: its head and cells, its width, and when it is left out. */
export interface Column<Row> {
  readonly key: string;
  /** A short head has its meaning as title; an empty one is for screen readers only. */
  readonly head: string | { readonly short: string; readonly long: string };
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Width in rem with 0.25rem on each side; names and texts share the rest. */
  readonly width: number | "name" | "text";
  readonly align?: "end";
  /** Least width of the table's container with the column: `medium` 36rem, `wide` 46rem. */
  readonly from?: "medium" | "wide" | undefined;
  /** Whether it is below the name where it has no column of its own. */
  readonly isBelow?: boolean;
  /** Width in rem where columns of the table are left out, if it is another one. */
  readonly narrow?: number;
  /**
   * Width on paper in rem, 0 if it is not printed. Without any, all columns are printed, but a table
   * that scrolls is like on a screen.
   */
  readonly paper?: number | undefined;
  /** Side on which it stays in view while the table scrolls. */
  readonly pinned?: "start" | "end" | undefined;
  /** Whether equal values of rows below each other are shown once. */
  readonly isOnce?: boolean;
}

/** Marks of a row. */
export interface RowState {
  /** Whether it is the last contestant who would advance now: a line is below it. */
  readonly lastAdvancing?: boolean;
  readonly marked?: boolean;
  /** Whether it is the winner of all. */
  readonly first?: boolean;
  /** Whether it continues the rank of the row before. */
  readonly continued?: boolean;
}

/** Content below the rows of a table. */
interface Details<Row> {
  /** More than the columns that have no room; `null` for nothing. */
  readonly contentOf: (row: Row, index: number) => ReactNode;
  /** Whether it is always shown, or else after a press on the row. */
  readonly isAlwaysOpen?: boolean;
}

export interface TableProps<Row> {
  /** A `SectionHeading`, which is then as wide as the table. */
  readonly heading?: ReactNode;
  /** The first one named `name` is the header of its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  readonly stateOf?: (row: Row, index: number) => RowState;
  readonly details?: Details<Row>;
  readonly isDense?: boolean;
  /** Whether the head is for screen readers only. */
  readonly isHeadHidden?: boolean;
  /** Name of the region if columns without room scroll beside the name. */
  readonly scrolls?: string;
  /** Whether it is first scrolled to the last columns. */
  readonly startsAtEnd?: boolean;
}

/** Rows in columns that are data: as wide as they read, with fewer columns if there is no room. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, keyOf, stateOf, details, scrolls } = props;
  const { more } = useMessages("standings");
  const pins = planPins(columns);
  const cells = columns.map((column) => ({ column, attributes: getAttributes(column, pins) }));
  const isFolded = details !== undefined && details.isAlwaysOpen !== true;
  const contents = rows.map((row, index) => details?.contentOf(row, index) ?? null);
  const hasContent = contents.some((content) => content !== null);
  const widths = columns.flatMap(({ paper }) => paper ?? []);
  const style = planTracks(
    columns,
    scrolls !== undefined,
    isFolded ? (hasContent ? "always" : "narrow") : "no",
  );
  const table = (
    <table
      className={styles["table"]}
      data-dense={props.isDense}
      data-below={columns.find(({ isBelow }) => isBelow)?.from}
    >
      <thead className={props.isHeadHidden === true ? "visually-hidden" : undefined}>
        <tr>
          {cells.map(({ column, attributes }) => (
            <th key={column.key} scope="col" {...attributes}>
              <Head head={column.head} />
            </th>
          ))}
          {isFolded && (
            <th className={styles["fold"]} data-always={hasContent} data-screen-only>
              <span className="visually-hidden">{more}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <TableRow
            key={keyOf(row, index)}
            {...{ cells, row, index, isFolded }}
            state={stateOf?.(row, index) ?? {}}
            content={contents[index]}
            hasFold={hasContent}
          />
        ))}
      </tbody>
    </table>
  );
  return (
    <div
      className={styles["frame"]}
      style={style}
      data-paper={
        widths.includes(0) ? "few" : widths.length > 0 || scrolls === undefined ? "all" : undefined
      }
    >
      {props.heading}
      {scrolls === undefined ? (
        table
      ) : (
        <section
          className={joinClassNames(scroll["scroll"], fade["fade"])}
          ref={props.startsAtEnd === true ? scrollToEnd : undefined}
          aria-label={scrolls}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
          tabIndex={0}
        >
          {table}
        </section>
      )}
    </div>
  );
}

function scrollToEnd(element: HTMLElement | null): void {
  element?.scrollTo({ left: element.scrollWidth });
}

type Attributes = ReturnType<typeof getAttributes>;

/** Returns the attributes of the cells of a column, which its style depends on. */
function getAttributes<Row>(column: Column<Row>, pins: ReadonlyMap<string, number>) {
  const { key, width, align, from, isBelow, paper, pinned, isOnce } = column;
  const pin = pins.get(key);
  const style: CSSProperties | undefined = pin === undefined ? undefined : { "--pin": `${pin}rem` };
  return {
    "data-name": key,
    "data-kind": typeof width === "number" ? undefined : width,
    "data-align": align,
    "data-from": from,
    "data-below": isBelow,
    "data-pinned": pin === undefined ? undefined : pinned,
    "data-once": isOnce,
    "data-paper": paper === 0 ? "none" : undefined,
    style,
  } as const;
}

function Head({ head }: Pick<Column<never>, "head">) {
  if (typeof head === "string") return head;
  if (head.short === "") return <span className="visually-hidden">{head.long}</span>;
  return <abbr title={head.long}>{head.short}</abbr>;
}

interface TableRowProps<Row> {
  readonly cells: readonly { readonly column: Column<Row>; readonly attributes: Attributes }[];
  readonly row: Row;
  readonly index: number;
  readonly state: RowState;
  /** Details besides the columns without room. */
  readonly content: ReactNode;
  /** Whether a press shows the details, which are else always shown. */
  readonly isFolded: boolean;
  /** Whether some row has content. */
  readonly hasFold: boolean;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { cells, row, index, state, content, isFolded, hasFold } = props;
  const { more } = useMessages("standings");
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  const hasContent = content !== null;
  return (
    <>
      <tr
        className={joinClassNames(styles["row"], "shade-hover")}
        data-last-advancing={state.lastAdvancing || undefined}
        data-marked={state.marked || undefined}
        data-first={state.first || undefined}
        data-continued={state.continued || undefined}
      >
        {cells.map(({ column, attributes }) =>
          attributes["data-kind"] === "name" && column.isBelow !== true ? (
            <th key={column.key} scope="row" {...attributes}>
              {column.cell(row, index)}
            </th>
          ) : (
            <td key={column.key} {...attributes}>
              {column.cell(row, index)}
            </td>
          ),
        )}
        {isFolded && (
          <td className={styles["fold"]} data-always={hasFold} data-screen-only>
            <button
              type="button"
              aria-expanded={isPressed}
              aria-controls={id}
              data-empty={!hasContent || undefined}
              onClick={() => {
                setPressed(!isPressed);
              }}
            >
              <Icon name="caret-down" />
              <span className="visually-hidden">{more}</span>
            </button>
          </td>
        )}
      </tr>
      {(isFolded || hasContent) && (
        <tr
          id={id}
          className={styles["details"]}
          data-last-advancing={state.lastAdvancing || undefined}
          hidden={isFolded && !isPressed}
        >
          <td colSpan={cells.length + Number(isFolded)}>
            {isFolded && <LeftOut {...{ cells, row, index }} />}
            {content}
          </td>
        </tr>
      )}
    </>
  );
}

/** The columns that a narrow table leaves out, as text. */
function LeftOut<Row>({ cells, row, index }: Pick<TableRowProps<Row>, "cells" | "row" | "index">) {
  const columns = cells.flatMap(({ column }) =>
    column.from === undefined || column.isBelow === true ? [] : column,
  );
  return (
    <span className={styles["leftOut"]}>
      {columns.map(({ key, head, cell }) => (
        <span key={key}>
          {typeof head === "string" ? head : head.long} {cell(row, index)}
        </span>
      ))}
    </span>
  );
}
