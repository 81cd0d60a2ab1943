import { isolate } from "#core/lib/isolate.ts";

/** Messages about broadcast channels and venue screens. */
export const enBroadcast = {
  title: "Screens",
  channels: "Channels",
  intro:
    "A channel is one picture of the broadcast: put a match on it, and every overlay with its address shows it within a second.",
  noChannels: "There is no channel yet.",
  newChannel: "New channel",
  newChannelHint: "A short name without a slash, like stream-B.",
  add: "Add",
  remove: "Remove",
  channel: "Channel",
  channelOf: (name: string) => `Channel ${isolate(name)}`,
  onChannel: "On channel…",
  putOn: (name: string) => `Put on ${isolate(name)}`,
  takeOff: "Take off",
  empty: "Nothing is on it: the overlay is transparent.",
  unlisted: "Its match is not listed here any more: the overlay is transparent.",
  match: "Match",
  bracket: "Bracket",
  noMatch: "No match",
  live: "Live",
  next: "Next",
  other: "On it now",
  shortNames: "Short names",
  swap: "Swap sides",
  left: (name: string) => `Left: ${isolate(name)}`,
  right: (name: string) => `Right: ${isolate(name)}`,
  more: (name: string) => `One more for ${isolate(name)}`,
  less: (name: string) => `One less for ${isolate(name)}`,
  byHand: (score: string) =>
    `By hand. The service says ${score}, and counts again once it has caught up.`,
  byHandFirst: "By hand. The service says nothing yet, and counts again once it has caught up.",
  byService: "The service's score. Count ahead with + where it is slow.",
  over: "Over: the service's result counts.",
  serviceAgain: "Back to the service's score",
  noScore: "no score",
  preview: "Preview",
  address: "Address for OBS",
  copy: "Copy",
  copied: "Copied",
  size: "Browser source, 1920 × 1080 or 3840 × 2160; the background is transparent.",
  others: "Other overlays",
  othersHint:
    "A match or a bracket without a channel. SITE and ID stand in the address of its page.",
  /** @param languages Their codes, "en, fi". */
  options: (languages: string) =>
    `Each address takes ?chroma=green (magenta, or a colour like 00ff00) for a flat background, theme (dark, light), accent (a colour), locale (${languages}) and flags (images, letters, none).`,
  walls: "Walls",
  wallsHint: "For the screens of the hall.",
  openWall: "Open the wall",
};

/** The table a language must fill. */
export type BroadcastMessages = typeof enBroadcast;
