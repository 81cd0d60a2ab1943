import { measureNameWidth } from "#core/lib/fit-name.ts";
import type { RoundName } from "#core/model/round.ts";

/** Texts of a round header: the name, and at the right the start and best-of. */
export interface RoundHeaderText {
  readonly name: RoundName;
  /** As shown; "" if unknown, as is `bestOf`. */
  readonly start: string;
  readonly bestOf: string;
}

/** Texts of a round header that fit its width. */
export interface FittedHeader {
  readonly name: string;
  /** "" if it does not fit, as is `bestOf`. */
  readonly start: string;
  readonly bestOf: string;
}

const LENGTHS = ["long", "medium", "short"] as const;
const TITLE = { size: 13.5, strong: true };
/** Factor on `measureNameWidth`, because headers use a wider font. */
const TITLE_STRETCH = 1.12;
/** Maximum share of the width for the name. */
const TITLE_SHARE = 0.64;
const META = { size: 13, strong: false };
const GAP = 12;

/**
 * Fits round headers into `room` pixels. All names have the same length: the longest of three that
 * leaves a third of the width free in every header, else the shortest. Best-of and start are
 * included if they fit beside the name.
 */
export function fitHeaders(
  headers: readonly RoundHeaderText[],
  room: number,
): readonly FittedHeader[] {
  const leavesRoom = (length: keyof RoundName): boolean =>
    headers.every(({ name }) => titleWidth(name[length]) <= room * TITLE_SHARE);
  const length = LENGTHS.find(leavesRoom) ?? "short";
  return headers.map((header) => {
    const name = header.name[length];
    const beside = room - titleWidth(name);
    const bestOf = metaWidth(header.bestOf) <= beside ? header.bestOf : "";
    const start = metaWidth(header.start) <= beside - metaWidth(bestOf) ? header.start : "";
    return { name, start, bestOf };
  });
}

function titleWidth(text: string): number {
  return measureNameWidth(text, TITLE, 100) * TITLE_STRETCH;
}

function metaWidth(text: string): number {
  return text === "" ? 0 : measureNameWidth(text, META, 100) + GAP;
}
