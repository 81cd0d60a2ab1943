import type { AttentionClaim } from "#core/desk/claim.ts";
import type { DeskArchive, StoredAnnotation } from "#server/archive/desk-archive.ts";

/** Creates an archive of annotations and claims in memory. */
export function createTestDeskArchive(): DeskArchive {
  const annotations: StoredAnnotation[] = [];
  const claims = new Map<string, AttentionClaim>();
  const annotationsAt = (kind: string, scope: string) =>
    annotations.filter((annotation) => annotation.kind === kind && annotation.scope === scope);
  return {
    findFacts: () =>
      Promise.resolve(
        annotations.filter(
          (annotation) =>
            annotation.value !== null &&
            annotationsAt(annotation.kind, annotation.scope).at(-1) === annotation,
        ),
      ),
    findFactHistory: (kind, scope, limit) =>
      Promise.resolve(annotationsAt(kind, scope).toReversed().slice(0, limit)),
    findNewestFacts: (limit) => {
      const changes = annotations.map((annotation, index) => {
        const earlier = annotations
          .slice(0, index)
          .findLast(({ kind, scope }) => kind === annotation.kind && scope === annotation.scope);
        return Object.assign({ before: earlier?.value ?? null }, annotation);
      });
      return Promise.resolve(changes.toReversed().slice(0, limit));
    },
    insertFact: async (annotation) => void annotations.push(annotation),
    findClaims: () => Promise.resolve([...claims.values()]),
    upsertClaim: async (claim) => void claims.set(claim.id, claim),
    deleteClaim: async (id) => void claims.delete(id),
  };
}
