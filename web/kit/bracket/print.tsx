import { createElement, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { drawBracket } from "#core/embed/drawing/draw-bracket.ts";
import { createTextTools } from "#core/embed/drawing/draw-text.ts";
import type { EmbedChild } from "#core/embed/parts/node.ts";
import { NO_PATH } from "#core/layout/contestant-path.ts";
import type { BracketLayout } from "#core/layout/layout-types.ts";
import { useDataTime } from "#web/api/data-time.ts";
import { useSharedBracket } from "./bracket-context.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import {
  findScale,
  getPrintableSize,
  type PaperFormat,
  planSheets,
  type SheetSize,
} from "./plan-sheets.ts";
import styles from "./print.module.css";

interface BracketPrintProps {
  readonly paper: PaperFormat;
}

/** The bracket on sheets of paper, black on white. Nothing else of the page is printed. */
export function BracketPrint(props: BracketPrintProps) {
  return usePrinting() ? <Sheets {...props} /> : null;
}

function Sheets({ paper }: BracketPrintProps) {
  const { model, rounds, tools } = useSharedBracket();
  const { bracket } = model;
  const { messages, venue } = tools;
  const { dataAt } = useDataTime();
  const size = getPrintableSize(paper);
  const sheets = planSheets(rounds, size);
  return createPortal(
    <div className={styles["sheets"]} data-paper={paper}>
      {sheets.map((layout, index) => (
        <section key={layout.cards[0]?.place} className={styles["sheet"]}>
          <h1 className={styles["title"]}>
            {bracket.tournament.title}
            <span>{bracket.title}</span>
          </h1>
          <Drawing layout={layout} size={size} />
          <p className={styles["footer"]}>
            {messages.bracket.page(index + 1, sheets.length)}
            {dataAt !== null &&
              ` · ${messages.bracket.dataFrom(venue.dateTime(Date.parse(dataAt)))}`}
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}

const TEXT_TOOLS = createTextTools({ leastSize: 0 });

interface DrawingProps {
  readonly layout: BracketLayout;
  readonly size: SheetSize;
}

function Drawing({ layout, size }: DrawingProps) {
  const { model, tools } = useSharedBracket();
  const { bracket, matches } = model;
  const nodes = drawBracket(
    { layout, bracket, matches, texts: tools.texts },
    { path: NO_PATH, flag: null, group: (_, __, ___, parts) => parts, textTools: TEXT_TOOLS },
  );
  const scale = findScale(layout, size);
  return (
    <svg
      className={styles["drawing"]}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width * scale}
      height={layout.height * scale}
    >
      {nodes.map(createNode)}
    </svg>
  );
}

function createNode(node: EmbedChild, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { class: className, part: _, ...attributes } = node.attributes;
  const properties = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(\w)/g, (__, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const all = { ...Object.fromEntries(properties), key, className };
  return createElement(node.tag, all, ...node.children.map(createNode));
}
