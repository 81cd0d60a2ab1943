import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AnnotationHistory,
  AnnotationList,
  AnnotationKeyView,
  AnnotationView,
} from "#core/contract/annotation.ts";
import type { AnnotationValues } from "#core/desk/annotation.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { jsonQuery } from "./fetch-json.ts";
import { sendJson } from "./send-json.ts";

/** All current annotations. */
const annotationsQuery = jsonQuery<AnnotationList>(["desk", "facts"], deskPaths.facts, ["facts"]);

/** Loads the annotations, for staff. */
export const useAnnotations = (isStaff = true) =>
  useQuery({ ...annotationsQuery, enabled: isStaff });

/** Returns the annotations of one kind at these scopes; those without one are left out. */
export function useAnnotationsAt(
  kind: AnnotationKeyView["kind"],
  scopes: readonly string[],
): readonly AnnotationView[] {
  const { data } = useQuery(annotationsQuery);
  return data?.facts.filter((fact) => fact.kind === kind && scopes.includes(fact.scope)) ?? [];
}

/** Loads all values that the annotation has had, newest first; nothing while they are not needed. */
export const useAnnotationHistory = ({ kind, scope }: AnnotationKeyView, isNeeded = true) =>
  useQuery({
    ...jsonQuery<AnnotationHistory>(
      ["desk", "facts", "history", kind, scope],
      deskPaths.factHistory(kind, scope),
      ["written"],
    ),
    enabled: isNeeded,
  });

type WrittenAnnotation = {
  readonly [K in keyof AnnotationValues]: {
    readonly kind: K;
    readonly scope: string;
    readonly value: AnnotationValues[K];
  };
}[keyof AnnotationValues];

/** A change of one annotation; `undo` restores its previous value. */
export type AnnotationChange =
  | { readonly action: "write"; readonly fact: WrittenAnnotation }
  | { readonly action: "clear" | "undo"; readonly place: AnnotationKeyView };

/** Saves changes of annotations in their order, then refetches all data because it may depend on them. */
export function useChangeAnnotation() {
  const client = useQueryClient();
  return useMutation({
    // Runs the changes one after the other, so that they are saved in the order of the clicks.
    scope: { id: "desk facts" },
    mutationFn: async (changes: AnnotationChange | readonly AnnotationChange[]) => {
      let list: AnnotationList | undefined;
      // oxlint-disable-next-line no-await-in-loop -- a failure leaves the later ones unsaved
      for (const change of [changes].flat()) list = await sendChange(change);
      return list;
    },
    onSuccess: (list) => {
      client.setQueryData(annotationsQuery.queryKey, list);
      void client.invalidateQueries();
    },
  });
}

function sendChange(change: AnnotationChange): Promise<AnnotationList> {
  switch (change.action) {
    case "write":
      return sendJson("PUT", deskPaths.facts, change.fact);
    case "clear":
      return sendJson("DELETE", deskPaths.fact(change.place.kind, change.place.scope));
    case "undo":
      return sendJson("PUT", deskPaths.factUndo, change.place);
  }
}
