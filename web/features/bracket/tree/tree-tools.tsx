import type { ReactNode, RefObject } from "react";
import type { Messages } from "#core/i18n/en/start.ts";
import { Icon } from "#web/components/icon.tsx";
import styles from "#web/features/bracket/tools/tools.module.css";
import { ToolBar } from "#web/features/bracket/tools/tool-bar.tsx";
import type { Viewport } from "./viewport.ts";

interface TreeToolsProps {
  readonly zoom: number;
  readonly viewport: RefObject<Viewport | null>;
  readonly messages: Messages;
  readonly slot: Element | null;
  readonly children: ReactNode;
}

const STEP = 1.25;

/** Tools of the tree: `children` first, then zoom and fit. */
export function TreeTools({ zoom, viewport, messages, slot, children }: TreeToolsProps) {
  const { bracket } = messages;
  const zoomTo = (value: number) => () => viewport.current?.zoomTo(value);
  return (
    <ToolBar slot={slot}>
      {children}
      <span className={styles["group"]}>
        <button
          type="button"
          className={styles["square"]}
          aria-label={bracket.zoomOut}
          onClick={zoomTo(zoom / STEP)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className={styles["percent"]}
          aria-label={bracket.actualSize}
          onClick={zoomTo(1)}
        >
          {bracket.zoom(Math.round(zoom * 100))}
        </button>
        <button
          type="button"
          className={styles["square"]}
          aria-label={bracket.zoomIn}
          onClick={zoomTo(zoom * STEP)}
        >
          <Icon name="plus" />
        </button>
      </span>
      <button type="button" className={styles["tool"]} onClick={() => viewport.current?.fit()}>
        {bracket.fit}
      </button>
    </ToolBar>
  );
}
