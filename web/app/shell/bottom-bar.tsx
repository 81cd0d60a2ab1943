import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useDeskMarksAsked, useIsStaff } from "#web/api/reader.tsx";
import { showOverlay } from "#web/hooks/overlay.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Optional } from "./optional.tsx";
import { DeskLink } from "./staff-parts.ts";
import styles from "./bottom-bar.module.css";

/** The pages, where a thumb reaches them; all at once, for staff have one more. */
export function BottomBar() {
  const { nav } = useMessages();
  const isStaff = useIsStaff();
  const isAsked = useDeskMarksAsked();
  return (
    <nav className={styles["bar"]} aria-label={nav.label}>
      <Suspense>
        {isAsked && (
          <>
            <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
              {nav.now}
            </Link>
            <Link to="/matches" activeOptions={{ includeSearch: false }}>
              {nav.matches}
            </Link>
            <Link to="/tournaments">{nav.events}</Link>
            <Link to="/schedule" activeOptions={{ includeSearch: false }}>
              {nav.schedule}
            </Link>
            {isStaff && (
              <Optional>
                <DeskLink />
              </Optional>
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                showOverlay("palette");
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
