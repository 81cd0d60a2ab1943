import type { MatchView } from "#core/contract/match.ts";
import { useVenue } from "#web/api/venue.ts";
import { Select } from "#web/components/select.tsx";
import { groupByDay } from "#web/features/matches/rows/group-matches.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";

interface DayFilterProps {
  /** Event day chosen, "" for all. */
  readonly day: string;
  /** Whose days there are to choose from. */
  readonly matches: readonly MatchView[];
  readonly onChoose: (day: string) => void;
}

/** One event day of those that hold a match. */
export function DayFilter({ day, matches, onChoose }: DayFilterProps) {
  const { filter } = useAllMessages();
  const venue = useVenue();
  const held = [...groupByDay(matches, venue).keys()].filter((each) => each !== null);
  const days = [...new Set(day === "" ? held : [...held, day])].sort();
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
