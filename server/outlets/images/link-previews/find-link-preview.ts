import * as en from "#core/i18n/en/pages.ts";
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
import { createContestantPreview } from "./contestant-preview.ts";
import { createFinalFourPreview } from "./final-four-preview.ts";
import type { LinkPreview } from "./link-preview.ts";
import { createMatchPreview, type PreviewTimes } from "./match-preview.ts";
import {
  createGroupPreview,
  createRankingPreview,
  createTournamentPreview,
} from "./tournament-preview.ts";

/** A preview whose content is not created yet. */
export interface FoundPreview {
  /** Object the preview is derived from; a different object means that its content has changed. */
  readonly subject: object;
  /** Tournaments that it shows (`SITE/SLUG`). */
  readonly tournaments: readonly SiteKey[];
  readonly create: (times: PreviewTimes) => LinkPreview;
}

/** Functions that find the preview of a subject by the kind in its URL. */
const FINDERS = {
  matches: findMatchPreview,
  contestants: findContestantPreview,
  groups: findGroupPreview,
  brackets: findBracketPreview,
  tournaments: findTournamentPreview,
  rankings: findRankingPreview,
} as const;

export type PreviewKind = keyof typeof FINDERS;

/**
 * Finds the preview of a subject; `null` if the world has no such subject. A bracket that has not
 * reached its last four, and a tournament without a ranking, have the preview of the tournament.
 */
export function findLinkPreview(
  kind: PreviewKind,
  key: SiteKey,
  world: World,
): FoundPreview | null {
  return FINDERS[kind](key, world);
}

function findMatchPreview(key: SiteKey, world: World): FoundPreview | null {
  const derived = world.matches.get(key);
  if (derived === undefined) return null;
  const match = presentMatch(world, derived);
  const champion = championOf(key, world);
  return {
    subject: derived,
    tournaments: [derived.match.tournament.key],
    create: (times) => createMatchPreview(match, champion, times),
  };
}

function findContestantPreview(key: string, world: World): FoundPreview | null {
  const subject = findOnlyContestant(world, key);
  if (subject === null) return null;
  const detail = presentContestantDetail(world, subject);
  return {
    subject,
    tournaments: subject.tournaments,
    create: (times) => createContestantPreview(detail, times),
  };
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

function findGroupPreview(key: SiteKey, world: World): FoundPreview | null {
  const group = world.groups.get(key);
  if (group === undefined) return null;
  const view = presentGroup(world, group);
  const title = world.tournaments.get(group.tournament)?.tournament.title ?? "";
  return {
    subject: group,
    tournaments: [group.tournament],
    create: (times) => createGroupPreview(view, title, times),
  };
}

function findBracketPreview(key: SiteKey, world: World): FoundPreview | null {
  const bracket = world.brackets.get(key);
  const view = world.tournaments.get(bracket?.tournament ?? "");
  if (bracket === undefined || view === undefined) return null;
  const detail = presentBracketDetail(world, bracket);
  const summary = presentTournament(world, view);
  const progress = en.common.tournament.ended(summary.played, summary.expected);
  return {
    subject: bracket,
    tournaments: [bracket.tournament],
    create: ({ venue }) =>
      createFinalFourPreview(detail, progress, venue) ?? createTournamentPreview(summary, venue),
  };
}

function findTournamentPreview(key: SiteKey, world: World): FoundPreview | null {
  const view = world.tournaments.get(key);
  if (view === undefined) return null;
  const summary = presentTournament(world, view);
  return {
    subject: view,
    tournaments: [key],
    create: ({ venue }) => createTournamentPreview(summary, venue),
  };
}

/** Finds the preview of a tournament's first ranking, which decides it; without one, its own. */
function findRankingPreview(key: SiteKey, world: World): FoundPreview | null {
  const view = world.tournaments.get(key);
  if (view === undefined) return null;
  const { tournament, rankings } = presentRankingDetail(world, view);
  const [ranking] = rankings;
  if (ranking === undefined) return findTournamentPreview(key, world);
  return {
    subject: view,
    tournaments: [key],
    create: (times) => createRankingPreview(tournament.title, ranking, times),
  };
}
