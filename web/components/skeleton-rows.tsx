import { SECOND } from "#core/lib/time.ts";
import { useElapsed } from "#web/hooks/use-elapsed.ts";
import { useMessages } from "#web/i18n/messages.ts";
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
