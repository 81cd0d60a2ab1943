import { Suspense, useSyncExternalStore } from "react";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { createLazyComponent } from "#web/components/create-lazy-component.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { KeyHints } from "#web/components/key-hints.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { SkeletonRows } from "#web/components/skeleton-rows.tsx";
import { MatchPanel } from "#web/features/matches/panel/match-panel.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { MatchTab } from "./matches-search.ts";
import type { Selection } from "./selection.ts";
import styles from "./matches-page.module.css";

const loadDesk = () => import("#web/features/desk/match-desk.tsx");
const MatchAttention = createLazyComponent(loadDesk, "MatchAttention");
const ClaimMatch = createLazyComponent(loadDesk, "ClaimMatch");
const MatchAnnotations = createLazyComponent(loadDesk, "MatchAnnotations");

export interface MatchPosition {
  readonly position: number;
  readonly count: number;
  /** Title of the section. */
  readonly section: string;
}

interface SelectedMatchProps {
  readonly selection: Selection;
  readonly tab: MatchTab;
  /** Positions by key of a match. */
  readonly positions: ReadonlyMap<string, MatchPosition>;
}

/** The selected match beside the list, and the keys of the page. */
export function SelectedMatch({ selection, tab, positions }: SelectedMatchProps) {
  const page = useMessages("matchesPage");
  const isStaff = useIsStaff();
  const key = useSyncExternalStore(selection.subscribe, selection.getShown);
  const at = key === null ? undefined : positions.get(key);
  return (
    <div className={styles["selected"]}>
      <div className={styles["selectedHead"]}>
        <SectionHeading aside={at && page.position(at.position, at.count, at.section)}>
          {page.selected}
        </SectionHeading>
      </div>
      {key === null ? (
        <EmptyState>{page.none}</EmptyState>
      ) : (
        <Suspense fallback={<SkeletonRows />}>
          <MatchPanel
            key={key}
            match={key}
            attention={isStaff && <MatchAttention match={key} />}
            claim={isStaff && <ClaimMatch match={key} />}
            annotations={isStaff && <MatchAnnotations match={key} />}
          />
        </Suspense>
      )}
      <div className={styles["keys"]}>
        <KeyHints
          hints={[
            [["↑", "↓"], page.keys.match],
            [["[", "]"], page.keys.day],
            [["Enter"], page.keys.show],
            [["/"], page.keys.filter],
            [["E"], tab === "ended" ? page.keys.upcoming : page.keys.ended],
          ]}
        />
      </div>
    </div>
  );
}
