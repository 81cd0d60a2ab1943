import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  DeskFactHistory,
  DeskFactInput,
  DeskFactList,
  DeskFactPlace,
  DeskFactView,
} from "#core/contract/annotation.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { fetchJson } from "./fetch-json.ts";
import { sendJson } from "./send-json.ts";

/** Everything that staff wrote down. */
const factsQuery = queryOptions({
  queryKey: ["desk", "facts"],
  queryFn: ({ signal }) => fetchJson<DeskFactList>(deskPaths.facts, ["facts"], signal),
});

export const useDeskFacts = () => useQuery(factsQuery);

/** What is written down of one thing; undefined where nothing is. */
export function useDeskFact({ kind, scope }: DeskFactPlace): DeskFactView | undefined {
  const { data } = useQuery(factsQuery);
  return data?.facts.find((fact) => fact.kind === kind && fact.scope === scope);
}

/** What ever stood there, newest first. */
export const useFactHistory = ({ kind, scope }: DeskFactPlace) =>
  useQuery({
    queryKey: ["desk", "facts", "history", kind, scope],
    queryFn: ({ signal }) =>
      fetchJson<DeskFactHistory>(deskPaths.factHistory(kind, scope), ["written"], signal),
  });

/** A change of what is written down. */
export type FactChange =
  | { readonly action: "write"; readonly fact: DeskFactInput }
  | { readonly action: "clear" | "undo"; readonly place: DeskFactPlace };

/** Writes down, clears and undoes; then everything shown is asked for anew, for it follows from it. */
export function useFactChange() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: what is pressed twice quickly is written in that order.
    scope: { id: "desk facts" },
    mutationFn: (change: FactChange) => sendChange(change),
    onSuccess: (list) => {
      client.setQueryData(factsQuery.queryKey, list);
      void client.invalidateQueries();
    },
  });
}

function sendChange(change: FactChange): Promise<DeskFactList> {
  switch (change.action) {
    case "write":
      return sendJson("PUT", deskPaths.facts, change.fact);
    case "clear":
      return sendJson("DELETE", deskPaths.fact(change.place.kind, change.place.scope));
    case "undo":
      return sendJson("PUT", deskPaths.factUndo, change.place);
  }
}
