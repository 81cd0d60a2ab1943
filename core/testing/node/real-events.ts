import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RecordedEvent } from "#core/testing/courses/recorded-course.ts";

/** Located beside the checkout, not part of it. */
const FOLDER = resolve(import.meta.dirname, "../../../../shared/data");

/** Names of the real events for `tournament-events.ts`; empty without their folder. */
export const REAL_EVENTS: readonly string[] = listEventNames(FOLDER);

export const REAL_EVENTS_WITH_GROUPS = REAL_EVENTS.filter(
  (event) => Object.keys(readTrueResults(event).groups).length > 0,
);

/** A final that ended 3–3: nothing that the service sends shows its winner. */
const TIED_FINAL = { event: "fifa-world-cup-2022", match: "60064" };

export function readRealEventMatches(event: string): {
  readonly object: "matches";
  readonly data: Record<string, unknown>[];
} {
  return JSON.parse(readFileSync(`${FOLDER}/wire/${event}.json`, "utf8"));
}

export function readTrueResults(event: string): TrueResults {
  return JSON.parse(readFileSync(`${FOLDER}/truth/${event}.json`, "utf8"));
}

/** Reads a real event for `createRecordedCourse`. */
export function readRecordedEvent(event: string, late: RecordedEvent["late"]): RecordedEvent {
  const { not_decided_by_score: known } = readTrueResults(event);
  const hidden = event === TIED_FINAL.event ? TIED_FINAL.match : null;
  const winners = known.filter(({ match_id: id }) => id !== hidden);
  return {
    wire: readRealEventMatches(event).data,
    winners: new Map(winners.map(({ match_id: id, winner }) => [id, winner])),
    late,
  };
}

/** The members of a truth file that tests use. */
export interface TrueResults {
  readonly champion: string;
  readonly runner_up: string;
  readonly third?: string;
  readonly fourth?: string;
  readonly matches_per_round: Readonly<Record<string, number>>;
  readonly groups: Readonly<Record<string, TruthGroup>>;
  readonly not_decided_by_score: readonly { readonly match_id: string; readonly winner: string }[];
}

export interface TruthGroup {
  readonly standings_from: string;
  readonly standings: readonly TruthStanding[];
}

/** A row of true standings. */
export interface TruthStanding {
  readonly pos: number;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goals_for: number;
  readonly goals_against: number;
  readonly points: number;
}

/** Returns the names of a folder's events; if it does not exist, none, and logs to stderr. */
export function listEventNames(folder: string): readonly string[] {
  if (!existsSync(`${folder}/wire`)) {
    process.stderr.write(`Skipped: tests of real events need ${folder}.\n`);
    return [];
  }
  return readdirSync(`${folder}/wire`).map((file) => file.replace(".json", ""));
}
