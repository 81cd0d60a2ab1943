import { type ReactNode, useState } from "react";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { MoreLine } from "#web/kit/more-line.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { createTournamentOrder, type TournamentsProps } from "./tournament-phase.ts";
import { CompletedRow, TournamentRow } from "./tournament-row.tsx";

/** Number of completed tournaments before the button "All". */
const FIRST_COMPLETED = 10;
const FIRST_ON_PHONES = 3;

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
    <section {...pointer}>
      <SectionHeading facts={items.length} aside={barKey || (live > 0 && liveMatches(live))}>
        {title}
      </SectionHeading>
      <ul>
        {items.map((tournament) => (
          <TournamentRow key={keyOf(tournament)} tournament={tournament} />
        ))}
      </ul>
    </section>
  );
}

/** Completed tournaments, the newest first. */
export function CompletedSection({ tournaments }: TournamentsProps) {
  const { over, newestFirst, all } = useMessages("common").tournament;
  const isNarrow = useMediaQuery("(width < 720px)");
  const [showsAll, setShowsAll] = useState(false);
  if (tournaments.length === 0) return null;
  const first = isNarrow ? FIRST_ON_PHONES : FIRST_COMPLETED;
  const visible = showsAll ? tournaments : tournaments.slice(0, first);
  return (
    <section>
      <SectionHeading facts={tournaments.length} aside={newestFirst}>
        {over}
      </SectionHeading>
      <ul>
        {visible.map((tournament) => (
          <CompletedRow key={keyOf(tournament)} tournament={tournament} />
        ))}
      </ul>
      {visible.length < tournaments.length && (
        <MoreLine>
          <button
            type="button"
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {all(tournaments.length)}
          </button>
        </MoreLine>
      )}
    </section>
  );
}
