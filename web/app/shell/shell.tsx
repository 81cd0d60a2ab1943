import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ErrorBoundary } from "#web/routing/error-boundary.tsx";
import { Outlet, useLocation, useSearch } from "#web/routing/routing.tsx";
import { metaQuery } from "#web/api/meta.ts";
import {
  useIsMetaLoaded,
  sessionQuery,
  useAreStaffFlagsSettled,
  useIsStaff,
} from "#web/api/app-data-provider.tsx";
import { CrashPage } from "./crash-page.tsx";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import {
  type StaffStaleDataProps,
  StaleDataBar,
} from "#web/features/freshness/freshness-stamp.tsx";
import { useOpenDialog, setOpenDialog } from "#web/hooks/dialog.ts";
import { releaseKeys } from "#web/hooks/hold-keys.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { GameFilter, Header } from "./header.tsx";
import { OptionalPart } from "./optional-part.tsx";
import { LazyStaffStaleData, LazyDeskLink } from "./staff-parts.ts";
import { useGlobalShortcuts } from "./use-shortcuts.ts";
import styles from "./shell.module.css";
import { Icon } from "#web/kit/icon.tsx";
import { MainPageLinks } from "./main-page-links.tsx";

const PageFrame = createLazyComponent<"PageFrame", { readonly ready: boolean }>(
  () => import("./after-first-page.ts"),
  "PageFrame",
);
const Dialogs = createLazyComponent(() => import("./dialogs.tsx"), "Dialogs");

const SKIP = joinClassNames(styles["skip"], "button button-ink");

const BRACKET_PATH = /^\/tournaments\/[^/]+\/[^/]+\/bracket\//;

/** Layout around every page. Renders the page after meta and session have been loaded. */
export function Shell() {
  const messages = useFirstPageMessages();
  const meta = useQuery(metaQuery);
  // The time zone depends on whether the viewer is staff.
  const session = useQuery(sessionQuery);
  const { open, game } = useSearch({ from: "__root__" });
  const dialog = useOpenDialog();
  useGlobalShortcuts();
  const ready = useIsMetaLoaded() && !session.isPending;
  const isBracket = useLocation(({ pathname }) => BRACKET_PATH.test(pathname));
  return (
    <>
      {isBracket && (
        <button type="button" className={SKIP} onClick={focusBracket}>
          {messages.nav.skipToBracket}
        </button>
      )}
      <button type="button" className={SKIP} onClick={focusContent}>
        {messages.nav.skip}
      </button>
      <Header ready={ready} />
      {ready && <StaleDataBar Staff={StaffStaleData} />}
      {game !== "" && <div className={styles["game"]}>{ready && <GameFilter />}</div>}
      <main className={styles["main"]} tabIndex={-1}>
        {ready && <Outlet />}
        {!ready && (
          <div className={meta.error === null ? "first-frame" : "page-inset"}>
            <LoadingState error={meta.error} />
          </div>
        )}
      </main>
      {ready && (dialog !== null || open !== "") && (
        // An update of Matchdesk may have removed the file: the page itself keeps working.
        <ErrorBoundary
          resetKey={`${open} ${dialog}`}
          renderFailure={(error) => <CrashPage error={error} />}
          onError={releaseKeys}
        >
          <Suspense>
            <Dialogs />
          </Suspense>
        </ErrorBoundary>
      )}
      <OptionalPart>
        <PageFrame ready={ready} />
      </OptionalPart>
      <BottomBar />
    </>
  );
}

function StaffStaleData(props: StaffStaleDataProps) {
  return (
    <OptionalPart fallback={props.text}>
      <LazyStaffStaleData {...props} />
    </OptionalPart>
  );
}

function focusContent(): void {
  document.querySelector("main")?.focus();
}

/** Focuses the card that Tab reaches first; the content while there is no bracket. */
function focusBracket(): void {
  const card = document.querySelector<HTMLElement>('[data-place][tabindex="0"]');
  if (card === null) focusContent();
  else card.focus();
}

/** Page links at the bottom of narrow screens. The last one is Desk; for viewers, the search. */
function BottomBar() {
  const { nav } = useFirstPageMessages();
  const isStaff = useIsStaff();
  const areMarksSettled = useAreStaffFlagsSettled();
  return (
    <nav className={joinClassNames(styles["bar"], "surface line-above")} aria-label={nav.label}>
      <MainPageLinks hasIcons />
      {areMarksSettled && isStaff && (
        <OptionalPart>
          <LazyDeskLink hasIcon />
        </OptionalPart>
      )}
      {areMarksSettled && !isStaff && (
        <button
          type="button"
          className="tab text-code"
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
