import type {
  RankingDetail,
  RankingView,
  RankMatchView,
  RankReasonView,
} from "#core/contract/ranking.ts";
import type { MatchSlotView } from "#core/contract/match.ts";
import { must } from "#core/lib/must.ts";
import { formatInstantOrNull } from "#core/lib/time.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { Ranking, RankReason } from "#core/model/ranking.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { presentMatchSlots } from "./match.ts";
import { type ContestantRef, contestantRef } from "#core/model/contestant.ts";

export function presentRankingDetail(world: World, view: TournamentView): RankingDetail {
  const { site, slug, title } = view.tournament;
  return {
    tournament: { site, slug, title },
    rankings: view.rankings.map((ranking) => presentRanking(world, ranking)),
  };
}

export function presentRanking(
  world: World,
  { bracket, group, isFinal, rows }: Ranking,
): RankingView {
  const { ids, title, prefix } = world.brackets.get(bracket ?? "") ?? {};
  return {
    bracket: title === undefined ? null : { id: ids?.[0] ?? "", title, prefix: prefix ?? "" },
    group: world.groups.get(group ?? "")?.id ?? null,
    isFinal,
    rows: rows.map(({ from, to, contestant, reason }) => ({
      from,
      to,
      contestant: contestantRef(contestant),
      reason: presentReason(world, contestant, reason),
    })),
  };
}

function presentReason(
  world: World,
  contestant: ContestantRef,
  reason: RankReason,
): RankReasonView {
  switch (reason.type) {
    case "won":
    case "lost":
    case "disqualified":
      return { type: reason.type, match: presentRankMatch(world, contestant, reason.match) };
    case "placed": {
      const match = presentRankMatch(world, contestant, reason.match);
      return { type: reason.type, match, placement: reason.placement };
    }
    case "group":
      return { type: reason.type, group: presentRankGroup(world, contestant, reason) };
    case "playing":
    case "undecided": {
      const { type, match } = reason;
      return { type, match: match === null ? null : presentRankMatch(world, contestant, match) };
    }
  }
}

function presentRankMatch(world: World, { key }: ContestantRef, matchKey: SiteKey): RankMatchView {
  const derived = must(world.matches.get(matchKey), "the match of a rank is in the world");
  const { site, id } = derived.match;
  const slots = presentMatchSlots(world, derived);
  const own = slots.find(({ contestant }) => contestant?.key === key);
  const other = slots.length === 2 ? slots.find((slot) => slot !== own) : undefined;
  const opponent = own === undefined ? null : (other?.contestant ?? null);
  return {
    site,
    id,
    code: derived.code,
    round: derived.round?.name ?? null,
    state: derived.status.state,
    start: formatInstantOrNull(derived.match.start),
    result: own?.result ?? null,
    opponent,
    scores: opponent === null ? null : [own, other].map(presentRankScore),
  };
}

function presentRankScore(slot: MatchSlotView | undefined) {
  const { score = null, scoreText, disqualified = false } = slot ?? {};
  return { score, ...(scoreText !== undefined && { scoreText }), disqualified };
}

function presentRankGroup(
  world: World,
  { key }: ContestantRef,
  reason: Extract<RankReason, { type: "group" }>,
): Extract<RankReasonView, { type: "group" }>["group"] {
  const group = must(world.groups.get(reason.group), "the group of a rank is in the world");
  const row = group.standings.find(
    ({ contestant, position }) => contestant.key === key && position === reason.position,
  );
  return {
    site: group.site,
    id: group.id,
    number: group.number,
    name: group.name,
    position: reason.position,
    isAssumed: reason.isAssumed,
    played: row?.played ?? 0,
    won: group.kind === "ranked" ? null : (row?.won ?? 0),
  };
}
