import { EmptyState } from "#web/kit/empty-state.tsx";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { ListSections } from "./match-list.tsx";
import { useDescribeDay } from "./match-sections.tsx";
import type { MatchTab } from "./matches-search.ts";
import type { Selection } from "./selection.ts";
import { StaffMatchPanel } from "./staff-match-panel.tsx";
import styles from "./matches-page.module.css";

interface SelectedMatchProps {
  readonly selection: Selection;
  readonly tab: MatchTab;
  readonly sections: ListSections;
}

/** The selected match beside the list, and the keys of the page. */
export function SelectedMatch({ selection, tab, sections }: SelectedMatchProps) {
  const page = useMessages("matchesPage");
  const key = selection.shown.use();
  const position = useMatchPosition(key, sections, tab);
  return (
    <Stack className={styles["selected"]}>
      <SectionHeading isTight aside={position}>
        {page.selected}
      </SectionHeading>
      {key === null ? <EmptyState>{page.none}</EmptyState> : <StaffMatchPanel match={key} />}
      <div className={styles["keys"]}>
        <KeyHints table="matches" />
      </div>
    </Stack>
  );
}

/** Returns the place of a match in its section; `undefined` without a match. */
function useMatchPosition(key: string | null, { live, days }: ListSections, tab: MatchTab) {
  const { filter } = useMessages("common");
  const page = useMessages("matchesPage");
  const describeDay = useDescribeDay(tab);
  for (const { day, matches } of [{ day: undefined, matches: live }, ...days]) {
    const index = matches.findIndex((match) => match.key === key);
    const section = day === undefined ? filter.live : describeDay(day).title;
    if (index !== -1) return page.position(index + 1, matches.length, section);
  }
  return undefined;
}
