import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AnnotationHistory,
  AnnotationList,
  AnnotationKeyView,
  AnnotationView,
} from "#core/contract/annotation.ts";
import type { AnnotationChanged, StaffActView } from "#core/contract/staff-act.ts";
import type { AnnotationValues } from "#core/desk/annotation.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { ApiError } from "./api-error.ts";
import { noteActs } from "./desk-acts.ts";
import { jsonQuery } from "./fetch-json.ts";
import { sendJson } from "./send-json.ts";

/** All current annotations. */
const annotationsQuery = jsonQuery<AnnotationList>(["desk", "annotations"], deskPaths.annotations, [
  "facts",
]);

/** Loads the annotations, for staff. */
export const useAnnotations = (isStaff = true) =>
  useQuery({ ...annotationsQuery, enabled: isStaff });

/** Returns the annotations of one kind at these scopes; those without one are left out. */
export function useAnnotationsAt(
  kind: AnnotationKeyView["kind"],
  scopes: readonly string[],
): readonly AnnotationView[] {
  const { data } = useQuery(annotationsQuery);
  return data?.facts.filter((one) => one.kind === kind && scopes.includes(one.scope)) ?? [];
}

/** Loads all values that the annotation has had, newest first; nothing while they are not needed. */
export const useAnnotationHistory = ({ kind, scope }: AnnotationKeyView, isNeeded = true) =>
  useQuery({
    ...jsonQuery<AnnotationHistory>(
      ["desk", "annotations", "history", kind, scope],
      deskPaths.annotationHistory(kind, scope),
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

/** A change of one annotation. */
export type AnnotationChange = (
  | { readonly action: "write"; readonly annotation: WrittenAnnotation }
  | { readonly action: "clear"; readonly place: AnnotationKeyView }
) & {
  /**
   * Number of the newest act that the viewer had seen; by default that of the loaded annotations.
   */
  readonly seen?: number;
};

/** Returns a function that returns the number of the newest act that the page shows now. */
export function useGetNewestAct(): () => number {
  const client = useQueryClient();
  return () => client.getQueryData(annotationsQuery.queryKey)?.newestAct ?? 0;
}

/**
 * Saves changes of annotations in their order, then refetches all data because it may depend on them.
 * A change is refused if another person changed the same annotation after the viewer had seen it.
 */
export function useChangeAnnotation() {
  const client = useQueryClient();
  const getNewestAct = useGetNewestAct();
  const { mutate, ...state } = useMutation({
    // Runs the changes one after the other, so that they are saved in the order of the clicks.
    scope: { id: "desk annotations" },
    mutationFn: async (changes: readonly AnnotationChange[]) => {
      let list: AnnotationChanged | undefined;
      const acts: StaffActView[] = [];
      for (const change of changes) {
        // oxlint-disable-next-line no-await-in-loop -- a failure leaves the later ones unsaved
        list = await sendChange(change);
        if (list.act !== null) acts.push(list.act);
      }
      return { list, acts };
    },
    onSuccess: ({ list, acts }) => {
      client.setQueryData(annotationsQuery.queryKey, list);
      noteActs(client, acts);
      void client.invalidateQueries();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.later === null) return;
      noteActs(client, [], { action: "other", acts: [error.later], ended: 0 });
      // The page shows what the other person entered.
      void client.invalidateQueries();
    },
  });
  return {
    ...state,
    mutate: (
      changes: AnnotationChange | readonly AnnotationChange[],
      options?: Parameters<typeof mutate>[1],
    ): void => {
      const seen = getNewestAct();
      mutate(
        [changes].flat().map((change) => Object.assign({ seen }, change)),
        options,
      );
    },
  };
}

function sendChange(change: AnnotationChange): Promise<AnnotationChanged> {
  const { seen = 0 } = change;
  if (change.action === "write")
    return sendJson("PUT", deskPaths.annotations, { ...change.annotation, seen });
  const { kind, scope } = change.place;
  return sendJson("DELETE", deskPaths.annotation(kind, scope, seen));
}
