import type * as z from "zod/mini";
import type { Instant } from "#core/model/match.ts";
import type { ANNOTATION_KINDS, AnnotationKind } from "./annotation-kinds.ts";

type DeepReadonly<T> = { readonly [P in keyof T]: DeepReadonly<T[P]> };

/** Values of annotations, by kind. */
export type AnnotationValues = {
  readonly [D in (typeof ANNOTATION_KINDS)[number] as D["kind"]]: DeepReadonly<
    z.output<D["input"]>["value"]
  >;
};

/** Content of a channel: a match, its score, and the match that follows. */
export type ChannelMatch = AnnotationValues["channel"];

/** Value of a channel that shows nothing. */
export const EMPTY_CHANNEL: ChannelMatch = {
  match: null,
  swapped: false,
  score: null,
  reported: null,
  next: null,
};

export interface AnnotationOf<K extends AnnotationKind> {
  readonly kind: K;
  /** Key of the annotated thing: see `AnnotationSubject`. */
  readonly scope: string;
  readonly value: AnnotationValues[K];
  /** Name of its author. */
  readonly who: string;
  readonly at: Instant;
}

/** A value entered by staff because the service does not provide it. */
export type Annotation = { readonly [K in AnnotationKind]: AnnotationOf<K> }[AnnotationKind];
