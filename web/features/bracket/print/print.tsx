import { useMeta } from "#web/api/app-data-provider.tsx";
import { createPortal, flushSync } from "react-dom";
import { type JoinMark, type LayoutPage, PAGE_OVERHANG, paginate } from "#core/layout/pages.ts";
import { type BracketLayout, HEAD_HEIGHT } from "#core/layout/layout-model.ts";
import type { BracketModel, DrawingTools } from "#web/features/bracket/parts/bracket-model.ts";
import { LinkLines } from "#web/features/bracket/parts/link-lines.tsx";
import { MatchCards } from "#web/features/bracket/parts/match-cards.tsx";
import { type Paper, printableSize } from "#web/features/bracket/parts/paper.ts";
import {
  type PlacedHead,
  placedHeads,
  startsOf,
} from "#web/features/bracket/parts/placed-headers.ts";
import { RoundHeader } from "#web/features/bracket/parts/round-header.tsx";
import { useEffect, useState } from "react";
import styles from "./print.module.css";

interface BracketPrintProps {
  readonly model: BracketModel;
  readonly layout: BracketLayout;
  readonly tools: DrawingTools;
  readonly paper: Paper;
}

/** Height of a head in pixels, as in round-heads.module.css. */
const HEAD_FOOT = 33;
const NO_LINES: ReadonlySet<string> = new Set();

/** The bracket on sheets of paper, black on white; the only part of the page that is printed. */
export function BracketPrint(props: BracketPrintProps) {
  return usePrinting() ? <Sheets {...props} /> : null;
}

function Sheets(props: BracketPrintProps) {
  const { model, layout, paper } = props;
  const { messages, venue } = props.tools;
  const { dataAt } = useMeta();
  const { scale, pages } = paginate(layout, printableSize(paper));
  return createPortal(
    <div className={styles["sheets"]} data-paper={paper}>
      {pages.map((page) => (
        <section key={page.number} className={styles["sheet"]}>
          <h1 className={styles["title"]}>
            {model.bracket.tournament.title}
            <span>{model.bracket.title}</span>
          </h1>
          <PrintedPart {...props} page={page} scale={scale} />
          <p className={styles["foot"]}>
            {messages.bracket.page(page.number, pages.length)}
            {dataAt !== null &&
              ` · ${messages.bracket.dataFrom(venue.dateTime(Date.parse(dataAt)))}`}
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}

interface PrintedPartProps extends BracketPrintProps {
  readonly page: LayoutPage;
  readonly scale: number;
}

function PrintedPart({ model, layout, tools, page, scale }: PrintedPartProps) {
  const { area, places, marks } = page;
  const boxes = layout.places.filter(({ place }) => places.includes(place));
  return (
    <div
      className={styles["part"]}
      style={{
        "--zoom": scale,
        "--lead": area.y === 0 ? 0 : HEAD_HEIGHT + PAGE_OVERHANG,
        "--x": area.x,
        "--y": area.y,
        "--width": area.width,
        "--height": area.height,
      }}
    >
      <div className={styles["lines"]}>
        <div className={styles["world"]}>
          <LinkLines links={layout.links} lit={NO_LINES} />
        </div>
      </div>
      <div className={styles["cards"]}>
        <div className={styles["world"]}>
          <MatchCards boxes={boxes} model={model} tools={tools} detail="card" />
        </div>
      </div>
      <div className={styles["origin"]}>
        {headsOn(
          page,
          layout,
          placedHeads(model.roundOf, layout, startsOf(model, layout), tools, scale),
        ).map((head) => (
          <RoundHeader
            key={head.box.key}
            head={head}
            top={headTop(head, area.y, scale)}
            far={false}
          />
        ))}
        {marks.map((mark) => (
          <span
            key={`${mark.edge} ${mark.x} ${mark.y} ${mark.place}`}
            className={styles["mark"]}
            data-edge={mark.edge}
            style={{ "--x": mark.x, "--y": mark.y }}
          >
            {sayMark(mark, model, tools)}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * A part of the bracket that began on an earlier page has its heads again on top. Heads are as high
 * at any scale: their foot stays where it is, they grow upwards.
 */
function headTop({ box }: PlacedHead, pageTop: number, scale: number): number {
  return Math.max(box.y, pageTop - HEAD_HEIGHT - PAGE_OVERHANG) - HEAD_FOOT / scale + HEAD_FOOT;
}

/** Heads of the rounds whose cards stand on the page. */
function headsOn(
  page: LayoutPage,
  layout: BracketLayout,
  heads: readonly PlacedHead[],
): readonly PlacedHead[] {
  const cards = layout.places.filter(({ place }) => page.places.includes(place));
  const rounds = new Set(cards.map(({ round }) => round));
  return heads.filter(({ box }) => rounds.has(box.key));
}

/** Where the line goes on; beside the sheet there is room for the match at its other end as well. */
function sayMark({ place, page, edge }: JoinMark, { placeOf }: BracketModel, tools: DrawingTools) {
  const isBeside = edge === "left" || edge === "right";
  const code = isBeside ? (placeOf.get(place)?.code ?? "") : "";
  return tools.messages.bracket.joins(code, page);
}

/** Returns whether the browser is printing: what is only for paper is rendered only then. */
function usePrinting(): boolean {
  const [prints, setPrints] = useState(false);
  useEffect(() => {
    const begin = (): void => {
      // The browser takes the page as it stands when this handler returns.
      flushSync(() => {
        setPrints(true);
      });
    };
    const end = (): void => {
      setPrints(false);
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return prints;
}
