import { type RefObject, useMemo, useRef } from "react";
import type { RoundView } from "#core/contract/tournament.ts";
import { formatColumnHead, nameRound } from "#core/embed/drawing/bracket-texts.ts";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import { findHeads } from "#core/layout/find-heads.ts";
import type { BracketLayout, HeadBox, LayoutView, SpineBox } from "#core/layout/layout-types.ts";
import { groupBy } from "#core/lib/collections.ts";
import { countRounds } from "#core/match/progress.ts";
import { RoundCards } from "./round-cards.tsx";
import { useSharedBracket } from "./bracket-context.ts";
import { BracketLines } from "./bracket-lines.tsx";
import { useHighlightedPath } from "./use-highlighted-path.ts";
import { useTabStops } from "./use-tab-stops.ts";
import { RoundStrip } from "./round-strip.tsx";
import { SectionStrip } from "./section-strip.tsx";
import { SIZE_PROPERTIES } from "./sizes.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { LastColumn } from "./last-column.tsx";
import { useReveal, useView, useViewLayout } from "./use-view-layout.ts";
import styles from "./bracket-columns.module.css";
import { createPortal } from "react-dom";

/** A bracket in columns; what does not fit into the view scrolls by whole columns. */
export function BracketColumns() {
  const { tools } = useSharedBracket();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const view = useView(root);
  const highlighted = useHighlightedPath();
  const viewLayout = useViewLayout(view, highlighted.followed);
  useReveal(frame, viewLayout?.layout);
  if (viewLayout === null || view === null) {
    return <div ref={root} />;
  }
  const { layout, hasStrip, sections, section } = viewLayout;
  return (
    <div
      ref={root}
      style={SIZE_PROPERTIES}
      data-seeds={tools.seeds}
      data-flags={tools.hasFlags ? undefined : "none"}
    >
      {hasStrip && sections.length === 0 ? (
        <RoundStrip layout={layout} frame={frame} scale={view.scale} />
      ) : null}
      {sections.length === 0 ? null : <SectionStrip sections={sections} section={section} />}
      <MoreLive layout={layout} view={view} />
      <Columns layout={layout} scale={view.scale} frame={frame} highlighted={highlighted} />
    </div>
  );
}

interface ColumnsProps {
  readonly layout: BracketLayout;
  /** Pixels of a unit. */
  readonly scale: number;
  readonly frame: RefObject<HTMLElement | null>;
  readonly highlighted: ReturnType<typeof useHighlightedPath>;
}

/** Rounds in order, each with its heading and its matches, in an element that scrolls to the sides. */
function Columns({ layout, scale, frame, highlighted: { path, handlers } }: ColumnsProps) {
  const { model, tools } = useSharedBracket();
  const stops = useTabStops(layout, frame);
  const size = { width: layout.width * scale, height: layout.height * scale };
  return (
    <section
      ref={frame}
      className={styles["frame"]}
      aria-label={tools.messages.bracket.label(model.bracket.title)}
      {...stops.handlers}
      {...handlers}
    >
      <div style={size}>
        <div
          className={styles["plan"]}
          style={{ "--scale": scale, width: layout.width, height: layout.height }}
        >
          <BracketLines layout={layout} path={path} />
          <Rounds layout={layout} path={path} tabStops={stops.places} />
          <LastColumn layout={layout} />
        </div>
      </div>
    </section>
  );
}

interface RoundsProps {
  readonly layout: BracketLayout;
  readonly path: ContestantPath;
  readonly tabStops: ReadonlySet<string>;
}

