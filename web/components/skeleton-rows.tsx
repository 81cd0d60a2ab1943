import { SECOND } from "#core/lib/time.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useEffect, useState } from "react";
import styles from "./skeleton-rows.module.css";

/** When waiting is worth a word. */
const PATIENCE = 8 * SECOND;

interface SkeletonRowsProps {
  readonly count?: number;
}

/** Still blocks at the height of real rows, after a moment of nothing; a sentence after a long one. */
export function SkeletonRows({ count = 6 }: SkeletonRowsProps) {
  const messages = useMessages();
  const long = useElapsed(PATIENCE);
  return (
    <output className={styles["rows"]}>
      <span className="visually-hidden">{messages.loading.label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles["row"]} aria-hidden="true" />
      ))}
      {long && <span className={styles["still"]}>{messages.loading.still}</span>}
    </output>
  );
}

/** True once the component has been on screen for `milliseconds`. */
function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setElapsed(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return elapsed;
}
