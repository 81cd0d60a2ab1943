import type {
  AttentionList,
  AttentionReasonView,
  AttentionRowView,
  ClaimView,
} from "#core/contract/attention.ts";
import type { AttentionReason, AttentionRow } from "#core/attention/attention.ts";
import { SECOND } from "#core/lib/time.ts";
import type { Result } from "#core/model/change.ts";
import { type Claim, claimStanding } from "#core/desk/claim.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { presentInstant, presentMaybeInstant } from "./instant.ts";
import { presentContestantRef, presentMatch } from "./match.ts";

export interface AttentionFacts {
  readonly rows: readonly AttentionRow[];
  readonly claims: readonly Claim[];
  /** `null` before the first response: rows about matches do not exist then. */
  readonly world: World | null;
  /** What pages show: the service's time. */
  readonly now: Instant;
  /** This machine's time, which claims live by. */
  readonly wall: Instant;
  /** Name of the one who asks. */
  readonly me: string;
}

/** Everything that needs a person, with who deals with it. */
export function presentAttention(facts: AttentionFacts): AttentionList {
  const { rows, claims, me } = facts;
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return {
    rows: rows.map((row) => presentRow(row, byId.get(row.id), facts)),
    me,
    staff: [...new Set([me, ...claims.flatMap(({ who, by }) => [who, by])])].toSorted(),
  };
}

function presentRow(
  row: AttentionRow,
  claim: Claim | undefined,
  { world, now, wall }: AttentionFacts,
): AttentionRowView {
  return {
    id: row.id,
    severity: row.severity,
    since: presentMaybeInstant(row.since),
    place: presentPlace(row, world),
    matches: world === null ? [] : presentMatches(row, world),
    reason: presentReason(row.reason),
    standing: claimStanding(claim, row.facts, wall),
    claim: claim === undefined ? null : presentClaim(claim, now - wall),
  };
}

function presentMatches({ matches }: AttentionRow, world: World) {
  return matches.flatMap((key) => {
    const match = world.matches.get(key);
    return match === undefined ? [] : [presentMatch(world, match)];
  });
}

function presentPlace({ place }: AttentionRow, world: World | null): AttentionRowView["place"] {
  if (place.type !== "round") {
    const clientId = place.type === "service" ? place.clientId : null;
    return { tournament: null, round: null, group: null, clientId };
  }
  const tournament = world?.tournaments.get(place.tournament)?.tournament;
  const group = world?.groups.get(place.group ?? "");
  return {
    tournament:
      tournament === undefined
        ? null
        : {
            site: tournament.site,
            slug: tournament.slug,
            title: tournament.title,
            gameSlug: tournament.gameSlug,
          },
    round: place.round,
    group: group === undefined ? null : { number: group.number, name: group.name },
    clientId: null,
  };
}

function presentReason(reason: AttentionReason): AttentionReasonView {
  switch (reason.kind) {
    case "conflict":
    case "score-withdrawn":
      return { kind: reason.kind, scores: [...reason.scores] };
    case "not-started":
      return { kind: reason.kind, start: presentInstant(reason.start) };
    case "contestant-missing":
      return {
        kind: reason.kind,
        start: presentInstant(reason.start),
        waitsFor: reason.waitsFor,
      };
    case "moved":
      return {
        kind: reason.kind,
        from: presentInstant(reason.from),
        to: presentInstant(reason.to),
      };
    case "corrected-late":
      return {
        kind: reason.kind,
        from: presentResult(reason.from),
        to: presentResult(reason.to),
        next: reason.next,
      };
    case "last-seen":
      return { kind: reason.kind, at: presentInstant(reason.at) };
    case "data-held": {
      const { kind, lost, count, of, list, site, isHidden: hidden, decision } = reason;
      const dataAt = presentInstant(reason.dataAt);
      return { kind, lost, count, of, list, site, hidden, decision, dataAt };
    }
    case "list-cut":
      return { kind: reason.kind, list: reason.list, horizon: presentInstant(reason.horizon) };
    case "running-long":
    case "no-score":
    case "decided-not-over":
    case "unlocked":
    case "locked":
    case "score-too-high":
    case "overlapping":
    case "short-turnaround":
    case "bye-with-two":
    case "slot-unfilled":
    case "advanced-without-winning":
    case "service-refused":
    case "clocks-differ":
    case "store-failing":
      return reason;
  }
}

function presentResult({ scores, winner, draw }: Result) {
  return {
    scores: [...scores],
    winner: winner === null ? null : presentContestantRef(winner),
    draw,
  };
}

/** @param ahead How far the service's time is ahead of this machine's, in milliseconds. */
function presentClaim({ state, who, by, note, until, at }: Claim, ahead: number): ClaimView {
  const shown = Math.abs(ahead) < SECOND ? 0 : ahead;
  return {
    state,
    who,
    by,
    note,
    until: presentMaybeInstant(until === null ? null : until + shown),
    at: presentInstant(at + shown),
  };
}
