import type { CSSProperties } from "react";

/** Part of a column that the widths depend on; documented with `Column` of `table.tsx`. */
export interface Track {
  readonly key: string;
  readonly width: number | "name" | "text";
  readonly from?: "medium" | "wide" | undefined;
  readonly isBelow?: boolean;
  readonly narrow?: number;
  readonly paper?: number | undefined;
  readonly pinned?: "start" | "end" | undefined;
}

/** Widths of a table that read well, and the least of a name while others scroll, in rem. */
const MOST = { name: 22, text: 28 };
const LEAST_NAME = { wide: 11, narrow: 7 };

/**
 * Returns the style of a table: `grid-template-columns` of its rows for each width of its container
 * and for paper, the number of the name's column, the width of the first column, and the width from
 * which the table does not grow. `hasButton` reserves a button at the end of rows.
 */
export function planTracks(
  columns: readonly Track[],
  scrolls: boolean,
  hasButton: "no" | "narrow" | "always",
): CSSProperties {
  const medium = columns.filter(({ from }) => from !== "wide");
  const narrow = columns.filter(({ from }) => from === undefined);
  const printed = columns.filter(({ paper }) => paper !== 0);
  const button = hasButton === "always" ? [{ key: "", width: BUTTON }] : [];
  const lastButton = hasButton === "no" ? [] : [{ key: "", width: BUTTON }];
  const most = [...columns, ...button].reduce(
    (sum, { width }) => sum + (typeof width === "number" ? width : MOST[width]),
    0,
  );
  const least = scrolls ? LEAST_NAME : { wide: 0, narrow: 0 };
  return {
    "--wide": format([...columns, ...button], least.wide),
    "--medium": format([...medium.map(makeNarrow), ...button], least.wide),
    "--narrow": format([...narrow.map(makeNarrow), ...lastButton], least.narrow),
    "--paper": format(
      printed.map(({ width, paper }) => ({ width: paper ?? width })),
      0,
    ),
    "--medium-name": numberOfName(medium),
    "--narrow-name": numberOfName(narrow),
    "--first": format(columns.slice(0, 1), 0),
    "--most": `${most}rem`,
  };
}

/** Width of the button that shows details, in rem. */
const BUTTON = 1.5;

function makeNarrow({ width, narrow }: Track): Pick<Track, "width"> {
  return { width: narrow ?? width };
}

function format(columns: readonly Pick<Track, "width">[], least: number): string {
  return columns
    .map(({ width }) =>
      typeof width === "number" ? `${width}rem` : `minmax(${least}rem, ${MOST[width]}fr)`,
    )
    .join(" ");
}

function numberOfName(columns: readonly Track[]): number {
  return columns.findIndex(({ width }) => width === "name") + 1;
}

/** Returns the distance of each pinned column from its side, in rem. */
export function planPins(columns: readonly Track[]): ReadonlyMap<string, number> {
  const pins = new Map<string, number>();
  for (const [side, ordered] of [
    ["start", columns],
    ["end", columns.toReversed()],
  ] as const) {
    let distance = 0;
    for (const { key, pinned, width } of ordered) {
      if (pinned !== side) break;
      pins.set(key, distance);
      distance += typeof width === "number" ? width : 0;
    }
  }
  return pins;
}
