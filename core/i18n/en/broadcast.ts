import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages about broadcast channels and venue screens. */
export const enBroadcast = {
  title: "Screens",
  channels: "Channels",
  intro:
    "A channel feeds a broadcast overlay: put a match on it, and every overlay with its URL shows it within a second.",
  noChannels: "There is no channel yet.",
  newChannel: "New channel",
  newChannelHint: "A short name without a slash, like stream-B.",
  add: "Add",
  remove: "Remove",
  channel: "Channel",
  channelOf: (name: string) => `Channel ${wrapInBidiIsolate(name)}`,
  onChannel: "On channel…",
  putOn: (name: string) => `Put on ${wrapInBidiIsolate(name)}`,
  takeOff: "Remove from channel",
  empty: "The channel is empty: the overlay is transparent.",
  unlisted: "Its match is not listed here any more: the overlay is transparent.",
  match: "Match",
  bracket: "Bracket",
  noMatch: "No match",
  live: "Live",
  next: "Next",
  other: "Currently on channel",
  shortNames: "Short names",
  swap: "Swap sides",
  left: (name: string) => `Left: ${wrapInBidiIsolate(name)}`,
  right: (name: string) => `Right: ${wrapInBidiIsolate(name)}`,
  more: (name: string) => `Add 1 for ${wrapInBidiIsolate(name)}`,
  less: (name: string) => `Subtract 1 for ${wrapInBidiIsolate(name)}`,
  byHand: (score: string) =>
    `Manual score. The service reports ${score}; its score returns once it catches up.`,
  byHandFirst:
    "Manual score. The service reports no score yet; its score returns once it catches up.",
  byService: "Score from the service. Use + to update it ahead of the service.",
  over: "Match ended: the service's result is shown.",
  serviceAgain: "Use the service's score",
  noScore: "no score",
  preview: "Preview",
  address: "URL for OBS",
  copy: "Copy",
  copied: "Copied",
  size: "Browser source, 1920 × 1080 or 3840 × 2160; the background is transparent.",
  others: "Other overlays",
  othersHint: "A match or a bracket without a channel. SITE and ID are in the URL of its page.",
  /** @param languages The codes of all languages: "en, fi". */
  options: (languages: string) =>
    `Each URL takes ?chroma=green (magenta, or a colour like 00ff00) for a flat background, theme (dark, light), accent (a colour), locale (${languages}) and flags (images, letters, none).`,
  walls: "Walls",
  wallsHint: "For venue screens.",
  openWall: "Open wall",
};

/** The table of messages that every language provides. */
export type BroadcastMessages = typeof enBroadcast;
