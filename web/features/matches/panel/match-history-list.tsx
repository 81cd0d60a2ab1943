import { useChangeLogPage } from "#web/api/changes.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { ChangeSummary } from "#web/features/matches/changes/change-summary.tsx";
import { groupChangesByTimeAndMatch } from "#web/features/matches/changes/group-changes-by-time-and-match.ts";
import styles from "./match-panel.module.css";

/** Maximum number of changes, so that a match with endless corrections does not fill the page. */
const MAX_CHANGES = 100;

/** Changes of a match since Matchdesk began to poll, newest first; nothing if there are none. */
export function MatchHistoryList({ match }: { readonly match: string }) {
  const { change } = useAllMessages();
  const venue = useVenueFormat();
  const { data } = useChangeLogPage({ match, limit: MAX_CHANGES }, useIsStaff());
  const groups = groupChangesByTimeAndMatch(data?.changes ?? []);
  if (groups.length === 0) return null;
  return (
    <section>
      <h3 className={styles["heading"]}>{change.history}</h3>
      <ol>
        {groups.map((group) => (
          <li key={group[0].seq} className={styles["past"]}>
            <time dateTime={group[0].at}>{venue.when(Date.parse(group[0].at))}</time>
            <span>
              <ChangeSummary changes={group} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
