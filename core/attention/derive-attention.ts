import { byFirst, compareNullable, compareText, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";
import type { Instant } from "#core/model/match.ts";
import type { Histories } from "#core/model/match-history.ts";
import { learnLengths } from "#core/forecast/match-lengths.ts";
import { bracketOf } from "#core/match/play-order.ts";
import type { AttentionPlace, AttentionRow, Severity } from "./attention.ts";
import { overlapping, shortTurnaround } from "./clashes.ts";
import { advancedWithoutWinning, correctedLate, slotUnfilled } from "./feeds.ts";
import { byeWithTwo, conflict, decidedNotOver, locked, scoreWithdrawn, unlocked } from "./flags.ts";
import { lastSeen, noScore, runningLong, scoreTooHigh } from "./play.ts";
import { dataHeld, listsCut, servicesRefused } from "./service.ts";
import { contestantMissing, moved, notStarted } from "./starts.ts";
import { type Finding, isLookedAt, type Rule, type Watch, type WatchedService } from "./watch.ts";

/** Every rule about matches. */
const RULES: readonly Rule[] = [
  conflict,
  scoreWithdrawn,
  correctedLate,
  advancedWithoutWinning,
  contestantMissing,
  notStarted,
  slotUnfilled,
  decidedNotOver,
  noScore,
  runningLong,
  moved,
  overlapping,
  shortTurnaround,
  scoreTooHigh,
  byeWithTwo,
  locked,
  unlocked,
  lastSeen,
];

const SEVERITIES: readonly Severity[] = ["alarm", "warn", "note"];

const byUrgency = byFirst<AttentionRow>(
  (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  (a, b) => compareNullable(a.since, b.since),
  (a, b) => compareText(a.id, b.id),
);

const byStart = byFirst<Finding>(
  (a, b) => compareNullable(a.match.match.start, b.match.match.start),
  (a, b) => compareText(a.match.match.key, b.match.match.key),
);

/**
 * Everything that needs a person, the most urgent first: one row for one cause in one round.
 *
 * @param histories What was noticed of the world's matches.
 */
export function deriveAttention(
  world: World,
  histories: Histories,
  services: readonly WatchedService[],
  now: Instant,
): readonly AttentionRow[] {
  const matches = [...world.matches.values()].filter(isLookedAt);
  const watch: Watch = {
    now,
    world,
    histories,
    services,
    matches,
    open: matches.filter(
      ({ status, unresolved }) => status.state !== "ended" && unresolved === null,
    ),
    lengths: learnLengths(world.matches, histories),
  };
  const findings = RULES.flatMap((rule) => rule(watch));
  const rows = groupBy(findings, ({ match, reason }) => `${reason.kind} ${roundOf(match)}`);
  return [
    ...servicesRefused(watch),
    ...dataHeld(watch),
    ...Array.from(rows, ([id, found]) => rowOf(id, found)),
    ...listsCut(watch),
  ].toSorted(byUrgency);
}

/** What a bracket's round, a group or, for matches in neither, a tournament goes by. */
function roundOf({ match, round }: DerivedMatch): string {
  if (match.groupId !== null) return `${match.site}/${match.groupId} group`;
  if (match.bracketId === null) return match.tournament.key;
  return `${match.site}/${bracketOf(match)} ${round?.key}`;
}

function rowOf(id: string, found: readonly Finding[]): AttentionRow {
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

function placeOf({ match, round }: DerivedMatch): AttentionPlace {
  return {
    type: "round",
    tournament: match.tournament.key,
    round: round?.name ?? null,
    group: match.groupId === null ? null : `${match.site}/${match.groupId}`,
  };
}
