import { type RefObject, useMemo, useRef } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { BracketLayout, CardBox, HeadBox, LayoutRound } from "#core/layout/layout-types.ts";
import { cardSizes } from "#web/features/bracket/card/card-sizes.ts";
import { BracketCard } from "#web/features/bracket/card/bracket-card.tsx";
import type { BracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import {
  type BracketModel,
  type CardContext,
  findFeeder,
  findMatchAtPlace,
} from "#web/features/bracket/parts/bracket-model.ts";
import { BracketLines } from "#web/features/bracket/parts/bracket-lines.tsx";
import { interceptPlainClick } from "#web/features/bracket/parts/intercept-plain-click.ts";
import { MoreLive } from "#web/features/bracket/parts/more-live.tsx";
import {
  type HighlightedPath,
  useHighlightedPath,
} from "#web/features/bracket/parts/use-highlighted-path.ts";
import { useTabStops } from "#web/features/bracket/parts/use-tab-stops.ts";
import { RoundStrip } from "#web/features/bracket/strip/round-strip.tsx";
import { SectionStrip } from "#web/features/bracket/strip/section-strip.tsx";
import { LastColumn } from "./last-column.tsx";
import { ColumnHead, FoldedRound } from "./round-heads.tsx";
import { useReveal, useView, useViewLayout } from "./use-view-layout.ts";
import styles from "./bracket-columns.module.css";

export interface BracketViewProps {
  readonly model: BracketModel;
  /** Rounds of the bracket for its layout; the same object while it does not change. */
  readonly rounds: readonly LayoutRound[];
  readonly tools: CardContext;
  readonly conflicts: ReadonlySet<string>;
  readonly search: BracketSearch;
  /** Element of the page that receives the tools; `null` to show none there. */
  readonly toolSlot: Element | null;
  readonly onSearch: (search: Partial<BracketSearch>) => void;
  readonly onOpen: (match: MatchView) => void;
}

/** A bracket in columns; what does not fit into the view scrolls by whole columns. */
export function BracketColumns(props: BracketViewProps) {
  const { model, rounds, tools, search, onSearch } = props;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const view = useView(root);
  const highlighted = useHighlightedPath(model, search.contestant);
  const viewLayout = useViewLayout(props, view, highlighted.followed);
  useReveal(frame, search, viewLayout?.layout, model);
  if (viewLayout === null || view === null) {
    return <div ref={root} className={styles["root"]} />;
  }
  const { layout, hasStrip, sections, section } = viewLayout;
  return (
    <div
      ref={root}
      className={styles["root"]}
      data-seeds={tools.seeds}
      data-flags={tools.hasFlags ? undefined : "none"}
    >
      {hasStrip && sections.length === 0 ? (
        <RoundStrip
          rounds={rounds}
          layout={layout}
          model={model}
          labels={tools.messages.bracket}
          roundName={tools.texts.roundName}
          frame={frame}
          scale={view.scale}
          onRound={(from) => {
            onSearch({ from, round: "", match: "" });
          }}
        />
      ) : null}
      {sections.length === 0 ? null : (
        <SectionStrip
          sections={sections}
          section={section}
          messages={tools.messages.bracket}
          onSection={(index) => {
            onSearch({ section: `s${index}`, match: "" });
          }}
        />
      )}
      <MoreLive {...props} layout={layout} view={view} />
      <Columns
        {...props}
        layout={layout}
        scale={view.scale}
        frame={frame}
        highlighted={highlighted}
      />
    </div>
  );
}

interface ColumnsProps extends BracketViewProps {
  readonly layout: BracketLayout;
  /** Pixels of a unit. */
  readonly scale: number;
  readonly frame: RefObject<HTMLElement | null>;
  readonly highlighted: HighlightedPath;
}

/** Rounds in order, each with its heading and its matches, in an element that scrolls to the sides. */
function Columns(props: ColumnsProps) {
  const { model, layout, scale, frame, tools, highlighted, onOpen } = props;
  const { path } = highlighted;
  const stops = useTabStops(layout, model, frame);
  const size = { width: layout.width * scale, height: layout.height * scale };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the clicks and keys of the links in it
    <section
      ref={frame}
      className={styles["frame"]}
      aria-label={tools.messages.bracket.label(model.bracket.title)}
      onClick={(event) => {
        const place = model.placeOf.get(placeAt(event.target));
        const match = place && findMatchAtPlace(model, place);
        if (match !== undefined && interceptPlainClick(event)) onOpen(match);
      }}
      onKeyDown={stops.onKeyDown}
      {...highlighted.handlers}
    >
      <div style={size}>
        <div
          className={styles["plan"]}
          style={{ "--scale": scale, width: layout.width, height: layout.height }}
        >
          <BracketLines layout={layout} path={path} />
          <Rounds {...props} path={path} tabStops={stops.places} />
          <LastColumn {...props} contestant={props.search.contestant} />
        </div>
      </div>
    </section>
  );
}

