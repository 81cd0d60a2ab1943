/**
 * Names of the Phosphor icons of the interface: bold, or filled for names that end in `-fill`.
 * `node scripts/build/icon-sprite.mjs` builds the sprite from this list.
 */
export const iconNames = [
  "arrow-up-right",
  "calendar-blank",
  "calendar-plus",
  "caret-down",
  "caret-left",
  "caret-right",
  "check",
  "clipboard-text",
  "clock",
  "copy",
  "list-dashes",
  "magnifying-glass",
  "minus",
  "plus",
  "printer",
  "share-network",
  "star",
  "star-fill",
  "tree-structure",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];
