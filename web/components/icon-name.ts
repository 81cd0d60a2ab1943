/**
 * The Phosphor icons of the interface (bold, or filled where the name says so), by their names there.
 * `node scripts/build/icon-sprite.mjs` draws the sprite from this list.
 */
export const iconNames = [
  "arrow-up-right",
  "caret-down",
  "caret-left",
  "caret-right",
  "magnifying-glass",
  "minus",
  "plus",
  "share-network",
  "star",
  "star-fill",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];
