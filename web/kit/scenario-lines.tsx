import styles from "./scenario-lines.module.css";

interface ScenarioLinesProps {
  /** At least one. */
  readonly lines: readonly {
    /** The contestant's own result; "" if the line does not depend on one. */
    readonly own: string;
    readonly text: string;
    /** True if the line states a fate without a condition. */
    readonly isCertain: boolean;
  }[];
}

/** Whether a contestant can still advance: one line per own result, or one for all. */
export function ScenarioLines({ lines }: ScenarioLinesProps) {
  return (
    <div className={styles["box"]}>
      <ul className={styles["lines"]}>
        {lines.map(({ own, text, isCertain }) => (
          <li key={own} className={styles["line"]} data-certain={isCertain}>
            {own !== "" && <span className={styles["own"]}>{own}</span>}
            <span className={styles["text"]}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
