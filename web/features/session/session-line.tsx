import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { SignedOut } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSession } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { sendJson } from "#web/api/send-json.ts";
import { sessionQuery } from "#web/api/session.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useSessionMessages } from "#web/i18n/session-messages.ts";

/** Who is signed in and how to leave, or the way to sign in; nothing where there is no sign-in. */
export function SessionLine() {
  const messages = useSessionMessages();
  const session = useSession();
  const all = useMessages();
  // As the address bar shows it: a match in a sheet has an address of its own.
  const here = useLocation({
    select: ({ maskedLocation, ...location }) => {
      const { pathname, searchStr } = maskedLocation ?? location;
      return pathname + searchStr;
    },
  });
  const { mutate: leave, error } = useMutation({
    mutationFn: (path: string) => sendJson<SignedOut>("DELETE", path),
    // Everything staff have read leaves with them.
    onSuccess: ({ provider }) => {
      if (provider === null) location.reload();
      else location.assign(provider);
    },
  });
  useSignInWhereNeeded();
  if (session === undefined || session.signIn === null) return null;
  if (session.name === null) {
    return (
      <Link to="/sign-in" search={{ to: here }}>
        {messages.title}
      </Link>
    );
  }
  return (
    <>
      <span>{messages.signedIn(session.name)}</span>
      <button
        type="button"
        onClick={() => {
          leave(apiPaths.session);
        }}
      >
        {messages.out}
      </button>
      <button
        type="button"
        onClick={() => {
          leave(apiPaths.sessionEverywhere);
        }}
      >
        {messages.everywhere}
      </button>
      {error !== null && <span role="alert">{describeFailure(error, all)}</span>}
    </>
  );
}

/** What is not public leads to sign-in and back: also where a session has ended meanwhile. */
function useSignInWhereNeeded(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    /** @param isExtra Missed by nobody who is no staff. */
    const leadToSignIn = async (isExtra: boolean): Promise<void> => {
      const { name, signIn } = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      const { pathname, search } = location;
      if (name !== null || signIn === null || isExtra || pathname === "/sign-in") return;
      await router.navigate({ to: "/sign-in", search: { to: pathname + search } });
    };
    return client.getQueryCache().subscribe(({ query, type }) => {
      const { error } = query.state;
      if (type !== "updated" || !(error instanceof ApiError) || error.status !== 401) return;
      const isOfDesk = query.queryKey[0] === "desk";
      void leadToSignIn(isOfDesk && !/^\/desk(\/|$)/.test(location.pathname));
    });
  }, [client, router]);
}
