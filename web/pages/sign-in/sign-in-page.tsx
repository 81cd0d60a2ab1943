import { useSearch } from "@tanstack/react-router";
import { apiPaths } from "#core/paths/paths.ts";
import { safePath } from "#core/lib/safe-path.ts";
import { useSession } from "#web/api/reader.tsx";
import { PageColumn } from "#web/components/page-column.tsx";
import { useSessionWords } from "#web/i18n/session-words.ts";
import { useWords } from "#web/i18n/words.ts";
import { PasswordForm } from "./password-form.tsx";
import styles from "./sign-in-page.module.css";

/** Where staff sign in; afterwards they are where they wanted to go. */
export function SignInPage() {
  const { product } = useWords();
  const words = useSessionWords();
  const { to, problem } = useSearch({ from: "/sign-in" });
  return (
    <PageColumn width="text">
      <title>{`${words.title} · ${product}`}</title>
      <div className={styles["page"]}>
        <h1 className={styles["title"]}>{isSecureContext ? words.title : words.https}</h1>
        {isSecureContext ? <Ways to={safePath(to)} problem={problem} /> : <NeedsHttps />}
      </div>
    </PageColumn>
  );
}

/** @param props.to A path of ours. */
function Ways({ to, problem }: { readonly to: string; readonly problem: string }) {
  const words = useSessionWords();
  const session = useSession();
  if (session === undefined) return null;
  const { name, signIn } = session;
  if (signIn === null) return <p>{words.none}</p>;
  if (name !== null) {
    return (
      <>
        <p>{words.signedIn(name)}</p>
        {/* Read anew: what was on screen before may not have been all of it. */}
        <a className={styles["ink"]} href={to}>
          {words.goOn}
        </a>
      </>
    );
  }
  return (
    <>
      <p>{words.intro}</p>
      {problem !== "" && (
        <p role="alert" className={styles["problem"]}>
          {problem === "refused" ? words.refused : words.failed}
        </p>
      )}
      {signIn === "password" ? (
        <PasswordForm to={to} />
      ) : (
        <a className={styles["ink"]} href={apiPaths.sessionOidc(to)}>
          {words.provider}
        </a>
      )}
    </>
  );
}

/** What to do instead of typing a password that anybody could read on its way. */
function NeedsHttps() {
  const words = useSessionWords();
  return (
    <>
      <p>{words.httpsWhy}</p>
      <ul className={styles["how"]}>
        {words.httpsHow.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  );
}
