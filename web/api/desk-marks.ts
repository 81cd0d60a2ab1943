import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DeskMarks } from "#core/contract/meta.ts";
import { apiPaths } from "#core/contract/paths.ts";
import { fetchJson } from "./fetch-json.ts";

const NO_MARKS: DeskMarks = { conflict: [], unexpectedLock: [] };

/** What only staff see of matches. */
export const deskMarksQuery = queryOptions({
  queryKey: ["desk", "marks"],
  queryFn: ({ signal }) =>
    fetchJson<DeskMarks>(apiPaths.deskMarks, ["conflict", "unexpectedLock"], signal),
});

/** Whether the marks have come, or were refused: nothing more of them is to be waited for. */
export const useDeskMarksAsked = (): boolean => {
  const { data, failureCount } = useQuery(deskMarksQuery);
  return data !== undefined || failureCount > 0;
};

/** The desk's marks; none for readers who may not see them. */
export const useDeskMarks = (): DeskMarks => useQuery(deskMarksQuery).data ?? NO_MARKS;
