import type { ReactNode } from "react";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import styles from "./list-and-details.module.css";

/** Width from which the details are beside the list; below it they open as a sheet. */
const WIDE = "(width >= 1200px)";

/** Returns whether the details of the selected row are beside the list. */
export function useHasDetailsBeside(): boolean {
  return useMediaQuery(WIDE);
}

interface ListAndDetailsProps {
  /** Accessible name of the details. */
  readonly label: string;
  readonly list: ReactNode;
  /** Details of the selected row; not rendered if they are not beside the list. */
  readonly details: ReactNode;
}

/** A list over the full width, with the details of its selected row beside it if the window is wide. */
export function ListAndDetails({ label, list, details }: ListAndDetailsProps) {
  const isBeside = useHasDetailsBeside();
  return (
    <div className={styles["columns"]}>
      <div>{list}</div>
      {isBeside && (
        <aside className={styles["details"]} data-screen-only aria-label={label}>
          {details}
        </aside>
      )}
    </div>
  );
}
