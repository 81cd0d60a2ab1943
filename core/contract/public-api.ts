/**
 * The one list of what is public of our API: anybody may read it from anywhere, without credentials.
 * What is not in it answers to our own pages only.
 */
import type * as z from "zod/mini";
import { ChangePageSchema } from "./change.ts";
import { ChannelSchema } from "./channel.ts";
import { ContestantDetailSchema } from "./contestant.ts";
import { MatchDetailSchema, MatchFileSchema, MatchListSchema } from "./match.ts";
import { MetaSchema } from "./meta.ts";
import {
  BracketDetailSchema,
  GroupDetailSchema,
  TournamentDetailSchema,
  TournamentListSchema,
} from "./tournament.ts";

export interface PublicParameter {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

export type PublicEndpoint = PublicAddress & (JsonAnswer | OtherAnswer);

interface PublicAddress {
  /** With its variable parts in braces, as OpenAPI has them. */
  readonly path: string;
  /** Stable: code generated from the description is named by it. */
  readonly id: string;
  readonly summary: string;
  readonly query: readonly PublicParameter[];
}

interface JsonAnswer {
  readonly schema: z.ZodMiniType;
}

/** What is no JSON, and what it is instead. */
interface OtherAnswer {
  readonly schema: null;
  readonly media: "text/event-stream" | "text/csv";
}

const text = { type: "string" } as const;
const number = { type: "integer", minimum: 0 } as const;

const AFTER: PublicParameter = {
  name: "after",
  description: "Number of the newest change known; answers what came later, oldest first.",
  schema: number,
};

const MATCH_FILTERS: readonly PublicParameter[] = [
  {
    name: "state",
    description: "Only matches of this state; the ended come from the latest back.",
    schema: { type: "string", enum: ["upcoming", "live", "ended"] },
  },
  { name: "tournament", description: "SITE/SLUG of a tournament.", schema: text },
  { name: "game", description: "Slug of a game.", schema: text },
  { name: "site", description: "Host of a tournament system.", schema: text },
  { name: "contestant", description: "Key of a contestant.", schema: text },
  {
    name: "day",
    description: "Event day at the venue; it turns at 05:00.",
    schema: { type: "string", format: "date" },
  },
  { name: "q", description: "Words that stand in names, titles or the code.", schema: text },
];

export const PUBLIC_API: readonly PublicEndpoint[] = [
  {
    path: "/api/v1/matches",
    id: "listMatches",
    summary: "Matches that fit every filter; without one all that are known.",
    query: [
      ...MATCH_FILTERS,
      {
        name: "limit",
        description: "Most matches of the answer; its counts stay those of all.",
        schema: { type: "integer", minimum: 1, maximum: 1000 },
      },
    ],
    schema: MatchListSchema,
  },
  {
    path: "/api/v1/matches.json",
    id: "listMatchesInFile",
    summary: "Every match that fits, those of long ago as well, as a file.",
    query: MATCH_FILTERS,
    schema: MatchFileSchema,
  },
  {
    path: "/api/v1/matches.csv",
    id: "listMatchesAsCsv",
    summary: "The same as a table for spreadsheets (RFC 4180, UTF-8 with a byte order mark).",
    query: MATCH_FILTERS,
    schema: null,
    media: "text/csv",
  },
  {
    path: "/api/v1/matches/{site}/{id}",
    id: "getMatch",
    summary: "One match, and every other in which its contestants meet.",
    query: [],
    schema: MatchDetailSchema,
  },
  {
    path: "/api/v1/tournaments",
    id: "listTournaments",
    summary: "All tournaments with their brackets and groups, the latest first.",
    query: [],
    schema: TournamentListSchema,
  },
  {
    path: "/api/v1/tournaments/{site}/{slug}",
    id: "getTournament",
    summary: "One tournament with the tables of its groups and everybody in it.",
    query: [],
    schema: TournamentDetailSchema,
  },
  {
    path: "/api/v1/brackets/{site}/{id}",
    id: "getBracket",
    summary: "A bracket: every place of every round, and the matches seen there.",
    query: [],
    schema: BracketDetailSchema,
  },
  {
    path: "/api/v1/groups/{site}/{id}",
    id: "getGroup",
    summary: "A group: its table and its matches.",
    query: [],
    schema: GroupDetailSchema,
  },
  {
    path: "/api/v1/contestants/{key}",
    id: "getContestant",
    summary: "A contestant: record, matches, everybody met, where the next match leads.",
    query: [],
    schema: ContestantDetailSchema,
  },
  {
    path: "/api/v1/channels/{name}",
    id: "getChannel",
    summary: "The match on a channel of the broadcast, as it stands on the screen.",
    query: [],
    schema: ChannelSchema,
  },
  {
    path: "/api/v1/changes",
    id: "listChanges",
    summary: "What happened, newest first; after a number, oldest first.",
    query: [AFTER],
    schema: ChangePageSchema,
  },
  {
    path: "/api/v1/events",
    id: "streamChanges",
    summary:
      "Changes as they happen, as server-sent events: `change` carries one change, `reset` asks " +
      "to fetch anew, `facts` says that staff wrote something down for all (a channel, a name). " +
      "Goes on from `Last-Event-ID`.",
    query: [AFTER],
    schema: null,
    media: "text/event-stream",
  },
  {
    path: "/api/v1/meta",
    id: "getMeta",
    summary: "How old the data is, what the service said last, which games there are.",
    query: [],
    schema: MetaSchema,
  },
];
