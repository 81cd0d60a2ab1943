import type { ReactNode } from "react";
import { KeyHints } from "./key-hints.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./page-foot.module.css";

interface PageFootProps {
  readonly table: "desk" | "annotations" | "screens";
  /** Settings before the keys. */
  readonly children?: ReactNode;
}

/** The keys of a page of the desk. */
export function PageFoot({ table, children }: PageFootProps) {
  const { list } = useMessages("desk");
  return (
    <div className={styles["foot"]} data-screen-only>
      {children}
      <KeyHints table={table}>{list.notSent}</KeyHints>
    </div>
  );
}
