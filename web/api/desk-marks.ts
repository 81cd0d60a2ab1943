import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DeskMarks } from "#core/contract/meta.ts";
import { apiPaths } from "#core/contract/paths.ts";
import type { Session } from "#core/contract/session.ts";
import { fetchJson } from "./fetch-json.ts";
import { sessionQuery } from "./session.ts";

const NO_MARKS: DeskMarks = { conflict: [], unexpectedLock: [] };

/** What only staff see of matches. */
export const deskMarksQuery = queryOptions({
  queryKey: ["desk", "marks"],
  queryFn: ({ signal }) =>
    fetchJson<DeskMarks>(apiPaths.deskMarks, ["conflict", "unexpectedLock"], signal),
  // Every row reads them: each that comes on screen would ask again where they are refused.
  retryOnMount: false,
});

/** Whether the marks have come, or never will: nothing more of them is to be waited for. */
export const useDeskMarksAsked = (): boolean => {
  const session = useQuery(sessionQuery);
  const isStaff = isSignedIn(session.data);
  const marks = useQuery({ ...deskMarksQuery, enabled: isStaff });
  return isStaff ? marks.isFetched : session.isFetched;
};

/** Whether the reader may see what is the staff's. */
export const useIsStaff = (): boolean => isSignedIn(useQuery(sessionQuery).data);

/** The desk's marks; none for readers who may not see them, who never ask for them. */
export const useDeskMarks = (): DeskMarks => {
  const isStaff = useIsStaff();
  const { data } = useQuery({ ...deskMarksQuery, enabled: isStaff });
  return isStaff && data !== undefined ? data : NO_MARKS;
};

function isSignedIn(session: Session | undefined): boolean {
  return session !== undefined && session.name !== null;
}
