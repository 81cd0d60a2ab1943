import type { ComponentProps, HTMLAttributes, ReactNode } from "react";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import styles from "./record.module.css";

/** Longest kind that fits into its column at the full width of its letters. */
const LONG_KIND = 18;

interface RecordProps extends HTMLAttributes<HTMLLIElement> {
  /**
   * How wide its parts are: `attention` what needs attention, `brief` the same beside other lists,
   * `change` of a match, `feed` changes beside other lists, `history` of one match, `act` of staff,
   * `annotation`.
   */
  readonly form: "attention" | "brief" | "change" | "feed" | "history" | "act" | "annotation";
  /** Look of the kind as a label; absent if it is text. */
  readonly tone?: ComponentProps<typeof StatusLabel>["tone"] | undefined;
  /** Before all: a box to tick, a time, or who did it. */
  readonly lead?: ReactNode;
  readonly kind?: ReactNode;
  /** Code of the match; `null` if there is none. */
  readonly code?: string | null | undefined;
  /** Whom it is about; a text is narrowed to its column. */
  readonly subject?: ReactNode;
  /** The reason, or the values before and after. */
  readonly text?: ReactNode;
  /** Consequence of a change. */
  readonly effect?: string;
  /** Tournament or round; of an annotation, who sees it. */
  readonly place?: ReactNode;
  readonly station?: ReactNode;
  /** Time since it began or happened, if it is not in `lead`. */
  readonly age?: ReactNode;
  /** Author, or whom it is handed over to. */
  readonly who?: ReactNode;
  readonly note?: ReactNode;
  /** Buttons. */
  readonly acts?: ReactNode;
  /** Whether it can be chosen: with `data-current` or a control with `aria-current` it has a ring. */
  readonly isChoice?: boolean;
  /** Renders the link or button that all parts but the first are in. */
  readonly renderLine?: (line: {
    readonly className: string | undefined;
    readonly children: ReactNode;
  }) => ReactNode;
}

/**
 * One line of what happened or needs attention; two lines on phones, and on paper with lines for
 * the pen. A part that is absent has no column, an empty one has.
 */
export function Record({
  form,
  tone,
  lead,
  kind,
  code,
  subject,
  text,
  effect,
  place,
  station,
  age,
  who,
  note,
  acts,
  title = typeof text === "string" ? text : undefined,
  isChoice = false,
  renderLine,
  ...attributes
}: RecordProps) {
  const isLong = typeof kind === "string" && kind.length > LONG_KIND;
  const parts: { readonly [name: string]: ReactNode } = {
    kind: tone === undefined ? kind : <StatusLabel tone={tone}>{kind}</StatusLabel>,
    code,
    subject: typeof subject === "string" ? <ContestantName name={subject} country="" /> : subject,
    text,
    effect,
    place,
    station,
    age,
    who,
    note,
    acts,
  };
  const children = Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => (
      <span
        key={name}
        className={styles[name]}
        translate={name === "code" ? "no" : undefined}
        data-long={(name === "kind" && isLong) || undefined}
        title={name === "text" ? title : name === "effect" ? effect : undefined}
      >
        {part}
      </span>
    ));
  return (
    <li
      {...attributes}
      className={joinClassNames(styles["record"], styles[form], isChoice && styles["choice"])}
    >
      {lead !== undefined && <span className={styles["lead"]}>{lead}</span>}
      {renderLine?.({ className: styles["line"], children }) ?? children}
    </li>
  );
}

interface RecordTickProps {
  readonly label: string;
  readonly isTicked: boolean;
}

/** A box to tick before a record; the list handles its clicks. On paper it is for the pen. */
export function RecordTick({ label, isTicked }: RecordTickProps) {
  return (
    <label className={styles["tick"]}>
      <input type="checkbox" tabIndex={-1} checked={isTicked} readOnly aria-label={label} />
    </label>
  );
}
