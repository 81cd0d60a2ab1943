import type { Instant } from "#core/model/match.ts";

/** An annotation as stored. The archive does not interpret its value. */
export interface StoredAnnotation {
  readonly kind: string;
  /** Key of the annotated match, contestant or other thing; see `core/desk/annotation-kinds.ts`. */
  readonly scope: string;
  /** Plain JSON; `null` if the annotation was cleared. */
  readonly value: unknown;
  /** Name of the author. */
  readonly who: string;
  readonly at: Instant;
}

export interface StoredAnnotationChange extends StoredAnnotation {
  /** The value before; `null` if there was none. */
  readonly before: unknown;
}
