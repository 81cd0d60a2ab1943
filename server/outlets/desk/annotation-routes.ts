import * as z from "zod/mini";
import { type Context, Hono } from "hono";
import {
  AnnotationHistorySchema,
  type AnnotationInput,
  AnnotationInputSchema,
  AnnotationKeySchema,
} from "#core/contract/annotation.ts";
import type { AnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { Instant } from "#core/model/match.ts";
import { getRequestStaff } from "#server/auth/staff.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentAnnotations } from "#server/presenters/annotation.ts";
import { parseJsonBody } from "#server/http/body.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery, acceptQuery } from "#server/http/query.ts";

/**
 * Creates the annotation routes below `/api/v1/desk`. Each change responds with all annotations.
 */
export function createAnnotationRoutes(deps: {
  readonly book: AnnotationStore;
  readonly publication: () => Publication;
  readonly now: () => Instant;
  /** Called after each change with the kind of the changed annotation. */
  readonly onChange: (c: Context, kind: AnnotationKind) => void;
}): Hono {
  const { book, publication } = deps;
  const respondAll = (c: Context) =>
    c.json(presentAnnotations(book.facts().all, publication().world), 200, NO_STORE_HEADERS);
  const respondChanged = (c: Context, kind: AnnotationKind): Response => {
    deps.onChange(c, kind);
    return respondAll(c);
  };
  const author = (c: Context) => ({ who: getRequestStaff(c).name, at: deps.now() });

  return new Hono()
    .get("/facts", acceptNoQuery, respondAll)
    .get("/facts/history", acceptQuery(AnnotationKeySchema), async (c) => {
      const key = c.var.query;
      const history = await book.findHistory(key);
      const written = history.map(({ scope, value, who, at }) => {
        return { kind: key.kind, scope, value, who, at };
      });
      return c.json(z.encode(AnnotationHistorySchema, { written }), 200, NO_STORE_HEADERS);
    })
    .put("/facts", acceptNoQuery, async (c) => {
      const input = await parseJsonBody(c, AnnotationInputSchema);
      checkAlias(input, publication());
      await book.write(input, input.value, author(c));
      return respondChanged(c, input.kind);
    })
    .delete("/facts", acceptQuery(AnnotationKeySchema), async (c) => {
      const key = c.var.query;
      await book.write(key, null, author(c));
      return respondChanged(c, key.kind);
    })
    .put("/facts/undo", acceptNoQuery, async (c) => {
      const key = await parseJsonBody(c, AnnotationKeySchema);
      await book.undo(key, author(c));
      return respondChanged(c, key.kind);
    });
}

/** Throws a problem if a contestant becomes an alias of themselves or of an unknown contestant. */
function checkAlias(input: AnnotationInput, { world }: Publication): void {
  if (input.kind !== "alias" || world === null) return;
  if (input.value.key === input.scope || !world.contestants.has(input.value.key)) {
    throw new ProblemError(
      "bad-parameter",
      "value.key: must be the key of another listed contestant.",
    );
  }
}
