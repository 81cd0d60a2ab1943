import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { StatusLabel } from "#web/components/status-label.tsx";
import { describeStart } from "#web/features/matches/rows/describe-start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { type ListProps, MatchSection } from "./match-section.tsx";

interface LiveSectionProps extends ListProps {
  readonly live: MatchList;
  /** Upcoming matches; the next one is named if no match is live. */
  readonly upcoming: MatchList;
}

/** Live matches. */
export const LiveSection = memo(function LiveSection({
  live,
  upcoming,
  ...list
}: LiveSectionProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { watchingSince, demo } = useMeta();
  const count = live.matches.length;
  const aside = [
    ...(watchingSince === null
      ? []
      : [messages.now.watchingSince(venue.when(Date.parse(watchingSince)))]),
    ...(demo ? [messages.now.demo] : []),
  ].join(" · ");
  return (
    <MatchSection
      {...list}
      state="live"
      title={messages.now.live(count)}
      mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
      matches={live.matches}
      total={count}
      aside={aside}
      empty={describeNothingLive()}
    />
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
