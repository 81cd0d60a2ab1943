import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

interface LiveSectionProps {
  readonly live: MatchList;
  /** Upcoming matches; the next one is named if no match is live. */
  readonly upcoming: MatchList;
  /** Number of rows to render in the current stage. */
  readonly renderedRows: number;
}

/** Live matches. */
export const LiveSection = memo(function LiveSection({
  live,
  upcoming,
  renderedRows,
}: LiveSectionProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { watchingSince, demo } = useMeta();
  const { items, pointer } = useFrozenOrder(live.matches, (match) => match.key);
  const aside = [
    ...(watchingSince === null
      ? []
      : [messages.now.watchingSince(venue.when(Date.parse(watchingSince)))]),
    ...(demo ? [messages.now.demo] : []),
  ].join(" · ");
  return (
    <section {...pointer}>
      <SectionHeading
        mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
        aside={aside}
      >
        {messages.now.live(items.length)}
      </SectionHeading>
      {items.length === 0 && <EmptyState>{describeNothingLive()}</EmptyState>}
      <TournamentRows matches={items.slice(0, renderedRows)} now={now} venue={venue} />
    </section>
  );

  function describeNothingLive(): string {
    const next = upcoming.matches.find(
      ({ start, unresolved }) => !unresolved && start !== null && Date.parse(start) > now,
    );
    if (next === undefined || next.start === null) return messages.now.nothingLive;
    const start = Date.parse(next.start);
    const when = describeStart(next, { now, venue, messages, headingDay: venue.dayKey(start) });
    return messages.now.nothingLiveNext(
      formatSlots(next.slots, messages),
      venue.when(start),
      when === null || when.kind === "day" ? "" : when.text,
    );
  }
});
