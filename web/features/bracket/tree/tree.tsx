import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import styles from "./tree.module.css";
import type { BracketModel, CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import { createClickHandler } from "./click-handler.ts";
import { findInitialCard } from "./find-initial-card.ts";
import { Minimap } from "./minimap.tsx";
import { TreeContent } from "./tree-content.tsx";
import { TreeTools } from "./tree-tools.tsx";
import { useHighlightedPath } from "./use-highlighted-path.ts";
import { useTabStop } from "./use-tab-stop.ts";
import { useTreeViewport } from "./use-tree-viewport.ts";
import { useVisibleParts } from "./use-visible-parts.ts";

export interface BracketTreeProps {
  readonly model: BracketModel;
  /** Layout of the rounds that are not hidden. */
  readonly layout: BracketLayout;
  readonly tools: CardContext;
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
  const [start] = useState(() => findInitialCard(model, layout, search));
  const { drawn, frame, mapFrame, viewport, reveal } = useTreeViewport(layout, start);
  const highlighted = useHighlightedPath(model, layout, search.contestant);
  const { path } = highlighted;
  const stop = useTabStop(layout, start?.place ?? null, frame, (box) => {
    reveal(box, "nearest");
  });
  useRevealSearch(props, reveal);

  // Deferred, because the cards are more urgent than the minimap.
  const showsMap = useDeferredValue(!drawn.fits, false);
  const visible = useVisibleParts(model, layout, drawn, stop.place);
  const { detail } = visible;

  const press = (event: KeyboardEvent): void => {
    if (event.key === " ") highlighted.highlightOther(event);
    else stop.onKeyDown(event);
  };
  const onClick = createClickHandler({
    ...highlighted,
    model,
    detail,
    viewport,
    setTabStop: stop.setPlace,
    onOpen,
    onPin,
  });

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
          onClick={onClick}
          {...highlighted.handlers}
        >
          <TreeContent
            model={model}
            layout={layout}
            tools={tools}
            conflicts={conflicts}
            drawn={drawn}
            visible={visible}
            path={path}
            tabStop={stop.place}
          />
        </div>
        {showsMap ? (
          <Minimap layout={layout} path={path} frame={mapFrame} viewport={viewport} />
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
    const box = address.trim() === "" ? null : findInitialCard(model, layout, search);
    if (box !== null) reveal(box, "middle");
  });
}
