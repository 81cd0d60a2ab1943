import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareNullable, compareText } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { MatchHistories } from "#core/model/match-history.ts";
import { createDurationEstimator } from "#core/forecast/match-durations.ts";
import { getSharedBracketId } from "#core/match/play-order.ts";
import { type AttentionContext, isMonitored, type SystemHealth } from "./rules/context.ts";
import {
  type AttentionSubject,
  type RatedFinding,
  SEVERITIES,
  type Severity,
} from "./rules/rule.ts";
import {
  type AttentionKind,
  type AttentionReason,
  ATTENTION_RULES,
  SYSTEM_RULES,
} from "./rules/attention-rules.ts";

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

type Found = RatedFinding<AttentionReason>;
type FoundInMatch = Extract<Found, { readonly match: DerivedMatch }>;

const byUrgency = combineComparators<AttentionItem>(
  (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  (a, b) => compareNullable(a.since, b.since),
  (a, b) => compareText(a.id, b.id),
);

const byStart = combineComparators<FoundInMatch>(
  (a, b) => compareNullable(a.match.match.start, b.match.match.start),
  (a, b) => compareText(a.match.match.key, b.match.match.key),
);

/**
 * Returns everything in a world that needs attention, the most urgent first (by severity and age):
 * one item for one cause in one round.
 */
export function deriveAttention(
  world: World,
  histories: MatchHistories,
  now: Instant,
): readonly AttentionItem[] {
  const matches = [...world.matches.values()].filter(isMonitored);
  const context: AttentionContext = {
    now,
    world,
    histories,
    matches,
    open: matches.filter(isMatchOpen),
    lengths: createDurationEstimator(world.matches, histories),
  };
  const found = ATTENTION_RULES.flatMap((rule): readonly Found[] => rule.find(context));
  return itemsOf(found).toSorted(byUrgency);
}

/** Returns the attention items about this server and the services. Needs no response of these. */
export function deriveSystemAttention(health: SystemHealth): readonly AttentionItem[] {
  return itemsOf(SYSTEM_RULES.flatMap((rule): readonly Found[] => rule.find(health)));
}

function itemsOf(found: readonly Found[]): readonly AttentionItem[] {
  const inMatches = found.filter((one) => "match" in one);
  const rounds = groupBy(inMatches, ({ match, reason }) => `${reason.kind} ${roundOf(match)}`);
  return [
    ...found.flatMap((one) => ("match" in one ? [] : [itemOf(one)])),
    ...Array.from(rounds, ([id, own]) => itemOfRound(id, own)),
  ];
}

/** Returns the id of a match's round, group or, if it is in neither, tournament. */
function roundOf({ match, round }: DerivedMatch): string {
  if (match.groupId !== null) return `${match.site}/${match.groupId} group`;
  if (match.bracketId === null) return match.tournament.key;
  return `${match.site}/${getSharedBracketId(match)} ${round?.key}`;
}

function itemOf(found: Exclude<Found, FoundInMatch>): AttentionItem {
  const { key, place, since, severity, reason, fact } = found;
  const { kind } = reason;
  const id = key === "" ? kind : `${kind} ${key}`;
  return { id, kind, severity, since, place, matches: [], reason, facts: [fact] };
}

function itemOfRound(id: string, found: readonly FoundInMatch[]): AttentionItem {
  const ordered = found.toSorted(byStart);
  const first = must(ordered[0], "a group has a finding");
  const known = found.flatMap(({ since }) => since ?? []);
  const urgency = Math.min(...found.map(({ severity }) => SEVERITIES.indexOf(severity)));
  return {
    id,
    kind: first.reason.kind,
    severity: must(SEVERITIES[urgency], "a finding has a severity"),
    since: known.length === 0 ? null : Math.min(...known),
    place: placeOf(first.match),
    matches: [...new Set(ordered.map(({ match }) => match.match.key))],
    reason: first.reason,
    facts: ordered.map(({ match, fact }) => `${match.match.key} ${fact}`),
  };
}

function placeOf({ match, round }: DerivedMatch): AttentionSubject {
  return {
    type: "round",
    tournament: match.tournament.key,
    round: round?.name ?? null,
    group: match.groupId === null ? null : `${match.site}/${match.groupId}`,
  };
}
