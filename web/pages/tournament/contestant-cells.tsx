import { Link } from "#web/routing/routing.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { FollowButton } from "#web/kit/follow-button.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { ContestantForm, getFormWidth } from "./contestant-form.tsx";
import type { ContestantLine } from "./contestant-lines.ts";
import styles from "./contestant-table.module.css";

/** Width of the header of the form in rem. */
const MIN_FORM = 2;

/** Columns that all rows of a list share. */
export interface ListColumns {
  readonly hasDraws: boolean;
  /** False for viewers who hide scores. */
  readonly showsResults: boolean;
  /** Highest score of all contestants. */
  readonly highest: number;
  /** Whether the matches are in the upper and the lower bracket. */
  readonly hasSections: boolean;
  /** Number of matches that the form has room for. */
  readonly formLength: number;
}

/** Returns the style of a list: the width of its column for the form, wide enough for its header. */
export function getListStyle({ formLength }: ListColumns): Readonly<Record<string, string>> {
  return { "--form": `${Math.max(getFormWidth(formLength), MIN_FORM)}rem` };
}

/** Seed, name and the button to follow the contestant. */
export function NameCells({ line }: { readonly line: ContestantLine }) {
  const { list } = useMessages("contestant");
  const { key, name, country } = line.contestant;
  const isFollowed = usePreferences().contestants.includes(key);
  return (
    <>
      <td className={styles["seed"]}>{line.seed}</td>
      <th scope="row" className={styles["name"]}>
        <Link
          to="/contestants/$key"
          params={{ key }}
          className={joinClassNames(styles["contestant"], "plain-link")}
        >
          <Flag country={country} />
          <ContestantName name={name} country={country} />
        </Link>
      </th>
      <td className={styles["star"]} data-followed={isFollowed || undefined}>
        <FollowButton kind="contestants" id={key} label={list.follow(name)} />
      </td>
    </>
  );
}

/** Record and form; empty for viewers who hide scores. */
export function RecordCells({
  line: { won, drawn, lost, form },
  columns: { hasDraws, showsResults, highest, formLength },
}: {
  readonly line: ContestantLine;
  readonly columns: ListColumns;
}) {
  return (
    <>
      <td className={styles["record"]}>
        {showsResults && (
          <>
            <b>{won}</b>
            {hasDraws && `–${drawn}`}–{lost}
          </>
        )}
      </td>
      <td className={styles["form"]}>
        {showsResults && <ContestantForm scores={form} highest={highest} length={formLength} />}
      </td>
    </>
  );
}
