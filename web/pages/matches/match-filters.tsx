import { useNavigate, useSearch } from "@tanstack/react-router";
import type { MatchView } from "#core/contract/match.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { FindField } from "#web/components/find-field.tsx";
import { Select } from "#web/components/select.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { DayFilter } from "./day-filter.tsx";
import type { MatchesSearch } from "./matches-search.ts";
import styles from "./matches-page.module.css";

interface MatchFiltersProps {
  /** Matches of all days that fit the other filters. */
  readonly matches: readonly MatchView[];
}

/** Filters of the list: text, tournament, site, day. */
export function MatchFilters({ matches }: MatchFiltersProps) {
  const { filter } = useAllMessages();
  const navigate = useNavigate();
  const { game } = useSearch({ from: "__root__" });
  const search = useSearch({ from: "/matches" });
  const { tournaments = [] } = useTournaments().data ?? {};
  const ofGame = tournaments.filter(({ gameSlug }) => game === "" || gameSlug === game);
  const sites = [...new Set(ofGame.map(({ site }) => site))];
  const changeSearch = (change: Partial<MatchesSearch>): void => {
    void navigate({
      to: "/matches",
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <search className={styles["filters"]} aria-label={filter.label}>
      <FindField
        label={filter.text}
        text={search.q}
        onFind={(q) => {
          changeSearch({ q });
        }}
      />
      <Select
        label={filter.tournament}
        value={search.tournament}
        options={[
          { value: "", label: filter.allTournaments },
          ...ofGame.map(({ site, slug, title }) => ({ value: `${site}/${slug}`, label: title })),
        ]}
        onChange={(tournament) => {
          changeSearch({ tournament });
        }}
      />
      {sites.length > 1 && (
        <Select
          label={filter.site}
          value={search.site}
          options={[
            { value: "", label: filter.allSites },
            ...sites.map((site) => ({ value: site, label: site })),
          ]}
          onChange={(site) => {
            changeSearch({ site });
          }}
        />
      )}
      <DayFilter
        day={search.day}
        matches={matches}
        onChoose={(day) => {
          changeSearch({ day });
        }}
      />
    </search>
  );
}
