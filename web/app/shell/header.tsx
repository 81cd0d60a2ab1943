import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useDeskMarksAsked, useIsStaff } from "#web/api/reader.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Stamp } from "#web/features/freshness/stamp.tsx";
import { GameFilter } from "./game-filter.tsx";
import { Optional } from "./optional.tsx";
import { SearchBox } from "./search-box.tsx";
import { DeskLink, DeskSignals } from "./staff-parts.ts";
import { VenueClock } from "./venue-clock.tsx";
import styles from "./header.module.css";

interface HeaderProps {
  /** Whether the server has answered once: before, only the names of the pages are known. */
  readonly ready: boolean;
}

/** The head of every page: where one can go, what is shown, how late it is. */
export function Header({ ready }: HeaderProps) {
  const { nav, product } = useMessages();
  const isStaff = useIsStaff();
  const isAsked = useDeskMarksAsked();
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["product"]}>
        {product}
      </Link>
      <nav className={styles["nav"]} aria-label={nav.label}>
        <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
          {nav.now}
        </Link>
        <Link to="/matches" activeOptions={{ includeSearch: false }}>
          {nav.matches}
        </Link>
        <Link to="/tournaments">{nav.tournaments}</Link>
        <Link to="/schedule" activeOptions={{ includeSearch: false }}>
          {nav.schedule}
        </Link>
        {ready && isStaff && (
          <span className={styles["desk"]}>
            <Optional>
              <Suspense>
                <DeskLink />
                <DeskSignals />
              </Suspense>
            </Optional>
          </span>
        )}
      </nav>
      {/* After the names of the pages: nothing known before moves when it comes. */}
      {ready && isAsked && <GameFilter />}
      <SearchBox />
      <div className={styles["time"]}>
        {ready && (
          <>
            <Stamp />
            <VenueClock />
          </>
        )}
      </div>
    </header>
  );
}
