import type { IssueView } from "#core/contract/tournament.ts";
import { issueMessages } from "#core/i18n/issue-words.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useMessagesOf } from "#web/i18n/messages.ts";
import styles from "./tournament-page.module.css";

/** What contradicts itself in the data of a tournament, folded away but never silent. */
export function Issues({ issues }: { readonly issues: readonly IssueView[] }) {
  const { tournament } = useAllMessages();
  const say = useMessagesOf(issueMessages);
  if (issues.length === 0) return null;
  return (
    <details className={styles["issues"]}>
      <summary>{tournament.issues(issues.length)}</summary>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.match} ${issue.message}`}>{say(issue)}</li>
        ))}
      </ul>
    </details>
  );
}
