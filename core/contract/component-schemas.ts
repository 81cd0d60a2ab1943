import * as z from "zod/mini";
import { PublicChangeSchema } from "#core/model/change.ts";
import {
  ContestantRefSchema,
  PossibleNextMatchSchema,
  TallySchema,
} from "#core/model/contestant.ts";
import { CoverageSchema } from "#core/model/coverage.ts";
import { GroupSchema, StandingSchema } from "#core/model/group.ts";
import { IssueSchema } from "#core/model/match.ts";
import {
  MatchRoundSchema,
  RoundNameSchema,
  PlaceRefSchema,
  SlotSourceSchema,
} from "#core/model/derived-match.ts";
import { ContestantScenarioSchema, GroupScenariosSchema } from "#core/model/scenarios.ts";
import { ListStateSchema } from "#core/model/tick.ts";
import {
  BracketDetailSchema,
  BracketSummarySchema,
  BracketViewSchema,
  PlaceSchema,
  RoundSchema,
} from "./bracket.ts";
import { MatchRefSchema, PublicChangePageSchema } from "./change.ts";
import { ChannelSchema } from "./channel.ts";
import { ContestantDetailSchema, ContestantViewSchema } from "./contestant.ts";
import {
  MatchDetailSchema,
  MatchFileSchema,
  MatchListSchema,
  MatchSlotSchema,
  MatchViewSchema,
} from "./match.ts";
import { LastPollSchema, MetaSchema, ProblemSchema } from "./meta.ts";
import { RankingDetailSchema, RankingSchema, RankReasonSchema, RankRowSchema } from "./ranking.ts";
import {
  GroupDetailSchema,
  TournamentContestantSchema,
  TournamentDetailSchema,
  TournamentListSchema,
  TournamentSummarySchema,
} from "./tournament.ts";

/** A schema of an OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas with a name, which generated clients use for their types. */
const NAMED_SCHEMAS = {
  MatchList: MatchListSchema,
  MatchFile: MatchFileSchema,
  MatchDetail: MatchDetailSchema,
  Match: MatchViewSchema,
  MatchSlot: MatchSlotSchema,
  MatchRound: MatchRoundSchema,
  RoundName: RoundNameSchema,
  SlotSource: SlotSourceSchema,
  PlaceRef: PlaceRefSchema,
  TournamentList: TournamentListSchema,
  TournamentDetail: TournamentDetailSchema,
  Tournament: TournamentSummarySchema,
  TournamentContestant: TournamentContestantSchema,
  RankingDetail: RankingDetailSchema,
  Ranking: RankingSchema,
  RankRow: RankRowSchema,
  RankReason: RankReasonSchema,
  BracketDetail: BracketDetailSchema,
  Bracket: BracketViewSchema,
  BracketSummary: BracketSummarySchema,
  BracketRound: RoundSchema,
  BracketPlace: PlaceSchema,
  GroupDetail: GroupDetailSchema,
  Group: GroupSchema,
  Standing: StandingSchema,
  GroupScenarios: GroupScenariosSchema,
  ContestantScenario: ContestantScenarioSchema,
  ContestantDetail: ContestantDetailSchema,
  Contestant: ContestantViewSchema,
  ContestantRef: ContestantRefSchema,
  PossibleNextMatch: PossibleNextMatchSchema,
  Tally: TallySchema,
  Channel: ChannelSchema,
  ChangePage: PublicChangePageSchema,
  Change: PublicChangeSchema,
  MatchRef: MatchRefSchema,
  Meta: MetaSchema,
  LastPoll: LastPollSchema,
  ListState: ListStateSchema,
  Coverage: CoverageSchema,
  Issue: IssueSchema,
  Problem: ProblemSchema,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;

/** Name of a schema of the public API. */
export type SchemaName = keyof typeof NAMED_SCHEMAS;

/** Returns a reference to a schema. */
export function referTo(name: SchemaName): JsonSchema {
  return { $ref: createReference(name) };
}

/** Creates the JSON Schemas of all bodies of the public API, and of their parts, by name. */
export function createComponentSchemas(): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    // As JSON: encoded, and with members that later versions may add.
    io: "input",
    uri: createReference,
    override: ({ zodSchema, jsonSchema }) => {
      // Only instants are converted.
      if (zodSchema instanceof z.ZodMiniCodec) jsonSchema.format = "date-time";
      // Says the same at length.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Says only that a list of the model is not changed in place.
      delete jsonSchema.readOnly;
    },
  });
  const named = Object.entries(schemas);
  for (const [, schema] of named) {
    // The document states both for all schemas.
    delete schema.$schema;
    delete schema.$id;
  }
  return Object.fromEntries(named);
}

function createReference(name: string): string {
  return `#/components/schemas/${name}`;
}
