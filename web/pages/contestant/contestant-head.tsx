import type { ContestantView } from "#core/contract/contestant.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { Flag } from "#web/components/flag.tsx";
import { FollowButton } from "#web/components/follow-button.tsx";
import { FormMarks } from "#web/components/form-marks.tsx";
import { hanLanguage } from "#web/components/han-language.ts";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useContestantWords } from "#web/i18n/contestant-words.ts";
import { useWords } from "#web/i18n/words.ts";
import styles from "./contestant-page.module.css";

/** Who it is, and the record in figures. */
export function ContestantHead({ contestant }: { readonly contestant: ContestantView }) {
  const words = useContestantWords();
  const { match } = useWords();
  const { scores } = usePreferences();
  const { key, name, country, game, record, partial, form, kills, deaths, ambiguity, tournaments } =
    contestant;
  const figures: readonly (readonly [string, string | number])[] = [
    [words.played, record.played],
    [words.won, record.won],
    ...(record.drawn > 0 ? [[words.drawn, record.drawn] as const] : []),
    [words.lost, record.lost],
    [words.games, `${record.scoreFor}–${record.scoreAgainst}`],
    ...(kills === null ? [] : [[words.kills, kills] as const]),
    ...(deaths === null ? [] : [[words.deaths, deaths] as const]),
  ];
  return (
    <header className={styles["head"]}>
      <h1 className={styles["title"]}>
        <span className={styles["flag"]}>
          <Flag country={country} />
        </span>
        <bdi dir="auto" lang={hanLanguage(name, country)}>
          {name}
        </bdi>
      </h1>
      <div className={styles["tools"]}>
        <FollowButton kind="contestants" id={key} />
        <CalendarMenu path={calendarPaths.contestant(key)} tournaments={tournaments} />
      </div>
      <p className={styles["meta"]}>
        {game} · {words.sameName}
      </p>
      {ambiguity.map((kind) => (
        <p key={kind} className={styles["ambiguity"]}>
          {words.ambiguity[kind]}
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
              <dt>{words.form}</dt>
              <dd>
                <FormMarks results={form} />{" "}
                <span className={styles["hint"]}>({words.formHint})</span>
              </dd>
            </div>
          )}
        </dl>
      )}
      {partial && scores === "shown" && (
        <p className={styles["meta"]}>{words.fromSeen(record.played)}</p>
      )}
    </header>
  );
}
