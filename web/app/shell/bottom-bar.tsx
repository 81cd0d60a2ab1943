import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useIsStaff } from "#web/api/desk-marks.ts";
import { showOverlay } from "#web/hooks/overlay.ts";
import { useWords } from "#web/hooks/words.ts";
import { DeskLink } from "./staff-parts.ts";
import styles from "./bottom-bar.module.css";

interface BottomBarProps {
  /** Whether the server has answered once: before, nobody needs anything at the desk. */
  readonly ready: boolean;
}

/** The pages, where a thumb reaches them. */
export function BottomBar({ ready }: BottomBarProps) {
  const { nav } = useWords();
  const isStaff = useIsStaff();
  return (
    <nav className={styles["bar"]} aria-label={nav.label}>
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
      {ready && isStaff && (
        <Suspense fallback={<span />}>
          <DeskLink />
        </Suspense>
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
    </nav>
  );
}
