import { Link, useSearch } from "#web/routing/routing.tsx";
import { apiPaths } from "#core/paths/paths.ts";
import { sanitizeRedirectPath } from "#core/lib/sanitize-redirect-path.ts";
import { useAreStaffFlagsSettled, useSession } from "#web/api/app-data-provider.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { PasswordForm } from "#web/features/session/password-form.tsx";
import styles from "./sign-in-page.module.css";
import { MINUTE } from "#core/lib/time.ts";
import { createNowPageFilters, useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useViewportHeight } from "#web/hooks/use-viewport-height.ts";

const { live: LIVE } = createNowPageFilters("");

/** Number of rows in a low or narrow window. */
const FEWEST_ROWS = 7;

/** Heights of a row, and of all that is above and below the rows, in rem. */
const ROW_HEIGHT = 2.3125;

const HEIGHT_AROUND = 9;

/** Sign-in page of staff; continues to the requested page afterwards. */
export function SignInPage() {
  const { product } = useFirstPageMessages();
  const messages = useMessages("session");
  const { to, problem, part } = useSearch({ from: "/sign-in" });
  return (
    <div className={styles["columns"]}>
      <title>{`${messages.title} · ${product}`}</title>
      <Stack gap={4}>
        <Text as="h1" type="page">
          {isSecureContext ? messages.title : messages.https}
        </Text>
        {isSecureContext ? (
          <SignInMethod
            to={sanitizeRedirectPath(to)}
            problem={problem}
            isForOtherTab={part === "tab"}
          />
        ) : (
          <NeedsHttps />
        )}
      </Stack>
      <LiveMatches />
    </div>
  );
}

interface SignInMethodProps {
  /** Path on this site to open afterwards. */
  readonly to: string;
  readonly problem: string;
  /** Whether another tab continues after the sign-in. */
  readonly isForOtherTab: boolean;
}

/** Sign-in method of this server. */
function SignInMethod({ to, problem, isForOtherTab }: SignInMethodProps) {
  const messages = useMessages("session");
  const session = useSession();
  // Otherwise a keyboard on the screen would cover the page.
  const hasKeyboard = useMediaQuery("(pointer: fine)");
  if (session === undefined) return null;
  const { name, signIn } = session;
  if (signIn === null) {
    return (
      <>
        <p>{messages.none}</p>
        <Link className="button button-ink" to="/desk">
          {messages.openDesk}
        </Link>
      </>
    );
  }
  if (name !== null) {
    return (
      <>
        <p>{messages.signedIn(name)}</p>
        {isForOtherTab ? (
          <p>{messages.canClose}</p>
        ) : (
          // A full page load, because the pages shown before may lack content for staff.
          <a className="button button-ink" href={to}>
            {messages.goOn}
          </a>
        )}
      </>
    );
  }
  return (
    <>
      <p>{messages.intro}</p>
      {problem !== "" && (
        <p role="alert" className="tone-conflict">
          {/* The general reason if the URL names none. */}
          {new Map(Object.entries(messages.problems)).get(problem) ?? messages.problems.failed}
        </p>
      )}
      {signIn === "password" ? (
        <PasswordForm
          name={null}
          hasFocus={hasKeyboard}
          // A full page load, so that no data of the previous user remains.
          onSignedIn={() => location.replace(to)}
        />
      ) : (
        <a className="button button-ink" href={apiPaths.sessionOidc(to)}>
          {messages.provider}
        </a>
      )}
    </>
  );
}

/** Explains why sign-in needs HTTPS, and how to set it up. */
function NeedsHttps() {
  const messages = useMessages("session");
  return (
    <>
      <p>{messages.httpsWhy}</p>
      <ul className={styles["how"]}>
        {messages.httpsHow.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** The public live matches beside the form; nothing while there are none. */
function LiveMatches() {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { data } = useMatches(LIVE);
  // On phones the form is above.
  const isFormShown = useSession() !== undefined;
  // Flags that come later would move the rows.
  const areFlagsSettled = useAreStaffFlagsSettled();
  const count = useFittingRows();
  const matches = data?.matches ?? [];
  if (!isFormShown || !areFlagsSettled || matches.length === 0) return null;
  return (
    <section data-screen-only>
      <SectionHeading
        mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
        aside={matches.length > count && <Link to="/matches">{messages.now.showAll}</Link>}
      >
        {messages.now.live(matches.length)}
      </SectionHeading>
      <MatchLines matches={matches.slice(0, count)} now={now} venue={venue} />
    </section>
  );
}

/** Returns the number of rows that fit beside the form, without scrolling. */
function useFittingRows(): number {
  const isBeside = useMediaQuery("(width >= 720px)");
  const rows = Math.floor((useViewportHeight() - HEIGHT_AROUND) / ROW_HEIGHT);
  return isBeside ? Math.max(FEWEST_ROWS, rows) : FEWEST_ROWS;
}
