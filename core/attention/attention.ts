/** Attention items: to-dos of staff. `derive-attention.ts` finds them. */
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { AttentionSubject, Severity } from "./rules/rule.ts";
import type { AttentionKind, AttentionReason } from "./rules/attention-rules.ts";

/** Something that needs the attention of staff. */
export interface AttentionItem {
  /** `KIND PLACE`: one item per cause and round, with the same id in every poll. */
  readonly id: string;
  readonly kind: AttentionKind;
  readonly severity: Severity;
  /** When the cause began; `null` if unknown. */
  readonly since: Instant | null;
  readonly place: AttentionSubject;
  /** By start; empty if the item is not about matches. */
  readonly matches: readonly SiteKey[];
  /** The reason of the first match. */
  readonly reason: AttentionReason;
  /** The basis of the item: a new fact reopens an item that staff snoozed or marked as done. */
  readonly facts: readonly string[];
}
