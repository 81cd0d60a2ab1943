import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { useFormattedListHorizon } from "#web/api/venue.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { type ListProps, MatchSection } from "./match-section.tsx";

interface NextSectionProps extends ListProps {
  readonly upcoming: MatchList;
}

/** Upcoming matches, late ones first. */
export const NextSection = memo(function NextSection({ upcoming, ...list }: NextSectionProps) {
  const { now: messages } = useFirstPageMessages();
  const horizon = useFormattedListHorizon("upcoming");
  const matches = upcoming.matches.filter((match) => !match.unresolved);
  return (
    <MatchSection
      {...list}
      state="upcoming"
      title={messages.next}
      matches={matches}
      total={upcoming.counts.upcoming - upcoming.matches.length + matches.length}
      aside={horizon === null ? "" : messages.horizon(horizon)}
      empty={messages.nothingNext}
    />
  );
});
