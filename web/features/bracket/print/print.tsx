import { useMeta } from "#web/api/app-data-provider.tsx";
import { createPortal, flushSync } from "react-dom";
import { type PageCutMark, type LayoutPage, PAGE_OVERHANG, paginate } from "#core/layout/pages.ts";
import { type BracketLayout, HEADER_HEIGHT } from "#core/layout/layout-model.ts";
import type { BracketModel, CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import { LinkLines } from "#web/features/bracket/parts/link-lines.tsx";
import { MatchCards } from "#web/features/bracket/parts/match-cards.tsx";
import { type PaperFormat, getPrintableSize } from "./paper.ts";
import {
  type PlacedRoundHeader,
  createPlacedRoundHeaders,
  deriveRoundStarts,
} from "#web/features/bracket/parts/placed-round-headers.ts";
import { RoundHeader } from "#web/features/bracket/parts/round-header.tsx";
import { useEffect, useState } from "react";
import styles from "./print.module.css";

interface BracketPrintProps {
  readonly model: BracketModel;
  readonly layout: BracketLayout;
  readonly tools: CardContext;
  readonly paper: PaperFormat;
}

/** Height of a round header in pixels, as in round-headers.module.css. */
const HEADER_BOTTOM = 33;
const NO_LINES: ReadonlySet<string> = new Set();

/** The bracket on sheets of paper, black on white. Nothing else of the page is printed. */
export function BracketPrint(props: BracketPrintProps) {
  return usePrinting() ? <Sheets {...props} /> : null;
}

function Sheets(props: BracketPrintProps) {
  const { model, layout, paper } = props;
  const { messages, venue } = props.tools;
  const { dataAt } = useMeta();
  const { scale, pages } = paginate(layout, getPrintableSize(paper));
  return createPortal(
    <div className={styles["sheets"]} data-paper={paper}>
      {pages.map((page) => (
        <section key={page.number} className={styles["sheet"]}>
          <h1 className={styles["title"]}>
            {model.bracket.tournament.title}
            <span>{model.bracket.title}</span>
          </h1>
          <PrintedPart {...props} page={page} scale={scale} />
          <p className={styles["footer"]}>
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
        "--lead": area.y === 0 ? 0 : HEADER_HEIGHT + PAGE_OVERHANG,
        "--x": area.x,
        "--y": area.y,
        "--width": area.width,
        "--height": area.height,
      }}
    >
      <div className={styles["lines"]}>
        <div className={styles["world"]}>
          <LinkLines links={layout.links} highlighted={NO_LINES} />
        </div>
      </div>
      <div className={styles["cards"]}>
        <div className={styles["world"]}>
          <MatchCards boxes={boxes} model={model} tools={tools} detail="card" />
        </div>
      </div>
      <div className={styles["origin"]}>
        {headersOn(
          page,
          layout,
          createPlacedRoundHeaders(
            model.roundOf,
            layout,
            deriveRoundStarts(model, layout),
            tools,
            scale,
          ),
        ).map((header) => (
          <RoundHeader
            key={header.box.key}
            header={header}
            top={headerTop(header, area.y, scale)}
            isFar={false}
          />
        ))}
        {marks.map((mark) => (
          <span
            key={`${mark.edge} ${mark.x} ${mark.y} ${mark.place}`}
            className={styles["mark"]}
            data-edge={mark.edge}
            style={{ "--x": mark.x, "--y": mark.y }}
          >
            {formatJoinMark(mark, model, tools)}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * Returns the top of a round header on a page, in layout units. Pages that continue a part of the
 * bracket repeat its headers. Headers have the same height at any scale: they extend upwards.
 */
function headerTop({ box }: PlacedRoundHeader, pageTop: number, scale: number): number {
  return (
    Math.max(box.y, pageTop - HEADER_HEIGHT - PAGE_OVERHANG) - HEADER_BOTTOM / scale + HEADER_BOTTOM
  );
}

/** Returns the headers of the rounds that have a card on the page. */
function headersOn(
  page: LayoutPage,
  layout: BracketLayout,
  headers: readonly PlacedRoundHeader[],
): readonly PlacedRoundHeader[] {
  const cards = layout.places.filter(({ place }) => page.places.includes(place));
  const rounds = new Set(cards.map(({ round }) => round));
  return headers.filter(({ box }) => rounds.has(box.key));
}

/** Formats the page a line continues on; at the left and right edge with its match code. */
function formatJoinMark(
  { place, page, edge }: PageCutMark,
  { placeOf }: BracketModel,
  tools: CardContext,
) {
  const isAtSide = edge === "left" || edge === "right";
  const code = isAtSide ? (placeOf.get(place)?.code ?? "") : "";
  return tools.messages.bracket.joins(code, page);
}

/** Returns whether the browser is printing. The print layout is rendered only then. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => {
      // The browser prints the page in the state it has when this handler returns.
      flushSync(() => {
        setIsPrinting(true);
      });
    };
    const end = (): void => {
      setIsPrinting(false);
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
