import type { IssueView } from "#core/contract/tournament.ts";
import { useWords } from "#web/hooks/words.ts";
import styles from "./tournament-page.module.css";

/** What contradicts itself in the data of a tournament, folded away but never silent. */
export function Issues({ issues }: { readonly issues: readonly IssueView[] }) {
  const { tournament } = useWords();
  if (issues.length === 0) return null;
  return (
    <details className={styles["issues"]}>
      <summary>{tournament.issues(issues.length)}</summary>
      <ul>
        {issues.map(({ code, match, message }) => (
          <li key={`${code} ${match} ${message}`}>{message}</li>
        ))}
      </ul>
    </details>
  );
}
