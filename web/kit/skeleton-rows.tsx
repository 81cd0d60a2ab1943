import { SECOND } from "#core/lib/time.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useEffect, useState } from "react";
import styles from "./skeleton-rows.module.css";

/** Time after which a text explains the delay, in milliseconds. */
const TEXT_DELAY = 8 * SECOND;

interface SkeletonRowsProps {
  readonly count?: number;
}

/** Skeleton rows as high as real ones, after a short delay; a text after 8 s. */
export function SkeletonRows({ count = 6 }: SkeletonRowsProps) {
  const messages = useFirstPageMessages();
  const isLong = useElapsed(TEXT_DELAY);
  return (
    <output className={styles["rows"]}>
      <span className="visually-hidden">{messages.loading.label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton-row" aria-hidden="true" />
      ))}
      {isLong && <span className={styles["still"]}>{messages.loading.still}</span>}
    </output>
  );
}

/** Returns whether the component has been on screen for `milliseconds`. */
function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setElapsed(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return hasElapsed;
}
