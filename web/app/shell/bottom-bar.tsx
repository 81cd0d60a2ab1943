import { Suspense } from "react";
import { useAreStaffFlagsSettled, useIsStaff } from "#web/api/app-data-provider.tsx";
import { Icon } from "#web/components/icon.tsx";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { OptionalPart } from "./optional-part.tsx";
import { MainPageLinks } from "./main-page-links.tsx";
import { LazyDeskLink } from "./staff-parts.ts";
import styles from "./bottom-bar.module.css";

/** Page links at the bottom of narrow screens. The last one is Desk; for viewers, the search. */
export function BottomBar() {
  const { nav } = useFirstPageMessages();
  const isStaff = useIsStaff();
  const areMarksSettled = useAreStaffFlagsSettled();
  return (
    <nav className={styles["bar"]} aria-label={nav.label}>
      <MainPageLinks hasIcons />
      {areMarksSettled && isStaff && (
        <OptionalPart>
          <Suspense>
            <LazyDeskLink hasIcon />
          </Suspense>
        </OptionalPart>
      )}
      {areMarksSettled && !isStaff && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setOpenDialog("palette");
          }}
        >
          <Icon name="magnifying-glass" />
          <span>{nav.find}</span>
        </button>
      )}
    </nav>
  );
}
