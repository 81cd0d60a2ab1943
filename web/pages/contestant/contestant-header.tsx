import type { ContestantView } from "#core/contract/contestant.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { Flag } from "#web/components/flag.tsx";
import { FollowButton } from "#web/components/follow-button.tsx";
import { RecentResultMarks } from "#web/components/form-marks.tsx";
import { findHanLanguage } from "#web/components/find-han-language.ts";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./contestant-page.module.css";

/** Header of a contestant's page: name, game, record and recent form. */
export function ContestantHeader({ contestant }: { readonly contestant: ContestantView }) {
  const messages = useContestantMessages();
  const { match } = useFirstPageMessages();
  const { scores } = usePreferences();
  const { key, name, country, game, record, partial, form, kills, deaths, ambiguity, tournaments } =
    contestant;
  const figures: readonly (readonly [string, string | number])[] = [
    [messages.played, record.played],
    [messages.won, record.won],
    ...(record.drawn > 0 ? [[messages.drawn, record.drawn] as const] : []),
    [messages.lost, record.lost],
    [messages.games, `${record.scoreFor}–${record.scoreAgainst}`],
    ...(kills === null ? [] : [[messages.kills, kills] as const]),
    ...(deaths === null ? [] : [[messages.deaths, deaths] as const]),
  ];
  return (
    <header className={styles["header"]}>
      <h1 className={styles["title"]}>
        <span className={styles["flag"]}>
          <Flag country={country} />
        </span>
        <bdi dir="auto" translate="no" lang={findHanLanguage(name, country)}>
          {name}
        </bdi>
      </h1>
      <div className={styles["tools"]}>
        <FollowButton kind="contestants" id={key} />
        <CalendarMenu path={calendarPaths.contestant(key)} tournaments={tournaments} />
      </div>
      <p className={styles["meta"]}>
        {game} · {messages.sameName}
      </p>
      {ambiguity.map((kind) => (
        <p key={kind} className={styles["ambiguity"]}>
          {messages.ambiguity[kind]}
        </p>
      ))}
      {scores === "hidden" ? (
        <p className={styles["meta"]}>{match.result.hidden}</p>
      ) : (
        <dl className={styles["figures"]}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {form.length > 0 && (
            <div>
              <dt>{messages.form}</dt>
              <dd>
                <RecentResultMarks results={form} />{" "}
                <span className={styles["hint"]}>({messages.formHint})</span>
              </dd>
            </div>
          )}
        </dl>
      )}
      {partial && scores === "shown" && <p className={styles["meta"]}>{messages.partial}</p>}
    </header>
  );
}
