import type { ReactNode } from "react";
import { unresolvedWords } from "#core/i18n/unresolved-words.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useWordsOf } from "#web/i18n/words.ts";
import styles from "./unresolved-section.module.css";

interface UnresolvedSectionProps {
  readonly count: number;
  /** Their rows. */
  readonly children: ReactNode;
}

/** Lists the matches that did not end and will not be played any more; nothing if there are none. */
export function UnresolvedSection({ count, children }: UnresolvedSectionProps) {
  const words = useWordsOf(unresolvedWords);
  if (count === 0) return null;
  return (
    <section className={styles["section"]}>
      <SectionHeading aside={words.aside}>{words.heading(count)}</SectionHeading>
      {children}
    </section>
  );
}
