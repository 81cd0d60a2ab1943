import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Clash } from "#core/schedule/clashes.ts";
import type { Block, Lane } from "#core/schedule/lanes.ts";
import { findPreviousStart } from "#web/kit/match/describe-start.ts";
import type { HoursView } from "#web/kit/timetable/time-axis.tsx";

/** Line between the two blocks of a contestant who is booked twice. */
export interface BookedLine {
  /** Keys of both matches, that in the upper lane first. */
  readonly keys: readonly [string, string];
  readonly at: number;
  readonly upper: LineEnd;
  readonly lower: LineEnd;
  /** Name of the contestant. */
  readonly name: string;
  /** Where the label has room at the line: in a lane, until a time. `null` if it has none. */
  readonly label: { readonly lane: number; readonly to: number } | null;
}

interface LineEnd {
  /** Index among the lanes. */
  readonly lane: number;
  readonly part: Block["part"];
}

type Placed = LineEnd & { readonly block: Block };

/** Room for the label of a clash; an hour has about the same width on all screens. */
export const LABEL_LENGTH = 55 * MINUTE;
/** With fewer hours in view, as on tablets, the label is in the head of the block. */
export const LABEL_HOURS = 5 * HOUR;
/** Room for the words of a free time. */
export const WORDS_LENGTH = 45 * MINUTE;

/**
 * Returns a mark from the old start to the new one for each block that starts later than first listed,
 * if both starts are in view.
 */
export function findHooks(blocks: readonly Block[], view: HoursView, now: number) {
  return blocks.flatMap((block) => {
    const from = findOldStart(block, now);
    const { from: to, part } = block;
    if (from === null || from >= to || from < view.from || to >= view.to) return [];
    return { key: block.match.key, from, to, part };
  });
}

/** Returns the start that is struck out: the listed one before an estimate, else that before a move. */
function findOldStart({ match, listedStart }: Block, now: number): number | null {
  if (match.expected !== null) return listedStart;
  const previous = findPreviousStart(match, now);
  return previous === null ? null : Date.parse(previous);
}

/**
 * Returns a line for each two matches of a contestant that are in two lanes and, as far as they are
 * in view, at the same time.
 */
export function findBookedLines(
  lanes: readonly Pick<Lane, "blocks" | "gaps">[],
  clashes: ReadonlyMap<string, Clash>,
  view: HoursView,
): readonly BookedLine[] {
  const placed = new Map<string, Placed>();
  for (const [lane, { blocks }] of lanes.entries()) {
    for (const block of blocks) placed.set(block.match.key, { lane, block, part: block.part });
  }
  const lines = new Map<string, BookedLine>();
  for (const [key, { kind, other, name }] of clashes) {
    const [one, two] = [placed.get(key), placed.get(other)];
    if (kind !== "double-booked" || one === undefined || two === undefined) continue;
    const [upper, lower] = one.lane < two.lane ? [one, two] : [two, one];
    const at = findMiddle(upper.block, lower.block, view);
    if (upper.lane === lower.lane || at === null) continue;
    const keys = [upper.block.match.key, lower.block.match.key] as const;
    const label = findLabelPlace(lanes, [upper.lane, lower.lane], at, view);
    lines.set(keys.join(" "), { keys, at, upper, lower, name, label });
  }
  return [...lines.values()];
}

/** Returns the middle of the time in which both blocks are in view; `null` if there is none. */
function findMiddle(one: Block, two: Block, view: HoursView): number | null {
  const from = Math.max(one.from, two.from, view.from);
  const to = Math.min(one.to, two.to, view.to);
  return from < to ? (from + to) / 2 : null;
}

/** Finds a lane between two others that has no block and no words right of a line. */
function findLabelPlace(
  lanes: readonly Pick<Lane, "blocks" | "gaps">[],
  [upper, lower]: readonly [number, number],
  at: number,
  view: HoursView,
): BookedLine["label"] {
  if (view.to - view.from < LABEL_HOURS) return null;
  for (const [index, { blocks, gaps }] of lanes.slice(upper + 1, lower).entries()) {
    const starts = blocks.filter(({ to }) => to > at).map(({ from }) => from);
    const words = gaps
      .map(({ from }) => Math.max(from, view.from))
      .filter((from) => from + WORDS_LENGTH > at);
    const to = Math.min(view.to, ...starts, ...words);
    if (to - at >= LABEL_LENGTH) return { lane: upper + 1 + index, to };
  }
  return null;
}
