import { nameWidth } from "#core/lib/fit-name.ts";
import type { RoundName } from "#core/model/derived.ts";

/** What stands over a round: its name, and at the right its start and best-of. */
export interface RoundHeaderText {
  readonly name: RoundName;
  /** As shown, "" when nobody knows. */
  readonly start: string;
  readonly bestOf: string;
}

export interface FittedHead {
  readonly name: string;
  /** "" where there is no room for it. */
  readonly start: string;
  readonly bestOf: string;
}

const LENGTHS = ["long", "medium", "short"] as const;
const TITLE = { size: 13.5, strong: true };
/** Titles are set wider than the names that `nameWidth` measures. */
const TITLE_STRETCH = 1.12;
const TITLE_SHARE = 0.64;
const META = { size: 13, strong: false };
const GAP = 12;

/**
 * Heads for one room in pixels: every name in the same one of its three lengths, the longest that
 * leaves all of them a good third of the room; best-of and start beside it where they fit.
 */
export function fitHeads(heads: readonly RoundHeaderText[], room: number): readonly FittedHead[] {
  const isAiry = (length: keyof RoundName): boolean =>
    heads.every(({ name }) => titleWidth(name[length]) <= room * TITLE_SHARE);
  const length = LENGTHS.find(isAiry) ?? "short";
  return heads.map((head) => {
    const name = head.name[length];
    const beside = room - titleWidth(name);
    const bestOf = metaWidth(head.bestOf) <= beside ? head.bestOf : "";
    const start = metaWidth(head.start) <= beside - metaWidth(bestOf) ? head.start : "";
    return { name, start, bestOf };
  });
}

function titleWidth(text: string): number {
  return nameWidth(text, TITLE, 100) * TITLE_STRETCH;
}

function metaWidth(text: string): number {
  return text === "" ? 0 : nameWidth(text, META, 100) + GAP;
}
