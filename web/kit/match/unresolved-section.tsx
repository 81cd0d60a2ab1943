import type { ReactNode } from "react";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./match-groups.module.css";

interface UnresolvedSectionProps {
  readonly count: number;
  /** Rows of the matches. */
  readonly children: ReactNode;
}

/** Lists the matches that did not end and will not be played any more; nothing if there are none. */
export function UnresolvedSection({ count, children }: UnresolvedSectionProps) {
  const { unresolved: messages } = useMessages("common");
  if (count === 0) return null;
  return (
    <section className={styles["unresolved"]}>
      <SectionHeading aside={messages.aside}>{messages.heading(count)}</SectionHeading>
      {children}
    </section>
  );
}
