/** The parts of an attention rule. `attention-rules.ts` lists all rules. */
import * as z from "zod/mini";
import type { DerivedMatch, RoundName } from "#core/model/derived-match.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { AttentionContext } from "./context.ts";

/** From most to least urgent: the data contradict; something is late or fails; only information. */
export const SEVERITIES = ["alarm", "warn", "note"] as const;

export type Severity = (typeof SEVERITIES)[number];

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

type Finding<R> = MatchFinding<R> | PlaceFinding<R>;

/** A finding with the kind and severity of its rule. */
export type RatedFinding<R> = Finding<R> & { readonly severity: Severity };

/** Scores in order of the contestants; `null` if the service sent none. */
export const ContestantScoresSchema = z.readonly(z.array(z.nullable(z.number())));

/** A list of the service. */
export const ListNameSchema = z.enum(["upcoming", "ended"]);

/** Another match: its key, and its code or else the title of its tournament. */
export const MatchReferenceSchema = z.object({ match: z.string(), name: z.string() });

/**
 * Creates a rule whose items have ids that begin with `kind`. A finding may have another severity.
 * `reason` has the values of its message; durations are in minutes.
 */
export function createRule<
  const K extends string,
  S extends z.core.$ZodShape,
  C = AttentionContext,
>(
  kind: K,
  severity: Severity,
  reason: S,
  find: (context: C) => readonly Finding<z.output<z.ZodMiniObject<S>>>[],
) {
  type Reason = { readonly kind: K } & z.output<z.ZodMiniObject<S>>;
  const rate = (found: Finding<z.output<z.ZodMiniObject<S>>>): RatedFinding<Reason> => ({
    severity,
    ...found,
    reason: { kind, ...found.reason },
  });
  return {
    kind,
    severity,
    /** Schema of the reason with its kind; encodes instants as ISO 8601. */
    schema: z.object({ kind: z.literal(kind), ...reason }),
    find: (context: C): readonly RatedFinding<Reason>[] => find(context).map(rate),
  };
}

/** Returns what `find` returns for each of the matches, except `null`. */
export function findInMatches<R>(
  matches: readonly DerivedMatch[],
  find: (derived: DerivedMatch) => FindingBase<R> | null,
): readonly MatchFinding<R>[] {
  const findings: MatchFinding<R>[] = [];
  for (const match of matches) {
    const found = find(match);
    if (found !== null) findings.push({ match, ...found });
  }
  return findings;
}
