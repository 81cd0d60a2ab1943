import { queryOptions } from "@tanstack/react-query";
import type { Session } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson, setStaffAccess } from "./fetch-json.ts";

/** Who asks. Staff read everything from then on, where some of it is not public. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  // Asked for in several places: each that comes on screen would ask again where nobody answers.
  retryOnMount: false,
  queryFn: async ({ signal, client }) => {
    const session = await fetchJson<Session>(
      apiPaths.session,
      ["name", "signIn", "hidesSome"],
      signal,
    );
    if (setStaffAccess(session.name !== null && session.hidesSome)) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    }
    return session;
  },
});
