/**
 * The list of all public API endpoints: readable from any site, without credentials. Other
 * endpoints are available to Matchdesk's own pages only.
 */
import { ChangesQuerySchema, ChangeStreamQuerySchema } from "./change.ts";
import type { SchemaName } from "./component-schemas.ts";
import { MatchFileQuerySchema, MatchListQuerySchema } from "./match-filter.ts";
import { NoQuerySchema, type QuerySchema } from "./query.ts";

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
  /** Name of the schema of its body. */
  readonly schema: SchemaName;
  /** Set if the response has no ETag, so that clients cannot revalidate it. */
  readonly isUntagged?: true;
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
    schema: "MatchList",
  },
  {
    path: "/api/v1/matches.json",
    id: "listMatchesInFile",
    summary: "All matches that fit the filters, including archived ones, as a file.",
    query: MatchFileQuerySchema,
    schema: "MatchFile",
    isUntagged: true,
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
    schema: "MatchDetail",
  },
  {
    path: "/api/v1/tournaments",
    id: "listTournaments",
    summary: "All tournaments with their brackets and groups, newest first.",
    query: NoQuerySchema,
    schema: "TournamentList",
  },
  {
    path: "/api/v1/tournaments/{site}/{slug}",
    id: "getTournament",
    summary: "One tournament with the standings of its groups and all contestants.",
    query: NoQuerySchema,
    schema: "TournamentDetail",
  },
  {
    path: "/api/v1/rankings/{site}/{slug}",
    id: "getRanking",
    summary: "The ranking of a tournament, final or during play, with a reason for each rank.",
    query: NoQuerySchema,
    schema: "RankingDetail",
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
    schema: "BracketDetail",
  },
  {
    path: "/api/v1/groups/{site}/{id}",
    id: "getGroup",
    summary: "A group: its standings and its matches.",
    query: NoQuerySchema,
    schema: "GroupDetail",
  },
  {
    path: "/api/v1/contestants/{key}",
    id: "getContestant",
    summary: "A contestant: record, matches, past opponents, and possible next matches.",
    query: NoQuerySchema,
    schema: "ContestantDetail",
  },
  {
    path: "/api/v1/channels/{name}",
    id: "getChannel",
    summary: "The match on a broadcast channel, as shown in overlays.",
    query: NoQuerySchema,
    schema: "Channel",
  },
  {
    path: "/api/v1/changes",
    id: "listChanges",
    summary: "Changes, newest first; with `after`, oldest first.",
    query: ChangesQuerySchema,
    schema: "ChangePage",
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
    schema: "Meta",
    isUntagged: true,
  },
];
