import { FollowButton } from "#web/kit/follow-button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "#web/kit/table/contestant-list.module.css";
import { ContestantLink } from "#web/kit/table/contestant-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { ContestantForm, getFormWidth } from "./contestant-form.tsx";
import type { ContestantLine } from "./contestant-lines.ts";

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
  const { key, name } = line.contestant;
  const isFollowed = usePreferences().contestants.includes(key);
  return (
    <>
      <td className={joinClassNames(styles["seed"], "text-code tone-faint")}>{line.seed}</td>
      <th scope="row" className="text-body">
        <ContestantLink contestant={line.contestant} isStrong />
      </th>
      <td className={styles["star"]} data-followed={isFollowed || undefined}>
        <FollowButton kind="contestants" id={key} label={list.follow(name)} isCompact />
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
      <td className={joinClassNames(styles["record"], "tone-soft")}>
        {showsResults && (
          <>
            <b className="winner tone-plain">{won}</b>
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
