import type { MatchView } from "#core/contract/match.ts";
import { useFormattedListHorizon, useVenueFormat } from "#web/api/venue.ts";
import { PrintedRows } from "#web/features/matches/print/printed-rows.tsx";
import { groupByTournament } from "#web/features/matches/rows/group-matches.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { ListSections } from "#web/pages/matches/list-sections.ts";
import type { MatchTab } from "#web/pages/matches/matches-search.ts";
import styles from "./printed-matches.module.css";

interface PrintedMatchesProps {
  readonly sections: ListSections;
  readonly tab: MatchTab;
}

/** The matches of a tab on paper, by day and tournament; a day by its date, as paper stays. */
export function PrintedMatches({ sections, tab }: PrintedMatchesProps) {
  const { filter, horizon: horizons, match, tournament, unresolved } = useMessages("common");
  const venue = useVenueFormat();
  const horizon = useFormattedListHorizon(tab);
  const live = tab === "upcoming" ? sections.live : [];
  const isEmpty = [live, sections.days, sections.unresolved].every(({ length }) => length === 0);
  return (
    <div className={styles["sheet"]}>
      {isEmpty && <p>{filter.none[tab]}</p>}
      <Section
        title={match.mark.live}
        aside={tournament.matchCount(live.length)}
        matches={live}
        day={null}
      />
      {sections.days.map(({ day, matches }) => (
        <Section
          key={day ?? ""}
          title={day === null ? match.time.unknown : venue.dayLong(day)}
          aside={tournament.matchCount(matches.length)}
          matches={matches}
          day={day}
        />
      ))}
      <Section
        title={unresolved.heading(sections.unresolved.length)}
        aside={unresolved.aside}
        matches={sections.unresolved}
        day={null}
      />
      {horizon !== null && !isEmpty && <p>{horizons[tab](horizon)}</p>}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside: string;
  readonly matches: readonly MatchView[];
  /** Event day of the matches; `null` if they have several or none. */
  readonly day: string | null;
}

function Section({ title, aside, matches, day }: SectionProps) {
  if (matches.length === 0) return null;
  return (
    <section className={styles["section"]}>
      <h2 className={styles["heading"]}>
        {title} <span>{aside}</span>
      </h2>
      {Array.from(groupByTournament(matches), ([key, ofTournament]) => {
        const [first] = ofTournament;
        if (first === undefined) return null;
        const { game, site, title: name } = first.tournament;
        return (
          <section key={key} className={styles["tournament"]}>
            <h3 className={styles["subheading"]}>
              <bdi dir="auto" translate="no">
                {name}
              </bdi>{" "}
              <span className={styles["game"]}>
                {game} · {site}
              </span>
            </h3>
            <PrintedRows matches={ofTournament} headingDay={day} isDetailed />
          </section>
        );
      })}
    </section>
  );
}
