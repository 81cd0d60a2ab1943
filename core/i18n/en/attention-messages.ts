import type { AttentionReasonView } from "#core/contract/attention.ts";

type AttentionKind = AttentionReasonView["kind"];

/** A reason of the kind `K`; by default, of any kind. */
export type ReasonOf<K extends AttentionKind = AttentionKind> = {
  readonly [P in K]: Extract<AttentionReasonView, { readonly kind: P }>;
}[K];

/** Formats parts of a reason in the viewer's language and time zone. */
export interface ReasonFormat {
  /** "14:32", with the day if it is not today. */
  readonly time: (iso: string) => string;
  /** "2–1"; "" if no score is known. */
  readonly scores: (scores: readonly (number | null)[]) => string;
  /** When the cause began, like `time`; "" if unknown. */
  readonly since: string;
  /** True if the item groups several matches; the reason is that of the first one. */
  readonly isSeveral: boolean;
}

/** Why an item needs attention, as a sentence for each kind of reason. */
export type ReasonMessages = {
  readonly [K in AttentionKind]: (reason: ReasonOf<K>, format: ReasonFormat) => string;
};

/** A short name for each kind of attention item. */
export type AttentionNames = Readonly<Record<AttentionKind, string>>;
