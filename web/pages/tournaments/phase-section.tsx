import { type ReactNode, useState } from "react";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { Icon } from "#web/kit/icon.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { createTournamentOrder, type TournamentsProps } from "./tournament-phase.ts";
import { CompletedRow, TournamentRow } from "./tournament-row.tsx";
import styles from "./tournaments-page.module.css";

/** Number of completed tournaments before the button "All". */
const FIRST_COMPLETED = 10;

const keyOf = ({ site, slug }: TournamentSummary): string => `${site}/${slug}`;

interface OpenSectionProps extends TournamentsProps {
  readonly title: string;
  /** The key of the bars, beside the title; `false` or absent if it is elsewhere. */
  readonly barKey?: ReactNode;
}

/** Tournaments that are ongoing or upcoming. */
export function OpenSection({ title, tournaments, barKey = false }: OpenSectionProps) {
  const { liveMatches } = useMessages("common").tournament;
  const order = createTournamentOrder(usePreferences().tournaments);
  const { items, pointer } = useFrozenOrder(tournaments.toSorted(order), keyOf);
  if (items.length === 0) return null;
  const live = items.reduce((sum, { counts }) => sum + counts.live, 0);
  return (
    <section className={styles["section"]} {...pointer}>
      <SectionHeading aside={barKey || (live > 0 && liveMatches(live))}>
        {title} <span className={styles["count"]}>{items.length}</span>
      </SectionHeading>
      <ul>
        {items.map((tournament) => (
          <TournamentRow key={keyOf(tournament)} tournament={tournament} />
        ))}
      </ul>
    </section>
  );
}

/** Completed tournaments, the newest first; folded on a phone. */
export function CompletedSection({ tournaments }: TournamentsProps) {
  const { over, newestFirst, newest, all } = useMessages("common").tournament;
  const isNarrow = useMediaQuery("(width < 720px)");
  const [showsAll, setShowsAll] = useState(false);
  const [first] = tournaments;
  if (first === undefined) return null;
  const title = (
    <>
      {over} <span className={styles["count"]}>{tournaments.length}</span>
    </>
  );
  const visible = showsAll ? tournaments : tournaments.slice(0, FIRST_COMPLETED);
  const rows = (
    <>
      <ul>
        {visible.map((tournament) => (
          <CompletedRow key={keyOf(tournament)} tournament={tournament} />
        ))}
      </ul>
      {visible.length < tournaments.length && (
        <button
          type="button"
          className={styles["all"]}
          onClick={() => {
            setShowsAll(true);
          }}
        >
          {all(tournaments.length)}
        </button>
      )}
    </>
  );
  if (isNarrow) {
    return (
      <details className={`${styles["section"]} ${styles["fold"]}`}>
        <summary>
          <Icon name="caret-right" />
          <span>{title}</span>
          <span>{newest(first.title)}</span>
        </summary>
        {rows}
      </details>
    );
  }
  return (
    <section className={styles["section"]}>
      <SectionHeading aside={newestFirst}>{title}</SectionHeading>
      {rows}
    </section>
  );
}
