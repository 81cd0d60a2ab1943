import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import {
  commitSampleTick,
  createStoredSourceAt,
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  sampleAnnotation,
  sampleChange,
  readActs,
  sampleClaim,
  storeActs,
  sampleEntry,
  samplePlacementPoints,
  sampleSeenMatch,
} from "./samples.ts";

const MATCH = "chess.example.net/1";
const AINO = sampleEntry("Aino Rook", 1);
const BO = sampleEntry("Bo", 2);

/** A match with the name "Aino Rook". */
export const MATCH_WITH_NAME = sampleSeenMatch("1", { entries: [AINO, BO] });

/**
 * Inserts the name "Aino Rook" in a match, its raw JSON, an issue, guard state, a change, two
 * notes, a deduction and a claim, next to one of each without the name.
 */
export async function insertNameEverywhere(
  opened: OpenSources,
  desk: OpenArchive["desk"],
): Promise<void> {
  const seen = [MATCH_WITH_NAME, sampleSeenMatch("2", { entries: [BO] })];
  const observed = createStoredSourceAt(SAMPLE_MATCH_NOON, seen);
  const sent = { id: "1", contestants: [{ name: "Aino Rook" }, { name: "Bo" }] };
  const changes: Change[] = [
    { type: "replaced", from: AINO, to: BO, match: MATCH, tournament: SAMPLE_CUP },
    sampleChange("chess.example.net/2"),
  ];
  const issue = { match: MATCH, code: "score-implausible" as const, message: AINO.name };
  const slot = { sort: 1, confirmed: AINO.key, candidate: AINO.key, polls: 1 };
  const unconfirmed = [[MATCH, [slot]]];
  const after = {
    snapshot: { ...observed.snapshot, issues: [issue] },
    sent: new Map([[MATCH, sent]]),
    said: { outcome: "ok", guard: JSON.stringify({ holds: [], held: [], unconfirmed }) },
  };
  await commitSampleTick(opened, { after, changes });
  await storeActs(
    desk,
    sampleAnnotation("match-note", MATCH, "Ask (Aino Rook), table 3"),
    sampleAnnotation("match-note", "chess.example.net/2", "This note names no contestant"),
    sampleAnnotation("match-note", AINO.key, "left-handed"),
    samplePlacementPoints(AINO),
    sampleClaim("a", { note: "waits for aino rook." }),
    sampleClaim("b", { note: "This claim neither" }),
  );
}

/** Returns the text of everything in which an archive may contain the name. */
export async function readEverything(
  { sources, reader }: OpenSources,
  desk: OpenArchive["desk"],
): Promise<string> {
  const source = must(sources[0], "it was opened");
  const { snapshot, said } = await source.findSnapshot(SAMPLE_MATCH_NOON);
  return JSON.stringify([
    [...snapshot.matches.values()],
    [snapshot.issues, said],
    await reader.findAllByTournament(SAMPLE_CUP),
    await reader.findSentByKey(MATCH),
    await reader.findNewestChanges(9),
    await readActs(desk),
  ]);
}
