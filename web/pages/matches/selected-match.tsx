import { useSyncExternalStore } from "react";
import { EmptyState } from "#web/components/empty-state.tsx";
import { KeyHints } from "#web/components/key-hints.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { MatchTab } from "./matches-search.ts";
import type { Selection } from "./selection.ts";
import { StaffMatchPanel } from "./staff-match-panel.tsx";
import styles from "./matches-page.module.css";

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
  const key = useSyncExternalStore(selection.subscribe, selection.getShown);
  const at = key === null ? undefined : positions.get(key);
  return (
    <div className={styles["selected"]}>
      <div className={styles["selectedHead"]}>
        <SectionHeading aside={at && page.position(at.position, at.count, at.section)}>
          {page.selected}
        </SectionHeading>
      </div>
      {key === null ? <EmptyState>{page.none}</EmptyState> : <StaffMatchPanel match={key} />}
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
