import type { MatchView } from "#core/contract/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Select } from "#web/components/select.tsx";
import { groupByEventDay } from "#web/features/matches/rows/group-matches.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";

interface DayFilterProps {
  /** Selected event day; "" for all. */
  readonly day: string;
  /** Matches whose event days are offered. */
  readonly matches: readonly MatchView[];
  readonly onChoose: (day: string) => void;
}

/** Select of an event day that has matches. */
export function DayFilter({ day, matches, onChoose }: DayFilterProps) {
  const { filter } = useAllMessages();
  const venue = useVenueFormat();
  const matchDays = [...groupByEventDay(matches, venue).keys()].filter((each) => each !== null);
  const days = [...new Set(day === "" ? matchDays : [...matchDays, day])].sort();
  return (
    <Select
      label={filter.day}
      value={day}
      options={[
        { value: "", label: filter.allDays },
        ...days.map((each) => ({ value: each, label: venue.day(each) })),
      ]}
      onChange={onChoose}
    />
  );
}
