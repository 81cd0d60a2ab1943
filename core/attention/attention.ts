/** Attention items: to-dos of staff. `derive-attention.ts` finds them. */
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { AttentionPlace, Severity } from "./rules/rule.ts";
import type { AttentionKind, AttentionReason } from "./rules.ts";

/** Something that needs the attention of staff. */
export interface AttentionItem {
  /** `KIND PLACE`: one item for one cause in one round, the same from poll to poll. */
  readonly id: string;
  readonly kind: AttentionKind;
  readonly severity: Severity;
  /** `null` if unknown. */
  readonly since: Instant | null;
  readonly place: AttentionPlace;
  /** By start; empty if it is not about matches. */
  readonly matches: readonly SiteKey[];
  /** Of the first of them. */
  readonly reason: AttentionReason;
  /** What it is based on: an item that staff are done with comes back once there are others. */
  readonly facts: readonly string[];
}
