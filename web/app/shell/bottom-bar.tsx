import { Suspense } from "react";
import { useAreStaffFlagsSettled, useIsStaff } from "#web/api/app-data-provider.tsx";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { OptionalPart } from "./optional-part.tsx";
import { MainPageLinks } from "./main-page-links.tsx";
import { LazyDeskLink } from "./staff-parts.ts";
import styles from "./bottom-bar.module.css";

/** Page links at the bottom of narrow screens; all appear at once, with the link for staff. */
export function BottomBar() {
  const { nav } = useFirstPageMessages();
  const isStaff = useIsStaff();
  const areMarksSettled = useAreStaffFlagsSettled();
  return (
    <nav className={styles["bar"]} aria-label={nav.label}>
      <Suspense>
        {areMarksSettled && (
          <>
            <MainPageLinks length="shortLabel" />
            {isStaff && (
              <OptionalPart>
                <LazyDeskLink />
              </OptionalPart>
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setOpenDialog("palette");
              }}
            >
              {nav.find}
            </button>
          </>
        )}
      </Suspense>
    </nav>
  );
}
