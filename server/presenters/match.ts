import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { formatInstant, formatInstantOrNull, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch, Slot } from "#core/model/derived-match.ts";
import { getExpectedStarts, getUsualMinutes } from "#core/forecast/expected-in-world.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { MatchEntry, Match, SiteKey } from "#core/model/match.ts";
import { findEntryResult } from "#core/match/appearance.ts";
import { isDisqualified, isRankedByTime } from "#core/match/outcome.ts";
import { rankEntries } from "#core/match/rank-entries.ts";
import type { World } from "#core/world/world.ts";
import { isUnreadable } from "#core/model/score.ts";
import { contestantRef } from "#core/model/contestant.ts";

/** Presents a match without the staff flags (conflict, unexpected lock). */
export function presentMatch(world: World, derived: DerivedMatch): MatchView {
  const { match, status, outcome } = derived;
  const { tournament } = match;
  return {
    key: match.key,
    site: match.site,
    id: match.id,
    ...(match.sentAs !== undefined && match.sentAs.id !== match.id && { sentId: match.sentAs.id }),
    ...(tournament.sentSlug !== undefined && { sentSlug: tournament.sentSlug }),
    code: derived.code,
    ...presentPart(derived),
    round: derived.round,
    tournament: {
      site: tournament.site,
      slug: tournament.slug,
      title: tournament.title,
      game: tournament.game,
      gameSlug: tournament.gameSlug,
    },
    bracket: bracketOf(world, derived),
    group: groupOf(world, derived),
    start: formatInstantOrNull(match.start),
    ...(match.startDate !== undefined && { startDate: match.startDate }),
    moved: movedOf(world, derived),
    expected: expectedOf(world, derived),
    usualMinutes: getUsualMinutes(world, match),
    streamLink: streamLinkOf(world, match),
    station: world.annotations.valueOf("station", match.key),
    bestOf: match.bestOf,
    state: status.state,
    stateBy: status.by,
    ...presentHistory(world, derived),
    outcome: { winner: slotOf(derived, outcome.winner), by: outcome.by, draw: outcome.draw },
    slots: presentMatchSlots(world, derived),
    winnerTo: derived.winnerTo,
    loserTo: derived.loserTo,
    absence: derived.absence,
    unresolved: derived.unresolved,
    // Rounded down: with seconds, every response would differ although nothing else changed.
    lastSeen: formatInstant(Math.floor(derived.sighting.lastSeen / MINUTE) * MINUTE),
  };
}

/** Presents the matches with these keys. Omits those the world does not contain. */
export function presentMatches(world: World, keys: readonly (SiteKey | null)[]): MatchView[] {
  return keys.flatMap((key) => {
    const match = world.matches.get(key ?? "");
    return match === undefined ? [] : [presentMatch(world, match)];
  });
}

/** Returns all values that `presentMatch` reads from a world in addition to the match itself. */
export function getMatchPresentationInputs(
  world: World,
  { match, status }: DerivedMatch,
): unknown[] {
  return [
    match.bracketId === null ? null : world.brackets.get(`${match.site}/${match.bracketId}`),
    match.groupId === null ? null : world.groups.get(`${match.site}/${match.groupId}`),
    world.histories.get(match.key),
    streamLinkOf(world, match),
    world.annotations.valueOf("station", match.key),
    status.state === "upcoming" ? getExpectedStarts(world).get(match.key) : null,
    getUsualMinutes(world, match),
  ];
}

export function presentMatchSlots(world: World, derived: DerivedMatch): MatchSlotView[] {
  const { match, slots } = derived;
  const ranks = ranksOf(derived);
  const group = world.groups.get(`${match.site}/${match.groupId ?? ""}`);
  const rows = new Map(
    group?.placementPoints ? group.standings.map((row) => [row.contestant.key, row]) : [],
  );
  const hasScores = !isRankedByTime(match.entries);
  return slots.map((slot) => presentSlot(derived, slot, { ranks, rows, hasScores }));
}

function presentPart({ part }: DerivedMatch): Pick<MatchView, "part"> {
  if (part === undefined) return {};
  const matches = part.matches.map(({ match, code, scores }) => ({
    match,
    code,
    scores: [...scores],
  }));
  return { part: { kind: part.kind, number: part.number, matches } };
}

function streamLinkOf({ annotations }: World, { key, tournament }: Match): string | null {
  return (
    annotations.valueOf("stream-link", key) ?? annotations.valueOf("stream-link", tournament.key)
  );
}

function bracketOf(world: World, { match, round }: DerivedMatch): MatchView["bracket"] {
  if (match.bracketId === null) return null;
  const bracket = world.brackets.get(`${match.site}/${match.bracketId}`);
  const section = bracket?.rounds.find(({ key }) => key === round?.key)?.section ?? null;
  return { id: match.bracketId, title: match.bracket?.title ?? "", section };
}

