import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { useStableValue } from "#web/hooks/use-stable-value.ts";
import type { BracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import styles from "./tree.module.css";
import {
  type BracketModel,
  type DrawingTools,
  matchInPlace,
} from "#web/features/bracket/parts/bracket-model.ts";
import { firstPlace } from "./first-view.ts";
import { LinkLines } from "#web/features/bracket/parts/link-lines.tsx";
import { MatchCards } from "#web/features/bracket/parts/match-cards.tsx";
import { Minimap } from "./minimap.tsx";
import { opensHere } from "#web/features/bracket/parts/opens-here.ts";
import { startsOf } from "#web/features/bracket/parts/placed-headers.ts";
import { RoundHeads } from "#web/features/bracket/parts/round-headers.tsx";
import { RoundShapes } from "#web/features/bracket/parts/round-shapes.tsx";
import { TreeTools } from "./tree-tools.tsx";
import { cardOf, useHighlightedPath } from "./use-highlighted-path.ts";
import { useTabStop } from "./use-tab-stop.ts";
import { useTreeViewport } from "./use-tree-viewport.ts";
import { boxesIn, detailAt, linksIn } from "#web/features/bracket/parts/visible.ts";

export interface BracketTreeProps {
  readonly model: BracketModel;
  /** Layout of the rounds that are not hidden. */
  readonly layout: BracketLayout;
  readonly tools: DrawingTools;
  readonly conflicts: ReadonlySet<string>;
  readonly search: BracketSearch;
  /** Element of the page that receives the tools; `null` to render them above the tree. */
  readonly toolSlot: Element | null;
  readonly onOpen: (match: MatchView) => void;
  /** Pins the highlighted path of a contestant; "" clears it. */
  readonly onPin: (contestant: string) => void;
  /** Tools shown before those of the tree. */
  readonly children?: ReactNode;
}

/** The bracket as a tree to scroll and zoom. Only visible cards are in the document. */
export function BracketTree(props: BracketTreeProps) {
  const { model, layout, tools, conflicts, search, toolSlot, onOpen, onPin, children } = props;
  const { messages } = tools;
  const hint = useId();
  const [start] = useState(() => firstPlace(model, layout, search));
  const { drawn, frame, mapFrame, viewport, reveal } = useTreeViewport(layout, start);
  const { way, contestantAt, lightOther, handlers } = useHighlightedPath(
    model,
    layout,
    search.contestant,
  );
  const stop = useTabStop(layout, start?.place ?? null, frame, (box) => {
    reveal(box, "nearest");
  });
  useRevealSearch(props, reveal);

  const detail = detailAt(drawn.zoom);
  // Deferred, because the cards are more urgent than the minimap.
  const showsMap = useDeferredValue(!drawn.fits, false);
  // Stable while a score changes, so that lines and headers do not render again (see bench/).
  const links = useMemo(() => linksIn(layout, drawn.area), [layout, drawn.area]);
  const starts = useStableValue(startsOf(model, layout), sameStarts);
  const visibleBoxes = detail === "shape" ? [] : boxesIn(layout, drawn.area);
  const boxes = visibleBoxes.some(({ place }) => place === stop.place)
    ? visibleBoxes
    : [...visibleBoxes, ...layout.places.filter(({ place }) => place === stop.place)];

  const press = (event: KeyboardEvent): void => {
    if (event.key === " ") lightOther(event);
    else stop.onKeyDown(event);
  };
  const open = (event: MouseEvent): void => {
    const card = cardOf(event.target);
    const place = model.placeOf.get(card?.dataset["place"] ?? "");
    if (place === undefined) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      if (detail === "shape") viewport.current?.zoomTo(1, at);
      return;
    }
    const match = matchInPlace(model, place);
    if (match === undefined || !opensHere(event)) return;
    stop.setPlace(place.place);
    const contestant = isTouch(event) ? contestantAt(event) : null;
    // Touch has no hover: the first tap highlights the path, the second opens the match.
    if (contestant !== null && !way.sides.has(place.place)) onPin(contestant);
    else onOpen(match);
  };

  return (
    <div className={styles["tree"]}>
      <TreeTools zoom={drawn.zoom} viewport={viewport} messages={messages} slot={toolSlot}>
        {children}
      </TreeTools>
      <p id={hint} className="visually-hidden">
        {messages.bracket.keys}
      </p>
      <div className={styles["sheet"]} data-map={drawn.fits ? undefined : ""}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles the keys of what is in it */}
        <div
          ref={frame}
          className={styles["frame"]}
          role="application"
          aria-roledescription={messages.bracket.kind}
          aria-label={messages.bracket.label(model.bracket.title)}
          aria-describedby={hint}
          style={{ "--content-width": layout.width, "--content-height": layout.height }}
          data-detail={detail}
          onKeyDown={press}
          onClick={open}
          {...handlers}
        >
          <div className={styles["content"]}>
            <div className={styles["origin"]}>
              <div className={styles["world"]} data-dimmed={way.sides.size > 0 || undefined}>
                {detail === "shape" ? (
                  <RoundShapes layout={layout} highlighted={way.sides} />
                ) : null}
                <LinkLines links={links} highlighted={way.lines} />
                <MatchCards
                  boxes={boxes}
                  model={model}
                  tools={tools}
                  detail={detail}
                  highlightedSides={way.sides}
                  conflicts={conflicts}
                  tabStop={stop.place}
                />
              </div>
              <RoundHeads
                roundOf={model.roundOf}
                layout={layout}
                starts={starts}
                tools={tools}
                area={drawn.area}
                zoom={drawn.zoom}
              />
            </div>
          </div>
        </div>
        {showsMap ? (
          <Minimap layout={layout} path={way} frame={mapFrame} viewport={viewport} />
        ) : null}
      </div>
    </div>
  );
}

/** Scrolls to the match, round or contestant of the URL when its parameters change. */
function useRevealSearch(
  { model, layout, search }: BracketTreeProps,
  reveal: ReturnType<typeof useTreeViewport>["reveal"],
): void {
  const address = `${search.match} ${search.round} ${search.contestant}`;
  const lastAddress = useRef(address);
  useLayoutEffect(() => {
    if (address === lastAddress.current) return;
    lastAddress.current = address;
    const box = address.trim() === "" ? null : firstPlace(model, layout, search);
    if (box !== null) reveal(box, "middle");
  });
}

function sameStarts(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  return deepEqual(a, b, 1);
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
}
