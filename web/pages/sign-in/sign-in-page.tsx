import { Link, useSearch } from "@tanstack/react-router";
import { apiPaths } from "#core/paths/paths.ts";
import { sanitizeRedirectPath } from "#core/lib/sanitize-redirect-path.ts";
import { useSession } from "#web/api/app-data-provider.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { LiveMatches } from "./live-matches.tsx";
import { PasswordForm } from "./password-form.tsx";
import styles from "./sign-in-page.module.css";

/** Sign-in page of staff; continues to the requested page afterwards. */
export function SignInPage() {
  const { product } = useFirstPageMessages();
  const messages = useMessages("session");
  const { to, problem } = useSearch({ from: "/sign-in" });
  return (
    <div className={styles["columns"]}>
      <title>{`${messages.title} · ${product}`}</title>
      <div className={styles["page"]}>
        <h1 className={styles["title"]}>{isSecureContext ? messages.title : messages.https}</h1>
        {isSecureContext ? (
          <SignInMethod to={sanitizeRedirectPath(to)} problem={problem} />
        ) : (
          <NeedsHttps />
        )}
      </div>
      <LiveMatches />
    </div>
  );
}

/** Sign-in method of this server. @param props.to Path on this site to open afterwards. */
function SignInMethod({ to, problem }: { readonly to: string; readonly problem: string }) {
  const messages = useMessages("session");
  const session = useSession();
  if (session === undefined) return null;
  const { name, signIn } = session;
  if (signIn === null) {
    return (
      <>
        <p>{messages.none}</p>
        <Link className={styles["ink"]} to="/desk">
          {messages.openDesk}
        </Link>
      </>
    );
  }
  if (name !== null) {
    return (
      <>
        <p>{messages.signedIn(name)}</p>
        {/* A full page load, because the pages shown before may lack content for staff. */}
        <a className={styles["ink"]} href={to}>
          {messages.goOn}
        </a>
      </>
    );
  }
  return (
    <>
      <p>{messages.intro}</p>
      {problem !== "" && (
        <p role="alert" className={styles["problem"]}>
          {problem === "refused" ? messages.refused : messages.failed}
        </p>
      )}
      {signIn === "password" ? (
        <PasswordForm to={to} />
      ) : (
        <a className={styles["ink"]} href={apiPaths.sessionOidc(to)}>
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