function groupOf(world: World, { match }: DerivedMatch): MatchView["group"] {
  if (match.groupId === null) return null;
  const group = world.groups.get(`${match.site}/${match.groupId}`);
  return group === undefined ? null : { id: group.id, number: group.number, name: group.name };
}

/** Presents when a change of the scores and the end of a match were noticed. */
function presentHistory(
  { histories }: World,
  { match, status }: DerivedMatch,
): Pick<MatchView, "lastScoreAt" | "endedAt"> {
  const { lastScoreAt = null, endedAt = null } = histories.get(match.key) ?? {};
  return {
    ...(lastScoreAt !== null && { lastScoreAt: formatInstant(lastScoreAt) }),
    ...(endedAt !== null && status.state === "ended" && { endedAt: formatInstant(endedAt) }),
  };
}

/** Returns the last move; `null` if the current start is not the one it moved to. */
function movedOf(world: World, { match }: DerivedMatch): MatchView["moved"] {
  const moved = world.histories.get(match.key)?.moved ?? null;
  if (moved === null || moved.to !== match.start) return null;
  return { from: formatInstant(moved.from), at: formatInstant(moved.at) };
}

/** Returns the expected start of an upcoming match, for which the world's forecast is derived. */
function expectedOf(world: World, { match, status }: DerivedMatch): string | null {
  if (status.state !== "upcoming") return null;
  return formatInstantOrNull(getExpectedStarts(world).get(match.key) ?? null);
}

/** Returns the index of the slot that contains an entry; `null` if none does. */
function slotOf({ slots }: DerivedMatch, entry: number | null): number | null {
  const index = slots.findIndex((slot) => slot.entry !== null && slot.entry === entry);
  return index < 0 ? null : index;
}

function presentAggregate({ part }: DerivedMatch, entry: number): Pick<MatchSlotView, "aggregate"> {
  const aggregate = part?.aggregate?.[entry];
  return aggregate === undefined ? {} : { aggregate };
}

interface SlotsInput {
  readonly ranks: ReadonlyMap<MatchEntry, number | null>;
  /** Rows in the group's table of placement points, by contestant. */
  readonly rows: ReadonlyMap<string, StandingRow>;
  /** False if times rank the match. */
  readonly hasScores: boolean;
}

function presentSlot(
  derived: DerivedMatch,
  slot: Slot,
  { ranks, rows, hasScores }: SlotsInput,
): MatchSlotView {
  const { entry: index } = slot;
  const entry = index === null ? undefined : derived.match.entries[index];
  if (index === null || entry === undefined) return { ...OPEN_SLOT, source: slot.source };
  const advances = derived.advances?.[index] ?? null;
  // In a group the score of a bye is the points that it gives.
  const hasScore = hasScores && (derived.match.bye !== true || derived.match.groupId !== null);
  const hasBegun = derived.status.state !== "upcoming";
  const disqualified = isDisqualified(entry);
  return {
    contestant: contestantRef(entry),
    seed: entry.seed,
    source: slot.source,
    // A negative score only marks the disqualification.
    score: hasBegun && hasScore && !disqualified ? entry.score : null,
    ...(hasBegun && hasScore && isUnreadable(entry) && { scoreText: entry.scoreText }),
    ...presentAggregate(derived, index),
    disqualified,
    kills: entry.kills,
    deaths: entry.deaths,
    // Zeros mean that there is no time.
    time: hasBegun && /[^\d:.,\s]|[1-9]/.test(entry.time ?? "") ? entry.time : null,
    deduction: entry.deduction,
    result: resultOf(derived, index),
    ...(advances && { advances }),
    rank: ranks.get(entry) ?? null,
    points:
      rows.get(entry.key)?.results.find(({ match }) => match === derived.match.key)?.points ?? null,
  };
}

const OPEN_SLOT: Omit<MatchSlotView, "source"> = {
  contestant: null,
  seed: null,
  score: null,
  disqualified: false,
  kills: null,
  deaths: null,
  time: null,
  deduction: null,
  result: null,
  rank: null,
  points: null,
};

const RESULTS = { won: "winner", drawn: "draw", lost: "loser" } as const;

function resultOf(derived: DerivedMatch, entry: number): MatchSlotView["result"] {
  const result = findEntryResult(derived, entry);
  return result === null ? null : RESULTS[result];
}

/** Returns the ranks in a match of more than two that has begun, none in other matches. */
function ranksOf({ match, status }: DerivedMatch): Map<MatchEntry, number | null> {
  if (match.entries.length < 3 || status.state === "upcoming") return new Map();
  return new Map(rankEntries(match).map(({ entry, place }) => [entry, place]));
}
