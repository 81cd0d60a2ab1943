import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./form-marks.module.css";

interface FormMarksProps {
  /** Oldest first. */
  readonly results: readonly ("won" | "drawn" | "lost")[];
}

/** Recent results, newest on the right: filled for a win, half for a draw, hollow for a loss. */
export function RecentResultMarks({ results }: FormMarksProps) {
  const messages = useMessages("contestant");
  const label = results.map((result) => messages.result[result]).join(", ");
  return (
    <span className={styles["form"]} title={label}>
      <span className="visually-hidden">{label}</span>
      {results.map((result, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a result is identified by its position only
        <span key={index} className={styles["mark"]} data-result={result} aria-hidden="true" />
      ))}
    </span>
  );
}
