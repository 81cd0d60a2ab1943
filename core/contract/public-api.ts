/**
 * The list of all public API endpoints: readable from any site, without credentials. Other
 * endpoints are available to Matchdesk's own pages only.
 */
import type * as z from "zod/mini";
import { ChangePageSchema, ChangesQuerySchema, ChangeStreamQuerySchema } from "./change.ts";
import { ChannelSchema } from "./channel.ts";
import { ContestantDetailSchema } from "./contestant.ts";
import { MatchDetailSchema, MatchFileSchema, MatchListSchema } from "./match.ts";
import { MatchFileQuerySchema, MatchListQuerySchema } from "./match-filter.ts";
import { MetaSchema } from "./meta.ts";
import { NoQuerySchema, type QuerySchema } from "./query.ts";
import { RankingDetailSchema } from "./ranking.ts";
import {
  BracketDetailSchema,
  GroupDetailSchema,
  TournamentDetailSchema,
  TournamentListSchema,
} from "./tournament.ts";

/** A public endpoint; all are `GET`. */
export type PublicEndpoint = PublicPath & (JsonContent | OtherContent);

interface PublicPath {
  /** With parameters in braces, as in OpenAPI. */
  readonly path: string;
  /** Stable, because generated clients use it as a name. */
  readonly id: string;
  readonly summary: string;
  /** The schema that the route parses its query with. */
  readonly query: QuerySchema;
}

interface JsonContent {
  readonly schema: z.ZodMiniType;
}

/** A response that is not JSON. */
interface OtherContent {
  readonly schema: null;
  readonly media: "text/event-stream" | "text/csv";
}

/** All public endpoints. */
export const PUBLIC_API: readonly PublicEndpoint[] = [
  {
    path: "/api/v1/matches",
    id: "listMatches",
    summary: "Matches that fit all filters; without filters, all known matches.",
    query: MatchListQuerySchema,
    schema: MatchListSchema,
  },
  {
    path: "/api/v1/matches.json",
    id: "listMatchesInFile",
    summary: "All matches that fit the filters, including archived ones, as a file.",
    query: MatchFileQuerySchema,
    schema: MatchFileSchema,
  },
  {
    path: "/api/v1/matches.csv",
    id: "listMatchesAsCsv",
    summary: "The same as a table for spreadsheets (RFC 4180, UTF-8 with a byte order mark).",
    query: MatchFileQuerySchema,
    schema: null,
    media: "text/csv",
  },
  {
    path: "/api/v1/matches/{site}/{id}",
    id: "getMatch",
    summary: "One match, and the other matches of its contestants against each other.",
    query: NoQuerySchema,
    schema: MatchDetailSchema,
  },
  {
    path: "/api/v1/tournaments",
    id: "listTournaments",
    summary: "All tournaments with their brackets and groups, newest first.",
    query: NoQuerySchema,
    schema: TournamentListSchema,
  },
  {
    path: "/api/v1/tournaments/{site}/{slug}",
    id: "getTournament",
    summary: "One tournament with the standings of its groups and all contestants.",
    query: NoQuerySchema,
    schema: TournamentDetailSchema,
  },
  {
    path: "/api/v1/rankings/{site}/{slug}",
    id: "getRanking",
    summary: "The ranking of a tournament, final or during play, with a reason for each rank.",
    query: NoQuerySchema,
    schema: RankingDetailSchema,
  },
  {
    path: "/api/v1/rankings/{site}/{slug}.csv",
    id: "getRankingAsCsv",
    summary: "The same as a table for spreadsheets (RFC 4180, UTF-8 with a byte order mark).",
    query: NoQuerySchema,
    schema: null,
    media: "text/csv",
  },
  {
    path: "/api/v1/brackets/{site}/{id}",
    id: "getBracket",
    summary: "A bracket: every place of every round, and the known matches.",
    query: NoQuerySchema,
    schema: BracketDetailSchema,
  },
  {
    path: "/api/v1/groups/{site}/{id}",
    id: "getGroup",
    summary: "A group: its standings and its matches.",
    query: NoQuerySchema,
    schema: GroupDetailSchema,
  },
  {
    path: "/api/v1/contestants/{key}",
    id: "getContestant",
    summary: "A contestant: record, matches, past opponents, and possible next matches.",
    query: NoQuerySchema,
    schema: ContestantDetailSchema,
  },
  {
    path: "/api/v1/channels/{name}",
    id: "getChannel",
    summary: "The match on a broadcast channel, as shown in overlays.",
    query: NoQuerySchema,
    schema: ChannelSchema,
  },
  {
    path: "/api/v1/changes",
    id: "listChanges",
    summary: "Changes, newest first; with `after`, oldest first.",
    query: ChangesQuerySchema,
    schema: ChangePageSchema,
  },
  {
    path: "/api/v1/events",
    id: "streamChanges",
    summary:
      "Changes as server-sent events: `change` contains one change, `reset` means that the client " +
      "must refetch its data, `facts` that a public annotation (a channel, a name) changed; " +
      "`heartbeat` comes every 20 s. Continues from `Last-Event-ID`.",
    query: ChangeStreamQuerySchema,
    schema: null,
    media: "text/event-stream",
  },
  {
    path: "/api/v1/meta",
    id: "getMeta",
    summary: "Age of the data, state of the service, and the list of games.",
    query: NoQuerySchema,
    schema: MetaSchema,
  },
];
