import type { TournamentSummary } from "#core/contract/tournament.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournament-page.module.css";

/** How much of a tournament is played, where it is known how much there is. */
export function Progress({ tournament }: { readonly tournament: TournamentSummary }) {
  const messages = useAllMessages();
  const { expected, played } = tournament;
  if (expected === null || expected === 0) return null;
  const said = messages.tournament.played(played, expected);
  return (
    <p className={styles["progress"]}>
      <progress value={played} max={expected} aria-label={said} />
      <span aria-hidden="true">{said}</span>
    </p>
  );
}
