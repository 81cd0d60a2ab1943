import type { ReactNode } from "react";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { Sheet, type SheetProps } from "./sheet.tsx";
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
  /** Details of the selected row; beside the list, or in the sheet. */
  readonly details: ReactNode;
  /** The sheet with the details if they are not beside the list; `false` or absent while it is closed. */
  readonly sheet?: Omit<SheetProps, "children"> | false;
}

/** A list with the details of its selected row: beside it in a wide window, else in a sheet. */
export function ListAndDetails({ label, list, details, sheet = false }: ListAndDetailsProps) {
  const isBeside = useHasDetailsBeside();
  return (
    <div className={styles["columns"]}>
      <div>{list}</div>
      {isBeside && (
        <aside className={styles["details"]} data-screen-only aria-label={label}>
          {details}
        </aside>
      )}
      {!isBeside && sheet !== false && <Sheet {...sheet}>{details}</Sheet>}
    </div>
  );
}