function Rounds({ layout, path, tabStops }: RoundsProps) {
  const { model, tools } = useSharedBracket();
  // The page shows a champion also in a low view.
  const heads = findHeads({ layout, bracket: model.bracket }, 0);
  const cardsOf = useMemo(() => groupBy(layout.cards, ({ round }) => round), [layout]);
  return model.bracket.rounds.map((round) => {
    const spine = layout.spines.find((one) => one.round === round.key);
    const cards = cardsOf.get(round.key) ?? [];
    const head = heads.find(({ rounds: [first] }) => first === round.key);
    if (spine !== undefined) return <FoldedRound key={round.key} spine={spine} round={round} />;
    if (cards.length === 0) return null;
    const name = tools.texts.match.roundName(round.name).long;
    return (
      <section key={round.key} aria-label={name}>
        {head === undefined ? (
          <h2 className="visually-hidden">{name}</h2>
        ) : (
          <ColumnHead head={head} />
        )}
        <RoundCards boxes={cards} path={path} tabStops={tabStops} />
      </section>
    );
  });
}

/** Names of the rounds of a column; beside them how many matches are live or ended, or their days. */
function ColumnHead({ head }: { readonly head: HeadBox }) {
  const { model, tools, onSearch } = useSharedBracket();
  const rounds = head.rounds.flatMap((key) => model.roundOf.get(key) ?? []);
  const { title, live, rest } = formatColumnHead(tools.texts, rounds, model.matches);
  const { next } = head;
  const style = { left: head.x, top: head.y, width: head.width };
  return (
    <div className={styles["head"]} style={style} data-head={head.rounds[0]}>
      <h2 key={title} ref={fitNameToBox} className={styles["title"]}>
        {next === null ? (
          title
        ) : (
          <button
            type="button"
            aria-expanded="true"
            onClick={() => onSearch({ from: next, round: "", match: "" })}
          >
            {title}
          </button>
        )}
      </h2>
      <small>
        {live === "" ? null : <em>{live}</em>}
        {live === "" || rest === "" ? null : " · "}
        {rest}
      </small>
    </div>
  );
}

interface FoldedRoundProps {
  readonly spine: SpineBox;
  readonly round: RoundView;
}

/** Distance of ticks from the right edge of a spine. */
const TICK_END = 8;

/** A folded round: a button with its name, and a tick for each match. */
function FoldedRound({ spine, round }: FoldedRoundProps) {
  const { model, tools, onSearch } = useSharedBracket();
  const { x, y, width, height, ticks } = spine;
  const { ended } = countRounds([round], model.matches);
  return (
    <button
      type="button"
      className={styles["spine"]}
      aria-expanded="false"
      style={{ left: x, top: y, width, height }}
      onClick={() => onSearch({ from: round.key, round: "", match: "" })}
    >
      <span>
        <b>{nameRound(tools.texts, round.name)}</b>{" "}
        {ended > 0 && tools.messages.tournament.ended(ended, null)}
      </span>
      <svg aria-hidden="true" focusable="false">
        <path d={ticks.map((at) => `M${width - TICK_END} ${at}h6`).join("")} />
      </svg>
    </button>
  );
}

interface MoreLiveProps {
  readonly layout: Pick<BracketLayout, "cards">;
  readonly view: LayoutView;
}

/** Buttons with the number of live matches of a round that are not in the first view; they show one. */
function MoreLive({ layout, view }: MoreLiveProps) {
  const { rounds, model, tools, toolSlot, onSearch } = useSharedBracket();
  const visible = new Set(
    layout.cards
      .filter(({ x, y, width, height }) => x + width <= view.width && y + height <= view.height)
      .map(({ place }) => place),
  );
  const hidden = rounds.flatMap(({ key, places }) => {
    const own = places.filter(({ isLive, place }) => isLive && !visible.has(place));
    const [first] = own;
    return first === undefined ? [] : [{ key, count: own.length, first: first.place }];
  });
  if (hidden.length === 0 || toolSlot === null) return null;
  return createPortal(
    hidden.map(({ key, count, first }) => {
      const round = model.roundOf.get(key);
      const name = round === undefined ? "" : nameRound(tools.texts, round.name);
      return (
        <button
          key={key}
          type="button"
          className={styles["more"]}
          onClick={() => {
            onSearch({ match: model.placeOf.get(first)?.code ?? "", round: "" });
          }}
        >
          {tools.messages.bracket.moreLive(count, name)}
        </button>
      );
    }),
    toolSlot,
  );
}