interface RoundsProps extends ColumnsProps {
  readonly path: ContestantPath;
  readonly tabStops: ReadonlySet<string>;
}

function Rounds(props: RoundsProps) {
  const { model, layout, tools, search, conflicts, path, tabStops, onSearch } = props;
  const cardsOf = useMemo(() => groupByRound(layout.cards), [layout]);
  const open = (from: string): void => {
    onSearch({ from, round: "", match: "" });
  };
  return model.bracket.rounds.map((round) => {
    const spine = layout.spines.find((one) => one.round === round.key);
    const cards = cardsOf.get(round.key) ?? [];
    const head = layout.heads.find(({ rounds: [first] }) => first === round.key);
    if (spine !== undefined) {
      return (
        <FoldedRound
          key={round.key}
          spine={spine}
          round={round}
          tools={tools}
          onOpen={() => {
            open(round.key);
          }}
        />
      );
    }
    if (cards.length === 0) return null;
    const name = tools.texts.roundName(round.name).long;
    return (
      <section key={round.key} aria-label={name}>
        {head === undefined || isReplacedByChampion(head, props) ? (
          <h2 className="visually-hidden">{name}</h2>
        ) : (
          <ColumnHead head={head} model={model} tools={tools} onFold={open} />
        )}
        <ol style={cardSizes(cards[0]?.form ?? "L1")}>
          {cards.map((box) => (
            <PlacedCard
              key={box.place}
              box={box}
              model={model}
              tools={tools}
              conflicts={conflicts}
              side={path.sides.get(box.place) ?? -1}
              marked={search.match}
              isTabStop={tabStops.has(box.place)}
            />
          ))}
        </ol>
      </section>
    );
  });
}

interface PlacedCardProps {
  readonly box: CardBox;
  readonly model: BracketModel;
  readonly tools: CardContext;
  readonly conflicts: ReadonlySet<string>;
  /** Index of the highlighted side; -1 for none. */
  readonly side: number;
  /** Code of the match that the address names; "" for none. */
  readonly marked: string;
  readonly isTabStop: boolean;
}

/** Card of a place in a list; also on phones. */
export function PlacedCard(props: PlacedCardProps) {
  const { box, model, conflicts } = props;
  const place = model.placeOf.get(box.place);
  if (place === undefined) return null;
  return (
    <li>
      <BracketCard
        box={box}
        place={place}
        round={model.roundOf.get(box.round)}
        match={findMatchAtPlace(model, place)}
        upperFeeder={findFeeder(model, place, 0)}
        lowerFeeder={findFeeder(model, place, 1)}
        tools={props.tools}
        highlightedSide={props.side}
        hasConflict={place.match !== null && conflicts.has(place.match)}
        isMarked={props.marked !== "" && props.marked === place.code}
        isTabStop={props.isTabStop}
      />
    </li>
  );
}

/** The champion replaces the head of the final's column. */
function isReplacedByChampion(head: HeadBox, { layout, model }: ColumnsProps): boolean {
  return model.bracket.champion !== null && layout.top?.x === head.x && head.y === 0;
}

function groupByRound(cards: readonly CardBox[]): ReadonlyMap<string, readonly CardBox[]> {
  const groups = new Map<string, CardBox[]>();
  for (const card of cards) groups.set(card.round, [...(groups.get(card.round) ?? []), card]);
  return groups;
}

/** Returns the place of the card that contains an event's target; "" if it is outside of all cards. */
export function placeAt(target: EventTarget): string {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
  return card?.dataset["place"] ?? "";
}
