/** Makes courses of stages. */
import { must } from "#core/lib/must.ts";
import { type BracketStage, type BracketStageOptions, playBracketStage } from "./bracket-stage.ts";
import { type CourseRule, rankGroup } from "./group-stage.ts";
import {
  type Course,
  type CourseMatch,
  type CoursePlayer,
  endOfCourse,
  type Placement,
} from "./course.ts";

/** The stages of a course and what they mean for the tournament. */
export interface CourseParts {
  readonly slug: string;
  readonly brackets?: readonly BracketStage[];
  readonly groups?: readonly (readonly CourseMatch[])[];
  /** How its groups are ranked; by wins by default. */
  readonly rule?: CourseRule;
  /** Contestants in tiers that share their ranks; by default the standings of the only group. */
  readonly tiers?: readonly (readonly CoursePlayer[])[];
  readonly decidedBy: string | null;
  readonly continuesIn?: Course["continuesIn"];
  /** Minutes from the last end to the tournament's stated end; 60 by default. */
  readonly margin?: number;
  readonly locks?: boolean;
  readonly statesEnd?: boolean;
}

/** Creates a course of stages. */
export function composeCourse(parts: CourseParts): Course {
  const { brackets = [], groups = [], rule = "wins", margin = 60, locks = true } = parts;
  const standings = new Map(
    groups.map((own) => [must(own[0]?.group, "a group has matches"), rankGroup(own, rule)]),
  );
  const matches = [...groups.flat(), ...brackets.flatMap((stage) => stage.matches)];
  return {
    slug: parts.slug,
    matches,
    podiums: new Map(brackets.map(({ id, podium }) => [id, podium])),
    continuesIn: parts.continuesIn ?? new Map(),
    decidedBy: parts.decidedBy,
    standings,
    placements: rankTiers(parts.tiers ?? [...standings.values()].flat()),
    statedEnd: endOfCourse({ matches }) + margin,
    statesEnd: parts.statesEnd ?? true,
    locks,
  };
}

/** Plays a course of one bracket, which starts at minute 0. */
export function playBracketCourse(options: Omit<BracketStageOptions, "id" | "from">): Course {
  const stage = playBracketStage({ ...options, id: 1100, from: 0 });
  return composeCourse({ slug: "cup", brackets: [stage], tiers: stage.tiers, decidedBy: stage.id });
}

/** Creates contestants "Contestant 1" and so on, each with its own country. */
export function createPlayers(count: number): readonly CoursePlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Contestant ${index + 1}`,
    country: index % 2 === 0 ? "fi" : "se",
  }));
}

/** Ranks tiers by standard competition ranking: 1, 2, 3–4, 5–8. */
export function rankTiers<T>(tiers: readonly (readonly T[])[]): ReadonlyMap<T, Placement> {
  const placements = new Map<T, Placement>();
  for (const tier of tiers) {
    const from = placements.size + 1;
    const to = placements.size + tier.length;
    for (const player of tier) placements.set(player, { from, to });
  }
  return placements;
}
