/** The parts of an attention rule. `attention-rules.ts` lists all rules. */
import * as z from "zod/mini";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { RoundName } from "#core/model/round.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { AttentionContext, SystemHealth } from "./context.ts";

/** From most to least urgent: the data contradict; something is late or fails; only information. */
export const SEVERITIES = ["alarm", "warn", "note"] as const;

/** One of `SEVERITIES`. */
export type Severity = (typeof SEVERITIES)[number];

/** The subject of an attention item. */
export type AttentionSubject =
  | {
      readonly type: "round";
      /** `SITE/SLUG`. */
      readonly tournament: SiteKey;
      /** `null` in groups and if no bracket is known. */
      readonly round: RoundName | null;
      /** `SITE/ID` of its group; `null` in brackets. */
      readonly group: SiteKey | null;
    }
  | { readonly type: "service"; readonly clientId: string | null }
  | { readonly type: "store" };

interface FindingBase<R> {
  /** When the cause began; `null` if unknown. */
  readonly since: Instant | null;
  readonly reason: R;
  /** The basis of the finding: a new fact reopens an item that staff snoozed or marked as done. */
  readonly fact: string;
  /** Set only if it differs from the rule's. */
  readonly severity?: Severity;
}

/** A finding in one match. One item gathers the findings of one round. */
interface MatchFinding<R> extends FindingBase<R> {
  readonly match: DerivedMatch;
}

/** A finding that is not about a match: an item of its own. */
interface PlaceFinding<R> extends FindingBase<R> {
  /** Distinguishes the rule's findings from each other; "" if there is only one. */
  readonly key: string;
  readonly place: AttentionSubject;
}

/** A result of a rule. */
export type Finding<R> = MatchFinding<R> | PlaceFinding<R>;

/** A finding with the kind and severity of its rule. */
export type RatedFinding<R> = Finding<R> & { readonly severity: Severity };

/** The declaration of a rule: kind, severity, schema of its reason, and search. */
interface Descriptor<C, K extends string, S extends z.core.$ZodShape> {
  /** Also the first word of an item's id. */
  readonly kind: K;
  readonly severity: Severity;
  /** Values of its message. Durations are in minutes. */
  readonly reason: z.ZodMiniObject<S>;
  readonly find: (context: C) => readonly Finding<z.output<z.ZodMiniObject<S>>>[];
}

/** Creates a rule about matches or about a service's data. */
export function createRule<const K extends string, S extends z.core.$ZodShape>(
  descriptor: Descriptor<AttentionContext, K, S>,
) {
  return withKind(descriptor);
}

/** Creates a rule about this server, which is checked even before the service has responded. */
export function createSystemRule<const K extends string, S extends z.core.$ZodShape>(
  descriptor: Descriptor<SystemHealth, K, S>,
) {
  return withKind(descriptor);
}

function withKind<C, K extends string, S extends z.core.$ZodShape>({
  kind,
  severity,
  reason,
  find,
}: Descriptor<C, K, S>) {
  type Reason = { readonly kind: K } & z.output<z.ZodMiniObject<S>>;
  const rate = (found: Finding<z.output<z.ZodMiniObject<S>>>): RatedFinding<Reason> => ({
    severity,
    ...found,
    reason: { kind, ...found.reason },
  });
  return {
    kind,
    /** Severity of its findings, unless a finding has another one. */
    severity,
    /** Schema of the reason with its kind; encodes instants as ISO 8601. */
    schema: z.object({ kind: z.literal(kind), ...reason.shape }),
    find: (context: C): readonly RatedFinding<Reason>[] => find(context).map(rate),
  };
}
