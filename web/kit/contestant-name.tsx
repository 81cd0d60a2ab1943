import { isRightToLeft } from "#core/lib/wrap-in-bidi-isolate.ts";
import { joinClassNames } from "./join-class-names.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { findHanLanguage } from "./find-han-language.ts";
import styles from "./contestant-name.module.css";

export interface ContestantNameProps {
  readonly name: string;
  /** Shown instead of a name that has no room; "" or absent for none. */
  readonly short?: string;
  /** Lower-case country code, "" if none; selects the glyphs of Han names. */
  readonly country: string;
  /** Emphasis: `winner` strong, `loser` muted, `open` for an unknown contestant. */
  readonly standing?: "winner" | "loser" | "open" | undefined;
  /** Whether the viewer follows the contestant. */
  readonly followed?: boolean;
  /** Side of its grid cell that the name is aligned to. */
  readonly lean?: "start" | "end";
  /** Shown beside the name, away from the middle of the row; absent or `null` for none. */
  readonly seed?: number | null;
}

/** A contestant's name: narrowed to fit, then short or cut; the title has the full name. */
export function ContestantName({
  name,
  short = "",
  country,
  standing,
  followed,
  lean = "start",
  seed = null,
}: ContestantNameProps) {
  // In the direction of the name, whose end is the outer one of the other side.
  const isSeedFirst = (lean === "end") !== isRightToLeft(name);
  // Spaces instead of a margin, because the name is fitted with its text.
  const rank = seed !== null && (
    <small className={styles["seed"]}>
      {isSeedFirst ? `${seed}\u00a0\u00a0` : `\u00a0\u00a0${seed}`}
    </small>
  );
  return (
    <span
      key={`${standing ?? ""} ${name}`}
      ref={fitNameToBox}
      className={joinClassNames(styles["name"], standing && styles[standing])}
      // Of the name: a name from right to left is cut at its own end.
      dir="auto"
      data-lean={lean}
      data-short={short || undefined}
      data-followed={followed || undefined}
      title={name}
    >
      {isSeedFirst && rank}
      <span
        translate={standing === "open" ? undefined : "no"}
        lang={findHanLanguage(name, country)}
      >
        {name}
      </span>
      {!isSeedFirst && rank}
    </span>
  );
}
