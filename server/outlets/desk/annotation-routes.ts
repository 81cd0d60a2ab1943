import { type Context, Hono } from "hono";
import {
  type DeskFactInput,
  DeskFactInputSchema,
  DeskFactPlaceSchema,
} from "#core/contract/annotation.ts";
import type { AnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { Instant } from "#core/model/match.ts";
import { staffOf } from "#server/auth/staff.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentFactHistory, presentAnnotations } from "#server/presenters/annotation.ts";
import { checked, readBody } from "#server/http/body.ts";
import { DESK_HEADERS } from "#server/http/headers.ts";

/** What staff write down, below `/api/v1/desk`: every change answers everything that stands then. */
export function createDeskFactRoutes(deps: {
  readonly book: AnnotationStore;
  readonly publication: () => Publication;
  readonly now: () => Instant;
  /** Is called after each change, with the kind of what was changed. */
  readonly onChange: (c: Context, kind: AnnotationKind) => void;
}): Hono {
  const { book, publication } = deps;
  const standing = (c: Context) =>
    c.json(presentAnnotations(book.facts().all, publication().world), 200, DESK_HEADERS);
  const changed = (c: Context, kind: AnnotationKind): Response => {
    deps.onChange(c, kind);
    return standing(c);
  };
  const author = (c: Context) => ({ who: staffOf(c).name, at: deps.now() });

  return new Hono()
    .get("/facts", standing)
    .get("/facts/history", async (c) => {
      const place = checked(DeskFactPlaceSchema, c.req.query());
      const written = await book.findHistory(place);
      return c.json(presentFactHistory(place.kind, written), 200, DESK_HEADERS);
    })
    .put("/facts", async (c) => {
      const input = await readBody(c, DeskFactInputSchema);
      refuseNonsense(input, publication());
      await book.write(input, input.value, author(c));
      return changed(c, input.kind);
    })
    .delete("/facts", async (c) => {
      const place = checked(DeskFactPlaceSchema, c.req.query());
      await book.write(place, null, author(c));
      return changed(c, place.kind);
    })
    .put("/facts/undo", async (c) => {
      const place = await readBody(c, DeskFactPlaceSchema);
      await book.undo(place, author(c));
      return changed(c, place.kind);
    });
}

/** What no schema sees: an alias of oneself, or of nobody. */
function refuseNonsense(input: DeskFactInput, { world }: Publication): void {
  if (input.kind !== "alias" || world === null) return;
  if (input.value.key === input.scope || !world.contestants.has(input.value.key)) {
    throw new ProblemError("bad-parameter", "value.key: name another contestant that is listed.");
  }
}
