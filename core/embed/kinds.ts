import type { MatchDetail, MatchList } from "#core/contract/match.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { detailViews } from "#core/embed/details/detail-views.ts";
import type { Standings } from "#core/embed/details/standings-view.ts";
import { bracketDrawing } from "#core/embed/drawing/bracket-view.ts";
import { keysOf } from "#core/lib/collections.ts";
import { joinPathSegments, matchesPath } from "#core/paths/paths.ts";
import {
  type EmbedKindSettings,
  type EmbedKindView,
  type EmbedTournament,
  findTournament,
} from "./embed-kind.ts";
import { type EmbedOptions, getOnlyState, wouldShowAll } from "./parts/options.ts";

const views = {
  matches: {
    address: (options) => {
      if (wouldShowAll(options)) return null;
      const { limit, tournament, game, site, contestant } = options;
      const state = getOnlyState(options.state);
      return matchesPath({ ...(state && { state, limit }), tournament, game, site, contestant });
    },
    holds: ["counts"],
    isList: true,
    tournamentOf: findTournament,
    ...detailViews.matches,
  } satisfies EmbedKindView<MatchList>,
  match: {
    address: ({ match }) => createPathFromKey(match, "matches"),
    holds: ["match"],
    tournamentOf: ({ match }) => match.tournament,
    ...detailViews.match,
  } satisfies EmbedKindView<MatchDetail>,
  bracket: {
    address: ({ bracket }) => createPathFromKey(bracket, "brackets"),
    holds: ["bracket"],
    tournamentOf: ({ bracket }) => bracket.tournament,
    ...bracketDrawing,
  } satisfies EmbedKindView<BracketDetail>,
  standings: {
    address: ({ group, tournament }) =>
      createPathFromKey(group, "groups") ?? createPathFromKey(tournament, "tournaments"),
    holds: ["tournament", "group"],
    tournamentOf: (data) => ("tournament" in data ? data.tournament : data.matches[0]?.tournament),
    ...detailViews.standings,
  } satisfies EmbedKindView<Standings>,
  ranking: {
    address: ({ tournament }) => createPathFromKey(tournament, "rankings"),
    holds: ["rankings"],
    tournamentOf: ({ tournament }) => tournament,
    ...detailViews.ranking,
  } satisfies EmbedKindView<RankingDetail>,
};

/** Kind of embed: value of the attribute `kind`, and `KIND` in `/embed/KIND`. */
export type EmbedKind = keyof typeof views;

/**
 * Data of each kind for URLs, the share page and frozen copies. Separate from the views, so that
 * the widget and the share page load only what they need.
 */
export const EMBED_KIND_SETTINGS: Readonly<Record<EmbedKind, EmbedKindSettings>> = {
  matches: { subject: "tournament", needsSubject: false, fields: ["tournament", "state", "limit"] },
  match: { subject: "match", needsSubject: true, fields: ["tournament", "match"] },
  bracket: { subject: "bracket", needsSubject: true, fields: ["tournament", "bracket"] },
  standings: { subject: "tournament", needsSubject: true, fields: ["tournament", "group"] },
  ranking: { subject: "tournament", needsSubject: true, fields: ["tournament"] },
};

/** The API response that each kind shows. */
export type EmbedData = {
  readonly [K in EmbedKind]: (typeof views)[K] extends EmbedKindView<infer Data> ? Data : never;
};

/** Loading and rendering of each kind. */
export const EMBED_VIEWS: { readonly [K in EmbedKind]: EmbedKindView<EmbedData[K]> } = views;

/** All kinds in the order of the share page. */
export const EMBED_KINDS = /* @__PURE__ */ keysOf(EMBED_KIND_SETTINGS);
/** Kind of an embed whose attributes name no other. */
export const DEFAULT_EMBED_KIND = "matches" satisfies EmbedKind;

/** Returns the kind with this name; `undefined` if there is none. */
export function findEmbedKind(name: string | undefined): EmbedKind | undefined {
  return keysOf(EMBED_VIEWS).find((kind) => kind === name);
}

/** Returns the kind of an embed without the attribute `kind`: that of the content that it names. */
export function deriveEmbedKind({ match, bracket, group }: EmbedOptions): EmbedKind {
  if (match !== "") return "match";
  if (bracket !== "") return "bracket";
  return group === "" ? DEFAULT_EMBED_KIND : "standings";
}

/** An API response together with the kind of embed that shows it. */
export type EmbedResponse<K extends EmbedKind = EmbedKind> = {
  readonly [P in K]: { readonly kind: P; readonly data: EmbedData[P] };
}[K];

/** Checks whether parsed JSON is data of this kind; returns `null` if not. */
export function parseEmbedResponse(kind: EmbedKind, json: unknown): EmbedResponse | null {
  const isObject = typeof json === "object" && json !== null;
  if (!isObject || !EMBED_VIEWS[kind].holds.some((name) => name in json)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- identified by a member above; the server's tests check the others
  return { kind, data: json } as EmbedResponse;
}

/** Returns the tournament that an embed shows; `undefined` if it shows several or none. */
export function findEmbedTournament<K extends EmbedKind>(
  { kind, data }: EmbedResponse<K>,
  options: EmbedOptions,
): EmbedTournament | undefined {
  return EMBED_VIEWS[kind].tournamentOf(data, options);
}

/** Parts of the API whose items have the key `SITE/ID`. */
type Collection = "matches" | "tournaments" | "rankings" | "brackets" | "groups";

/** Returns the API URL of a key `SITE/ID`; `null` if the key has another form. */
function createPathFromKey(key: string, collection: Collection): string | null {
  const slash = key.indexOf("/");
  return slash > 0 && slash < key.length - 1
    ? `/api/v1/${collection}/${joinPathSegments(key.slice(0, slash), key.slice(slash + 1))}`
    : null;
}
