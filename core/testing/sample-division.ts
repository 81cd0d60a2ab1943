import type { BracketSummary } from "#core/contract/tournament.ts";
import { sampleBracket } from "./sample-bracket.ts";

const { bracket } = sampleBracket({ size: 4, kind: "single" });

/** Creates the bracket "Division ID" of a tournament; `null` as the champion if it has none. */
export function sampleDivision(id: string, champion: string | null): BracketSummary {
  const contestant = champion === null ? null : { key: champion, name: champion, country: "" };
  return { ...bracket, id, title: `Division ${id}`, prefix: id, champion: contestant };
}
