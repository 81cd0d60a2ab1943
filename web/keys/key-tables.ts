import type { PageMessages } from "#core/i18n/en/index.ts";

/** One or more keys, and what they do. */
export interface KeyRow {
  /**
   * Names of `KeyboardEvent.key`, after "Shift+" or "Ctrl+" if held. Of two, the first goes back.
   */
  readonly keys: readonly string[];
  readonly effect: keyof PageMessages["keys"]["effects"];
  /** Whether the line at the foot of the page leaves it out. */
  readonly isRare?: true;
  /** Whether the browser or the focused element handles it, not the page. */
  readonly isNative?: true;
  /** Whether only staff have it. */
  readonly isStaff?: true;
}

/** Keys of one page. */
export interface KeyTable {
  readonly title: keyof PageMessages["keys"]["titles"];
  /** Paths of the page; `null` for pages of other programs. */
  readonly path: RegExp | null;
  /** Whether only staff have the page. */
  readonly isStaff?: true;
  readonly rows: readonly KeyRow[];
}

/** Keys of every page. A page may handle them itself, with the same effect. */
export const EVERYWHERE = [
  { keys: ["/"], effect: "find" },
  { keys: ["?"], effect: "help" },
  { keys: ["k", "j"], effect: "row", isRare: true },
  { keys: ["Ctrl+k"], effect: "palette", isRare: true, isNative: true },
  { keys: ["Escape"], effect: "close", isRare: true, isNative: true },
] as const satisfies readonly KeyRow[];

const ROW = { keys: ["ArrowUp", "ArrowDown"], effect: "row" } as const;
const UNDO = { keys: ["u"], effect: "undo" } as const;
const VIEW = { keys: ["v"], effect: "view" } as const;
const PRINT = { keys: ["p"], effect: "print" } as const;

/** Keys of each page besides those of every page, in the order in which they are shown. */
export const KEY_TABLES = {
  desk: {
    title: "desk",
    isStaff: true,
    path: /^\/desk\/?$/,
    rows: [
      ROW,
      { keys: ["x"], effect: "select" },
      { keys: ["Shift+ArrowUp", "Shift+ArrowDown"], effect: "range" },
      { keys: ["c"], effect: "take" },
      { keys: ["b"], effect: "give-back", isRare: true },
      { keys: ["h"], effect: "hand-over" },
      { keys: ["s"], effect: "snooze" },
      { keys: ["d"], effect: "done" },
      { keys: ["o"], effect: "open-site" },
      { keys: ["Enter"], effect: "open", isRare: true },
      { keys: ["a"], effect: "accept", isRare: true },
      { keys: ["e"], effect: "keep", isRare: true },
      { keys: ["t"], effect: "poll", isRare: true },
      UNDO,
    ],
  },
  changes: {
    title: "changes",
    isStaff: true,
    path: /^\/desk\/changes/,
    rows: [UNDO],
  },
  annotations: {
    title: "annotations",
    isStaff: true,
    path: /^\/desk\/facts/,
    rows: [ROW, { keys: ["n"], effect: "new-entry" }, UNDO],
  },
  screens: {
    title: "screens",
    isStaff: true,
    path: /^\/desk\/screens/,
    rows: [
      ROW,
      { keys: ["n"], effect: "set-next" },
      { keys: ["Enter"], effect: "put-on-air", isNative: true },
      UNDO,
    ],
  },
  matches: {
    title: "matches",
    path: /^\/matches\/?$/,
    rows: [
      ROW,
      { keys: ["[", "]"], effect: "day" },
      { keys: ["Enter"], effect: "open" },
      { keys: ["e"], effect: "tab" },
      { keys: ["c"], effect: "take", isRare: true, isStaff: true },
      { keys: ["o"], effect: "open-site", isRare: true },
      { keys: ["n"], effect: "note", isRare: true, isStaff: true },
    ],
  },
  scheduleGrid: {
    title: "scheduleGrid",
    path: /^\/schedule/,
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], effect: "hour" },
      { keys: ["ArrowUp", "ArrowDown"], effect: "unassigned", isStaff: true },
      { keys: ["a"], effect: "assign", isStaff: true },
      VIEW,
      { keys: ["t"], effect: "now" },
      PRINT,
    ],
  },
  scheduleList: { title: "scheduleList", path: /^\/schedule/, rows: [ROW, VIEW, PRINT] },
  bracket: {
    title: "bracket",
    path: /^\/tournaments\/[^/]+\/[^/]+\/bracket\//,
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], effect: "follow" },
      { keys: ["ArrowUp", "ArrowDown"], effect: "round" },
      { keys: ["l"], effect: "loser" },
      { keys: ["Home", "End"], effect: "ends" },
      { keys: ["Enter"], effect: "open", isNative: true },
    ],
  },
  wall: {
    title: "wall",
    path: null,
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], effect: "slide" },
      { keys: [" "], effect: "pause" },
    ],
  },
} as const satisfies Readonly<Record<string, KeyTable>>;

export type KeyTableName = keyof typeof KEY_TABLES;

type RowOf<T extends KeyTableName | "everywhere"> = T extends KeyTableName
  ? (typeof KEY_TABLES)[T]["rows"][number]
  : (typeof EVERYWHERE)[number];

/** Rows whose keys the page handles. */
type HandledRowOf<T extends KeyTableName | "everywhere"> = Exclude<
  RowOf<T>,
  { readonly isNative: true }
>;

/** Keys that a page handles. */
export type KeyOf<T extends KeyTableName | "everywhere"> = HandledRowOf<T>["keys"][number];

/** Effects of the keys that a page handles. */
export type EffectOf<T extends KeyTableName | "everywhere"> = HandledRowOf<T>["effect"];
