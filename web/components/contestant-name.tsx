import { classNames } from "./class-names.ts";
import { fitToBox } from "#web/hooks/fit-to-box.ts";
import { hanLanguage } from "./han-language.ts";
import styles from "./contestant-name.module.css";

export interface ContestantNameProps {
  readonly name: string;
  /** Lower-case country code, "" when none: decides the glyphs of Han names. */
  readonly country: string;
  /** `winner` stands out, `loser` steps back, `open` is nobody yet. */
  readonly standing?: "winner" | "loser" | "open" | undefined;
  /** Whether the reader follows them. */
  readonly followed?: boolean;
  /** Which end of its track the name leans on; it grows away from it. */
  readonly lean?: "start" | "end";
}

/** A name exactly as sent: it narrows to its track, then ends in an ellipsis; whole in the title. */
export function ContestantName({
  name,
  country,
  standing,
  followed,
  lean = "start",
}: ContestantNameProps) {
  return (
    <span
      key={`${standing ?? ""} ${name}`}
      ref={fitToBox}
      className={classNames(styles["name"], standing && styles[standing])}
      data-lean={lean}
      data-followed={followed || undefined}
      title={name}
    >
      <bdi dir="auto" lang={hanLanguage(name, country)}>
        {name}
      </bdi>
    </span>
  );
}
