import type { MatchRef, ChangeView } from "#core/contract/change.ts";
import { formatInstant, formatInstantOrNull } from "#core/lib/time.ts";
import type { Change, ResultSnapshot } from "#core/model/change.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Slot } from "#core/model/slot.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ContestantRef } from "#core/model/contestant-ref.ts";
import { contestantRef } from "#core/model/contestant.ts";

type ResultView = Extract<ChangeView, { type: "corrected" }>["to"];

/** A change with its number and the time of its detection. */
export interface NumberedChange {
  readonly seq: number;
  readonly at: Instant;
  readonly change: Change;
}

/** Presents a change. */
export function presentChange({ seq, at, change }: NumberedChange): ChangeView {
  const { match, tournament } = change;
  const base = { seq, at: formatInstant(at), match, tournament };
  switch (change.type) {
    case "rescheduled":
      return {
        ...base,
        type: change.type,
        from: formatInstantOrNull(change.from),
        to: formatInstant(change.to),
      };
    case "unscheduled":
      return { ...base, type: change.type, from: formatInstant(change.from) };
    case "contestants-known":
      return {
        ...base,
        type: change.type,
        contestants: change.contestants.map(contestantRef),
      };
    case "replaced":
      return {
        ...base,
        type: change.type,
        from: contestantRef(change.from),
        to: presentMaybeContestant(change.to),
      };
    case "renamed":
      return {
        ...base,
        type: change.type,
        from: contestantRef(change.from),
        to: contestantRef(change.to),
      };
    case "score":
      return { ...base, type: change.type, from: [...change.from], to: [...change.to] };
    case "score-withdrawn":
      return { ...base, type: change.type, from: [...change.from] };
    case "decided":
      return {
        ...base,
        type: change.type,
        winner: presentMaybeContestant(change.winner),
        by: change.by,
      };
    case "ended":
      return { ...base, type: change.type, by: change.by };
    case "corrected":
      return {
        ...base,
        type: change.type,
        from: presentResult(change.from),
        to: presentResult(change.to),
        state: change.state,
      };
    case "best-of":
      return { ...base, type: change.type, from: change.from, to: change.to };
    case "last-seen":
      return { ...base, type: change.type, lastSeen: formatInstant(change.at) };
    case "added":
    case "started":
    case "start-withdrawn":
    case "conflict-raised":
    case "conflict-cleared":
    case "locked":
    case "unlocked":
    case "withdrawn":
    case "returned":
      return { ...base, type: change.type };
  }
}

/**
 * Presents the matches that changes refer to, each once. Omits those the world does not contain.
 */
export function presentChangedMatches(
  world: World | null,
  changes: readonly NumberedChange[],
): MatchRef[] {
  const keys = new Set(changes.map(({ change }) => change.match));
  return [...keys].flatMap((key) => {
    const derived = world?.matches.get(key);
    return derived === undefined ? [] : [presentChangedMatch(derived)];
  });
}

function presentChangedMatch({ match, code, slots }: DerivedMatch): MatchRef {
  const contestantOf = ({ entry }: Slot) => {
    const contestant = entry === null ? undefined : match.entries[entry];
    return contestant === undefined ? null : contestantRef(contestant);
  };
  return {
    key: match.key,
    site: match.site,
    id: match.id,
    code,
    tournament: match.tournament.title,
    gameSlug: match.tournament.gameSlug,
    contestants: slots.map(contestantOf),
    sources: slots.map(({ source }) => source),
  };
}

function presentResult(result: ResultSnapshot): ResultView {
  return {
    scores: [...result.scores],
    winner: presentMaybeContestant(result.winner),
    draw: result.draw,
  };
}

function presentMaybeContestant(contestant: ContestantRef | null): ContestantRef | null {
  return contestant === null ? null : contestantRef(contestant);
}
