import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useAreDeskMarksSettled, useIsStaff } from "#web/api/app-data-provider.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { FreshnessStamp } from "#web/features/freshness/freshness-stamp.tsx";
import { GameFilter } from "./game-filter.tsx";
import { NAV_ENTRIES } from "./nav-entries.ts";
import { OptionalPart } from "./optional-part.tsx";
import { LazyDeskLink, LazyStaffAlerts } from "./staff-parts.ts";
import { showOverlay } from "#web/hooks/dialog.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenue, useZone } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import styles from "./header.module.css";

interface HeaderProps {
  /** Whether the server has answered once: before, only the names of the pages are known. */
  readonly ready: boolean;
}

/** The head of every page: where one can go, what is shown, how late it is. */
export function Header({ ready }: HeaderProps) {
  const { nav, product } = useMessages();
  const isStaff = useIsStaff();
  const isAsked = useAreDeskMarksSettled();
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["product"]}>
        {product}
      </Link>
      <nav className={styles["nav"]} aria-label={nav.label}>
        {NAV_ENTRIES.map(({ to, label, activeOptions }) => (
          <Link key={to} to={to} activeOptions={activeOptions}>
            {nav[label]}
          </Link>
        ))}
        {ready && isStaff && (
          <span className={styles["desk"]}>
            <OptionalPart>
              <Suspense>
                <LazyDeskLink />
                <LazyStaffAlerts />
              </Suspense>
            </OptionalPart>
          </span>
        )}
      </nav>
      {/* After the names of the pages: nothing known before moves when it comes. */}
      {ready && isAsked && <GameFilter />}
      <SearchBox />
      <div className={styles["time"]}>
        {ready && (
          <>
            <FreshnessStamp />
            <VenueClock />
          </>
        )}
      </div>
    </header>
  );
}

/** Opens the palette; looks like a search field. */
function SearchBox() {
  const { nav } = useMessages();
  return (
    <button
      type="button"
      className={styles["search"]}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        showOverlay("palette");
      }}
    >
      <span>{nav.search}</span>
      <kbd className={styles["key"]}>{nav.searchKey}</kbd>
    </button>
  );
}

/** The time at the venue, by the server's clock. */
function VenueClock() {
  const { nav } = useMessages();
  const now = useServerNow(MINUTE);
  const time = useVenue().time(now);
  const { isVenue } = useZone();
  return (
    <time className={styles["clock"]} dateTime={new Date(now).toISOString()}>
      <span className={styles["clockTime"]}>{time}</span>
      <span className={styles["venue"]}>{isVenue ? nav.venue : nav.yourTime}</span>
    </time>
  );
}
