import type { Claim } from "#core/desk/claim.ts";
import type { DeskArchive, StoredAnnotation } from "#server/archive/repository.ts";

/** What staff write down in a test, kept nowhere. */
export function createTestDeskArchive(): DeskArchive {
  const written: StoredAnnotation[] = [];
  const claims = new Map<string, Claim>();
  const at = (kind: string, scope: string) =>
    written.filter((fact) => fact.kind === kind && fact.scope === scope);
  return {
    findFacts: () =>
      Promise.resolve(
        written.filter((fact) => fact.value !== null && at(fact.kind, fact.scope).at(-1) === fact),
      ),
    findFactHistory: (kind, scope, limit) =>
      Promise.resolve(at(kind, scope).toReversed().slice(0, limit)),
    insertFact: async (fact) => void written.push(fact),
    findClaims: () => Promise.resolve([...claims.values()]),
    upsertClaim: async (claim) => void claims.set(claim.id, claim),
    deleteClaim: async (id) => void claims.delete(id),
  };
}
