import type { IssueView } from "#core/contract/tournament.ts";
import { describeIssue } from "#core/i18n/describe-issue.ts";
import { enIssues } from "#core/i18n/en/issues.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { createMessagesHook } from "#web/i18n/messages.ts";
import styles from "./tournament-page.module.css";

const useIssueMessages = createMessagesHook("issues", enIssues);

/** What contradicts itself in the data of a tournament, folded away but never silent. */
export function Issues({ issues }: { readonly issues: readonly IssueView[] }) {
  const { tournament } = useAllMessages();
  const messages = useIssueMessages();
  if (issues.length === 0) return null;
  return (
    <details className={styles["issues"]}>
      <summary>{tournament.issues(issues.length)}</summary>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.match} ${issue.message}`}>
            {describeIssue(issue, messages)}
          </li>
        ))}
      </ul>
    </details>
  );
}
