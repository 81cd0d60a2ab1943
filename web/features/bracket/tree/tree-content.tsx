import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import type { BracketModel, CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import { LinkLines } from "#web/features/bracket/parts/link-lines.tsx";
import { MatchCards } from "#web/features/bracket/parts/match-cards.tsx";
import { RoundHeaders } from "#web/features/bracket/parts/round-headers.tsx";
import { RoundShapes } from "#web/features/bracket/parts/round-shapes.tsx";
import type { RenderedPart } from "./use-tree-viewport.ts";
import type { VisibleParts } from "./use-visible-parts.ts";
import styles from "./tree.module.css";

interface TreeContentProps {
  readonly model: BracketModel;
  readonly layout: BracketLayout;
  readonly tools: CardContext;
  readonly conflicts: ReadonlySet<string>;
  readonly drawn: RenderedPart;
  readonly visible: VisibleParts;
  /** Highlighted path; empty if there is none. */
  readonly path: ContestantPath;
  /** The place whose card Tab focuses; `null` if the layout is empty. */
  readonly tabStop: string | null;
}

/** The scrolled content of the tree: cards or shapes, lines and round headers. */
export function TreeContent(props: TreeContentProps) {
  const { model, layout, tools, conflicts, drawn, visible, path, tabStop } = props;
  return (
    <div className={styles["content"]}>
      <div className={styles["origin"]}>
        <div className={styles["world"]} data-dimmed={path.sides.size > 0 || undefined}>
          {visible.detail === "shape" ? (
            <RoundShapes layout={layout} highlighted={path.sides} />
          ) : null}
          <LinkLines links={visible.links} highlighted={path.lines} />
          <MatchCards
            boxes={visible.boxes}
            model={model}
            tools={tools}
            detail={visible.detail}
            highlightedSides={path.sides}
            conflicts={conflicts}
            tabStop={tabStop}
          />
        </div>
        <RoundHeaders
          roundOf={model.roundOf}
          layout={layout}
          starts={visible.starts}
          tools={tools}
          area={drawn.area}
          zoom={drawn.zoom}
        />
      </div>
    </div>
  );
}
