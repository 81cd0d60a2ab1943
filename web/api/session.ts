import { queryOptions } from "@tanstack/react-query";
import type { Session } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson, setStaffUrlsEnabled } from "./fetch-json.ts";

/** The viewer's session. Switches to the URLs for staff if staff see private tournaments. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  // Several components use the query; each would repeat a failed request when it mounts.
  retryOnMount: false,
  queryFn: async ({ signal, client }) => {
    const session = await fetchJson<Session>(
      apiPaths.session,
      ["name", "signIn", "hidesSome"],
      signal,
    );
    if (setStaffUrlsEnabled(session.name !== null && session.hidesSome)) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    }
    return session;
  },
});
