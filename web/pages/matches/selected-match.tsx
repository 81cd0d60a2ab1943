import { useSyncExternalStore } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeDayHeading } from "./describe-day-heading.ts";
import type { ListSections } from "./list-sections.ts";
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
  const key = useSyncExternalStore(selection.subscribe, selection.getShown);
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
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const today = venue.dayKey(useServerNow(MINUTE));
  for (const { day, matches } of [{ day: undefined, matches: live }, ...days]) {
    const index = matches.findIndex((match) => match.key === key);
    if (index === -1) continue;
    const context = { today, tab, venue, messages, page };
    const section =
      day === undefined ? messages.filter.live : describeDayHeading(day, context).title;
    return page.position(index + 1, matches.length, section);
  }
  return undefined;
}
