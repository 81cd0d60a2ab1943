import type { ReactNode } from "react";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { PageTitle } from "./page-title.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
  readonly title: string;
  /** Tabs, filters and actions on the line of the title. */
  readonly children?: ReactNode;
}

/** First line of a main page: its title, then tabs, filters and actions. Sets the browser title. */
export function PageHead({ title, children }: PageHeadProps) {
  const { product } = useFirstPageMessages();
  return (
    <div className={styles["head"]} data-screen-only>
      <title>{`${title} · ${product}`}</title>
      <PageTitle className={styles["title"]}>{title}</PageTitle>
      {children}
    </div>
  );
}
