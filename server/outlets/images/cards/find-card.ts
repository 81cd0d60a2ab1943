import * as en from "#core/i18n/en/pages.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import {
  presentBracketDetail,
  presentGroup,
  presentTournament,
} from "#server/presenters/tournament.ts";
import { presentContestantDetail } from "#server/presenters/contestant.ts";
import { presentMatch } from "#server/presenters/match.ts";
import { presentRankingDetail } from "#server/presenters/ranking.ts";
import { findOnlyContestant } from "#server/reading/find-contestants.ts";
import type { Card } from "./card.ts";
import { createContestantCard } from "./contestant-card.ts";
import { createFinalFourCard } from "./final-four-card.ts";
import { createGroupCard } from "./group-card.ts";
import { createMatchCard, type CardTools } from "./match-card.ts";
import { createTournamentCard } from "./tournament-card.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { drawListRows } from "./list-rows.ts";

/** Subjects of cards with the path `/cards/KIND/SITE/ID.png`. */
export const SITE_CARD_KINDS = [
  "tournaments",
  "rankings",
  "matches",
  "groups",
  "brackets",
] as const;

export type SiteCardKind = (typeof SITE_CARD_KINDS)[number];

export type CardKind = SiteCardKind | "contestants";

/** A card that is not drawn yet. */
export interface FoundCard {
  /** Object the card is derived from; a different object means that its content has changed. */
  readonly subject: object;
  readonly create: (tools: CardTools) => Card;
}

/**
 * Finds the card of a subject; `null` if the world has no such subject. A bracket that has not
 * reached its last four, and a tournament without a ranking, have the card of the tournament.
 */
export function findCard(kind: CardKind, key: SiteKey, world: World): FoundCard | null {
  switch (kind) {
    case "matches":
      return findMatchCard(key, world);
    case "contestants": {
      const contestant = findOnlyContestant(world, key);
      if (contestant === null) return null;
      const detail = presentContestantDetail(world, contestant);
      return { subject: contestant, create: (tools) => createContestantCard(detail, tools) };
    }
    case "groups":
      return findGroupCard(key, world);
    case "brackets": {
      const bracket = world.brackets.get(key);
      return bracket === undefined ? null : findBracketCard(bracket, world);
    }
    case "tournaments":
      return findTournamentCard(key, world);
    case "rankings":
      return findRankingCard(key, world);
  }
}

/** Returns the tournaments that the card of a subject shows (`SITE/SLUG`). */
export function listCardTournaments(
  kind: CardKind,
  key: SiteKey,
  world: World,
): readonly SiteKey[] {
  const { matches, groups, brackets } = world;
  switch (kind) {
    case "matches":
      return [matches.get(key)?.match.tournament.key ?? []].flat();
    case "contestants":
      return findOnlyContestant(world, key)?.tournaments ?? [];
    case "groups":
      return [groups.get(key)?.tournament ?? []].flat();
    case "brackets":
      return [brackets.get(key)?.tournament ?? []].flat();
    case "tournaments":
    case "rankings":
      return [key];
  }
}

function findMatchCard(key: SiteKey, world: World): FoundCard | null {
  const derived = world.matches.get(key);
  if (derived === undefined) return null;
  const match = presentMatch(world, derived);
  const champion = championOf(key, world);
  return { subject: derived, create: (tools) => createMatchCard(match, champion, tools) };
}

/** Returns the name of the champion if this match is the last of a decided tournament; else "". */
function championOf(key: SiteKey, world: World): string {
  const match = world.matches.get(key)?.match;
  const view = world.tournaments.get(match?.tournament.key ?? "");
  const bracket = view?.brackets.find((each) => each.key === view.decidedBy);
  const played = bracket?.rounds.filter(({ key: round }) => !round.startsWith("bronze"));
  const last = played?.flatMap(({ places }) => places.flatMap((place) => place.match ?? []));
  return last?.at(-1) === key ? (bracket?.champion?.name ?? "") : "";
}

function findGroupCard(key: SiteKey, world: World): FoundCard | null {
  const group = world.groups.get(key);
  if (group === undefined) return null;
  const view = presentGroup(world, group);
  const title = world.tournaments.get(group.tournament)?.tournament.title ?? "";
  return { subject: group, create: (tools) => createGroupCard(view, title, tools) };
}

function findBracketCard(bracket: Bracket, world: World): FoundCard | null {
  const detail = presentBracketDetail(world, bracket);
  const view = world.tournaments.get(bracket.tournament);
  const summary = view && presentTournament(world, view);
  if (summary === undefined) return null;
  const progress = en.common.tournament.ended(summary.played, summary.expected);
  return {
    subject: bracket,
    create: (tools) =>
      createFinalFourCard(detail, progress, tools) ?? createTournamentCard(summary, tools),
  };
}

function findTournamentCard(key: SiteKey, world: World): FoundCard | null {
  const view = world.tournaments.get(key);
  if (view === undefined) return null;
  const summary = presentTournament(world, view);
  return { subject: view, create: (tools) => createTournamentCard(summary, tools) };
}

/** Finds the card of a tournament's first ranking, which decides it; without one, its own. */
function findRankingCard(key: SiteKey, world: World): FoundCard | null {
  const view = world.tournaments.get(key);
  if (view === undefined) return null;
  const { tournament, rankings } = presentRankingDetail(world, view);
  const [ranking] = rankings;
  if (ranking === undefined) return findTournamentCard(key, world);
  return {
    subject: view,
    create: (tools) => createRankingCard(tournament.title, ranking, tools),
  };
}

/** Returns the card of a ranking: the first ten, each with the ranks that are still possible. */
function createRankingCard(
  title: string,
  { bracket, isFinal, rows }: RankingDetail["rankings"][number],
  { venue, flags, dataAt }: CardTools,
): Card {
  const list = drawListRows(
    rows.map((row) => ({
      place: formatRank(row, row.reason.type === "playing", en.ranking),
      name: row.contestant.name,
      country: row.contestant.country,
      isFirst: row.to === 1,
      figure: "",
      isLive: false,
    })),
    flags,
  );
  const name = isFinal ? en.ranking.final : en.ranking.soFar;
  return {
    title: [title, name].join(", "),
    top: [title, bracket?.prefix ? bracket.title : ""].filter(Boolean).join(" · "),
    mark: { text: name, look: "plain" },
    body: list.nodes,
    foot: [
      list.rest > 0 ? en.common.match.slot.more(list.rest) : "",
      isFinal ? "" : cards.asOf(venue.dateTime(dataAt)),
    ],
  };
}
