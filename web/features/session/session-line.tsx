import { useMutation, useQueryClient } from "@tanstack/react-query";
import { navigate } from "#web/routing/navigate.ts";
import { Link, useLocation } from "#web/routing/routing.tsx";
import { useEffect } from "react";
import type { SignedOut } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSession, sessionQuery } from "#web/api/app-data-provider.tsx";
import { useFailure } from "#web/api/describe-failure.ts";
import { openSignInSheet, useSessionState, waitsForSignIn } from "#web/api/session-watch.ts";
import { sendJson } from "#web/api/send-json.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

/** Texts and paths of the ways to sign out. */
const SIGN_OUTS = [
  ["out", apiPaths.session],
  ["everywhere", apiPaths.sessionEverywhere],
] as const;

/** Name of the user and sign-out, or a sign-in link; nothing if sign-in is not configured. */
export function SessionLine() {
  const messages = useMessages("session");
  const session = useSession();
  // The URL in the address bar: a match in a sheet has its own.
  const currentUrl = useLocation(() => location.pathname + location.search);
  const { mutate: signOut, error } = useMutation({
    mutationFn: (path: string) => sendJson<SignedOut>("DELETE", path),
    // A full page load drops all data that only staff may see.
    onSuccess: ({ provider }) => {
      if (provider === null) location.reload();
      else location.assign(provider);
    },
  });
  const failure = useFailure(error);
  const { phase } = useSessionState();
  useSignInRedirect();
  if (session === undefined || session.signIn === null) return null;
  if (session.name === null) {
    return (
      <Link to="/sign-in" className="link-button" search={{ to: currentUrl }}>
        {messages.title}
      </Link>
    );
  }
  if (phase === "ended") {
    return (
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        onClick={openSignInSheet}
      >
        {messages.again}
      </button>
    );
  }
  return (
    <>
      <span>{messages.signedIn(session.name)}</span>
      {SIGN_OUTS.map(([label, path]) => (
        <button key={label} type="button" className="link-button" onClick={() => signOut(path)}>
          {messages[label]}
        </button>
      ))}
      {failure !== null && <span role="alert">{failure}</span>}
    </>
  );
}

/** Redirects to sign-in when a request fails with 401, unless it waits for a sign-in on this page. */
function useSignInRedirect(): void {
  const client = useQueryClient();
  useEffect(() => {
    /** @param isOptional Whether the page works without the response. */
    const redirectToSignIn = async (isOptional: boolean): Promise<void> => {
      if (await waitsForSignIn()) return;
      const { name, signIn } = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      const { pathname, search } = location;
      if (name !== null || signIn === null || isOptional || pathname === "/sign-in") return;
      await navigate({ to: "/sign-in", search: { to: pathname + search } });
    };
    return client.getQueryCache().subscribe(({ query, type }) => {
      const { error } = query.state;
      if (type !== "updated" || !(error instanceof ApiError) || error.status !== 401) return;
      const isDeskQuery = query.queryKey[0] === "desk";
      void redirectToSignIn(isDeskQuery && !/^\/desk(\/|$)/.test(location.pathname));
    });
  }, [client]);
}
