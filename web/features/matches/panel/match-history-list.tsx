import { useChangePage } from "#web/api/changes.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useVenue } from "#web/api/venue.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { ChangeSummary } from "#web/features/matches/changes/change-summary.tsx";
import { groupByMoment } from "#web/features/matches/changes/group-by-moment.ts";
import styles from "./match-panel.module.css";

/** More than happens to a match: one that is corrected without end must not fill the page. */
const MOST = 100;

/** What happened to a match since we watch, newest first; nothing while nothing has. */
export function MatchHistoryList({ match }: { readonly match: string }) {
  const { change } = useAllMessages();
  const venue = useVenue();
  const { data } = useChangePage({ match, limit: MOST }, useIsStaff());
  const moments = groupByMoment(data?.changes ?? []);
  if (moments.length === 0) return null;
  return (
    <section>
      <h3 className={styles["heading"]}>{change.history}</h3>
      <ol>
        {moments.map((moment) => (
          <li key={moment[0].seq} className={styles["past"]}>
            <time dateTime={moment[0].at}>{venue.when(Date.parse(moment[0].at))}</time>
            <span>
              <ChangeSummary changes={moment} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
