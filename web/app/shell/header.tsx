import { Link } from "#web/routing/routing.tsx";
import { useAreStaffFlagsSettled, useIsStaff } from "#web/api/app-data-provider.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { FreshnessStamp } from "#web/features/freshness/freshness-stamp.tsx";
import { PageTitleSlot } from "#web/features/page-title/page-title-slot.tsx";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { OptionalPart } from "./optional-part.tsx";
import { MainPageLinks } from "./main-page-links.tsx";
import { LazyDeskLink, LazyStaffAlerts } from "./staff-parts.ts";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat, useTimeZone } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import styles from "./header.module.css";

const LazyGameFilter = createLazyComponent<"GameFilter", object>(
  () => import("./after-first-page.ts"),
  "GameFilter",
);

interface HeaderProps {
  /** Whether meta and session have been loaded. Until then only page links and search are shown. */
  readonly ready: boolean;
}

/** Header of every page: page links, game filter, search, data age and clock. */
export function Header({ ready }: HeaderProps) {
  const { nav, product } = useFirstPageMessages();
  const isStaff = useIsStaff();
  const areMarksSettled = useAreStaffFlagsSettled();
  return (
    <header className={styles["header"]}>
      <PageTitleSlot />
      <Link to="/" className={joinClassNames(styles["product"], "text-minor plain-link")}>
        {product}
      </Link>
      <nav className={styles["nav"]} aria-label={nav.label}>
        <MainPageLinks />
        {ready && isStaff && (
          <span className={styles["desk"]}>
            <OptionalPart>
              <LazyDeskLink />
              <LazyStaffAlerts />
            </OptionalPart>
          </span>
        )}
        <Link to="/share" className={joinClassNames("tab", styles["wide"])} current="pages">
          {nav.share}
        </Link>
      </nav>
      {/* After the page links, so that they do not move when it appears. */}
      {ready && areMarksSettled && (
        <span className={styles["wide"]}>
          <GameFilter />
        </span>
      )}
      <FindButton isOnPhones={ready && isStaff} />
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

/** Select for the game that lists show, loaded after the first page. */
export function GameFilter() {
  return (
    <OptionalPart>
      <LazyGameFilter />
    </OptionalPart>
  );
}

/**
 * Button that opens the palette, styled as a search field. Phones may have it at the bottom
 * instead.
 */
function FindButton({ isOnPhones }: { readonly isOnPhones: boolean }) {
  const { nav } = useFirstPageMessages();
  return (
    <button
      type="button"
      className={styles["find"]}
      data-on-phones={isOnPhones || undefined}
      aria-label={nav.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        setOpenDialog("palette");
      }}
    >
      <span className={styles["box"]}>
        <Icon name="magnifying-glass" />
        <span className={joinClassNames(styles["wide"], "cut-shrinking")}>{nav.search}</span>
        <span className={joinClassNames(styles["narrow"], styles["findText"])}>{nav.find}</span>
        <kbd className={joinClassNames(styles["wide"], styles["key"], "key-cap")}>
          {nav.searchKey}
        </kbd>
      </span>
    </button>
  );
}

/** The server's current time, in the viewer's or the venue's zone. */
function VenueClock() {
  const { nav } = useFirstPageMessages();
  const now = useServerNow(MINUTE);
  const time = useVenueFormat().time(now);
  const { isVenue } = useTimeZone();
  return (
    <time
      className={joinClassNames(styles["clock"], "row baseline")}
      dateTime={new Date(now).toISOString()}
    >
      <span className="text-clock">{time}</span>
      <span className={joinClassNames(styles["wide"], "text-meta tone-faint")}>
        {isVenue ? nav.venue : nav.yourTime}
      </span>
    </time>
  );
}
