/** Components that every page needs, but only after the first page is on screen. */
import { useIsMetaLoaded, useMeta, useSession } from "#web/api/app-data-provider.tsx";
import { formatDataTime } from "#core/lib/format-data-time.ts";
import { useDataTime } from "#web/api/data-time.ts";
import { useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { SessionLine } from "#web/features/session/session-line.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./late-parts.module.css";
import { navigate } from "#web/routing/navigate.ts";
import { Link, useLocation, useSearch } from "#web/routing/routing.tsx";
import { createLazyComponent } from "#web/kit/create-lazy-component.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Select } from "#web/kit/select.tsx";
import { Text } from "#web/kit/text.tsx";
import { useLayoutEffect } from "react";
import { getPrintHead } from "#web/hooks/print-head.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { OptionalPart } from "./optional-part.tsx";

/** Pages that filter by game. On any other page, choosing a game opens the Now page. */
const FILTERED_PAGES = new Set(["/", "/matches", "/tournaments", "/schedule"]);

const SignInSheet = createLazyComponent<"SignInSheet", object>(
  () => import("#web/features/session/sign-in-sheet.tsx"),
  "SignInSheet",
);

/** Footer of every page: embed builder, preferences, shortcuts, time zone and session. */
function PageFooter() {
  const { nav } = useFirstPageMessages();
  const { actions } = useMessages("palette");
  return (
    <footer className={styles["foot"]}>
      <Link to="/share" className="link-button" current="pages">
        {nav.share}
      </Link>
      <button type="button" className="link-button" onClick={() => setOpenDialog("preferences")}>
        {actions.preferences}
      </button>
      <button
        type="button"
        className={joinClassNames("link-button", styles["keys"])}
        aria-keyshortcuts="?"
        onClick={() => setOpenDialog("shortcuts")}
      >
        {actions.shortcuts}
      </button>
      {useIsMetaLoaded() && <ZoneLine />}
      <span className={styles["session"]}>
        <SessionLine />
      </span>
    </footer>
  );
}

function ZoneLine() {
  const { nav } = useFirstPageMessages();
  const { name, isVenue } = useTimeZone();
  return (
    <span>
      {isVenue ? nav.venue : nav.yourTime}: {name}
    </span>
  );
}

/** Line below every page about hidden scores, with a button that shows them. */
function HiddenScoresBar() {
  const { scoresHidden } = useMessages("preferences");
  const { show } = useMessages("common").words;
  useRootStyle({ "--notice": "2.5rem" });
  return (
    <p className={styles["notice"]} data-screen-only>
      {scoresHidden}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          changePreferences({ scores: "shown" });
        }}
      >
        {show}
      </button>
    </p>
  );
}

/** Select for the game that lists show. Renders nothing if there are fewer than two games. */
export function GameFilter() {
  const { nav } = useFirstPageMessages();
  const { actions } = useMessages("palette");
  const { games } = useMeta();
  const { game } = useSearch({ from: "__root__" });
  const pathname = useLocation((location) => location.pathname);
  if (games.length < 2) return null;
  return (
    <Select
      label={nav.game}
      look="bare"
      value={game}
      options={[
        { value: "", label: actions.allGames },
        ...games.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(slug) => {
        void navigate(
          FILTERED_PAGES.has(pathname)
            ? { to: ".", search: (search) => ({ ...search, game: slug }) }
            : { to: "/", search: { game: slug } },
        );
      }}
    />
  );
}

/**
 * The footer, the head and foot of printed sheets except those of a bracket, which has its own, the
 * line about hidden scores, and what asks staff to sign in again.
 */
export function PageFrame({ ready }: { readonly ready: boolean }) {
  const isPrinting = usePrinting();
  const session = useSession();
  const isHidden = usePreferences().scores === "hidden";
  return (
    <>
      <PageFooter />
      {ready && isPrinting && <Frame />}
      {ready && isHidden && <HiddenScoresBar />}
      {ready && session !== undefined && session.name !== null && session.signIn !== null && (
        <OptionalPart>
          <SignInSheet />
        </OptionalPart>
      )}
    </>
  );
}

function Frame() {
  const { bracket } = useMessages("common");
  const venue = useVenueFormat();
  const { dataAt, dataSite } = useDataTime();
  const { title, fact, detail, foot } = getPrintHead();
  const age =
    dataAt === null
      ? ""
      : bracket.dataFrom(formatDataTime(venue.dateTime(Date.parse(dataAt)), dataSite));
  const address = location.host + decodeURI(location.pathname);
  useRootStyle({
    "--print-address": quote(foot === undefined ? address : `${foot} · ${address}`),
    "--print-foot": `${quote(age)} "   " counter(page) " / " counter(pages)`,
  });
  return (
    <div className="print-frame">
      <div>
        <Text as="p" type="title" className={styles["title"]}>
          <bdi dir="auto" translate="no">
            {title}
          </bdi>
        </Text>
        <div className={styles["facts"]}>
          <Text as="p" type="section">
            {fact}
          </Text>
          <p>{detail}</p>
        </div>
      </div>
    </div>
  );
}

/** Sets properties of the root, the only element that the margins of a sheet inherit from. */
function useRootStyle(properties: Readonly<Record<`--${string}`, string>>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  });
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
}
