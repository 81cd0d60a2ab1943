import type { TournamentSummary } from "#core/contract/tournament.ts";
import { useAllWords } from "#web/i18n/all-words.ts";
import styles from "./tournament-page.module.css";

/** How much of a tournament is played, where it is known how much there is. */
export function Progress({ tournament }: { readonly tournament: TournamentSummary }) {
  const words = useAllWords();
  const { expected, played } = tournament;
  if (expected === null || expected === 0) return null;
  const said = words.tournament.played(played, expected);
  return (
    <p className={styles["progress"]}>
      <progress value={played} max={expected} aria-label={said} />
      <span aria-hidden="true">{said}</span>
    </p>
  );
}
