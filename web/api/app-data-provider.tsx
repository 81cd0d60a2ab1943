import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { StaffFlags, Meta } from "#core/contract/meta.ts";
import type { Session } from "#core/contract/session.ts";
import { must } from "#core/lib/must.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson, jsonQuery, setStaffUrlsEnabled } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";

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

/** The staff flags that viewers have: none. */
export const NO_FLAGS: StaffFlags = {
  conflict: [],
  unexpectedLock: [],
  doubleBooked: [],
  runningLong: [],
};

/** Staff flags of all matches. */
export const staffFlagsQuery = queryOptions({
  ...jsonQuery<StaffFlags>(["desk", "marks"], apiPaths.deskMarks, ["conflict", "unexpectedLock"]),
  // Several components use the query; each would repeat a rejected request when it mounts.
  retryOnMount: false,
});

const MetaContext = createContext<Meta | undefined>(undefined);
const SessionContext = createContext<Session | undefined>(undefined);
const MarksContext = createContext<StaffFlags>(NO_FLAGS);
const AreMarksSettledContext = createContext(false);

/**
 * Provides meta, session and staff flags to all components below it. Rows read these contexts
 * because one query observer per row took a fifth of a phone's time until the first of 100 rows.
 */
export function AppDataProvider({ children }: { readonly children: ReactNode }) {
  const meta = useQuery(metaQuery);
  const session = useQuery(sessionQuery);
  const isStaff = isSignedIn(session.data);
  const marks = useQuery({ ...staffFlagsQuery, enabled: isStaff });
  return (
    <MetaContext value={meta.data}>
      <SessionContext value={session.data}>
        <MarksContext value={(isStaff && marks.data) || NO_FLAGS}>
          <AreMarksSettledContext value={isStaff ? marks.isFetched : session.isFetched}>
            {children}
          </AreMarksSettledContext>
        </MarksContext>
      </SessionContext>
    </MetaContext>
  );
}

/** Returns whether meta has been loaded. The shell renders pages only after that. */
export const useIsMetaLoaded = (): boolean => useContext(MetaContext) !== undefined;

/** Returns the latest meta. Throws before the first one: use it only inside pages. */
export function useMeta(): Meta {
  return must(useContext(MetaContext), "meta is loaded before pages are rendered");
}

/** Returns the viewer's session; `undefined` until it has been loaded. */
export const useSession = (): Session | undefined => useContext(SessionContext);

/** Returns whether the viewer is staff; `false` until the session has been loaded. */
export const useIsStaff = (): boolean => isSignedIn(useSession());

/** Returns the staff flags; empty for viewers, whose pages never request them. */
export const useStaffFlags = (): StaffFlags => useContext(MarksContext);

/**
 * Returns whether the request for the staff flags, for viewers that for the session, has settled.
 */
export const useAreStaffFlagsSettled = (): boolean => useContext(AreMarksSettledContext);

function isSignedIn(session: Session | undefined): boolean {
  return session !== undefined && session.name !== null;
}
