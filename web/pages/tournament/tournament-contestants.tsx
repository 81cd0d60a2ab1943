import { Link, useParams } from "@tanstack/react-router";
import { PageColumn } from "#web/components/page-column.tsx";
import { useTournament } from "#web/api/tournament.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { NumberColumnHeader } from "#web/components/number-column-header.tsx";
import { Flag } from "#web/components/flag.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournament-page.module.css";

/** Contestants tab of a tournament: seeds and records. */
export function TournamentContestants() {
  const messages = useContestantMessages();
  const group = useStandingsMessages();
  const { tournament } = useAllMessages();
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { contestants = [] } = useTournament(site, slug).data ?? {};
  const hasSeeds = contestants.some(({ seed }) => seed !== null);
  const showsResults = usePreferences().scores === "shown";
  const hasDraws = showsResults && contestants.some((line) => line.drawn > 0);
  if (contestants.length === 0) {
    return (
      <PageColumn>
        <EmptyState>{tournament.noContestants}</EmptyState>
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <table className={styles["contestants"]}>
        <thead>
          <tr>
            {hasSeeds && <NumberColumnHeader name={messages.seed} className={styles["figure"]} />}
            <th>{tournament.contestants}</th>
            <NumberColumnHeader name={group.played} className={styles["figure"]} />
            {showsResults && <NumberColumnHeader name={group.won} className={styles["figure"]} />}
            {hasDraws && <NumberColumnHeader name={group.drawn} className={styles["figure"]} />}
            {showsResults && <NumberColumnHeader name={group.lost} className={styles["figure"]} />}
          </tr>
        </thead>
        <tbody>
          {contestants.map((line) => (
            <tr key={line.contestant.key}>
              {hasSeeds && <td className={styles["figure"]}>{line.seed}</td>}
              <td>
                <Link
                  to="/contestants/$key"
                  params={{ key: line.contestant.key }}
                  className={styles["contestant"]}
                >
                  <Flag country={line.contestant.country} />
                  <ContestantName name={line.contestant.name} country={line.contestant.country} />
                </Link>
              </td>
              <td className={styles["figure"]}>{line.played}</td>
              {showsResults && <td className={styles["figure"]}>{line.won}</td>}
              {hasDraws && <td className={styles["figure"]}>{line.drawn}</td>}
              {showsResults && <td className={styles["figure"]}>{line.lost}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </PageColumn>
  );
}
