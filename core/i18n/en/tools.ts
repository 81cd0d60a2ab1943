import { desk } from "./desk.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the search dialog. */
export const palette = {
  field: "Contestant, match, station, tournament, action",
  /** Reason of a page that does not exist; the other reasons are with their subjects. */
  noPage: "The address may be mistyped, or its page no longer exists.",
  /** Before links to the main pages. */
  goTo: "Or go to",
  results: "Results",
  none: (query: string) => `No results for “${query}”.`,
  waiting: "Loading names.",
  failed: "Names could not be loaded. Actions still work.",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  hint: "Arrow keys choose, Enter opens, Esc closes.",
  /** Pages for staff. */
  pages: {
    ...desk.pages,
    desk: "Desk: needs attention",
    share: "Share: embed builder",
    signIn: "Sign in",
  },
  groups: {
    contestant: "Contestants",
    match: "Matches",
    tournament: "Tournaments",
    bracket: "Brackets",
    page: "Pages",
    action: "Actions",
  },
  /** Finds the match at a station. */
  station: (station: string) => `Station ${station}`,
  inMatches: (query: string) => `All matches with “${query}”`,
  actions: {
    light: "Light theme",
    dark: "Dark theme",
    autoTheme: "System theme",
    compact: "Compact rows",
    comfortable: "Comfortable rows",
    hideScores: "Hide scores",
    showScores: "Show scores",
    /** Label of the action that switches to the language with this native name. */
    language: (name: string) => `Language: ${name}`,
    preferences: "Preferences",
    shortcuts: "Keyboard shortcuts",
    venueTime: "Times of the venue",
    myTime: "Your own times",
    keysOn: "Turn single keys on",
    keysOff: "Turn single keys off",
    game: (name: string) => `Show only ${name}`,
    allGames: "All games",
    follow: "Follow this page",
    unfollow: "Stop following this page",
    copyLink: "Copy link to this page",
    print: "Print this page",
    csv: "Export all matches as CSV",
    json: "Export all matches as JSON",
    copyCalendar: "Copy calendar link",
  },
};

/** Messages of the preferences. */
export const preferences = {
  kept: "Saved in this browser only.",
  theme: "Theme",
  themes: { auto: "System", light: "Light", dark: "Dark" },
  density: "Rows",
  densities: { comfortable: "Comfortable", compact: "Compact" },
  language: "Language",
  languages: { auto: "Browser language" },
  zone: "Times",
  zones: {
    auto: "Venue time for staff, otherwise my time",
    venue: (zone: string) => `The venue's (${zone})`,
    mine: (zone: string) => `Mine (${zone})`,
  },
  scores: "Hide scores until I ask",
  scoresHint:
    "Pages then show no scores, results or ranks, and in later rounds where the contestants come from instead of who they are.",
  scoresHidden: "Scores are hidden.",
  reset: "Reset to defaults",
};

/** Messages of signing in and out. */
export const session = {
  title: "Sign in",
  intro: "For staff. Public pages need no sign-in.",
  name: "Name",
  password: "Password",
  submitting: "Signing in …",
  provider: "Sign in with your organisation",
  wrong: "Wrong name or password. Try again.",
  tooMany: (minutes: number) =>
    `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  problems: {
    refused: "Your account is not on the staff list of this server. Ask its administrator.",
    cancelled: "Your organisation reports that the sign-in was cancelled or denied. Try again.",
    expired:
      "This sign-in took more than ten minutes, or was started in another browser. Start it again here.",
    client:
      "Your organisation does not accept Matchdesk. The administrator must check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and the redirect URI registered there; the Matchdesk log has the cause.",
    unreachable:
      "Your organisation's sign-in service does not respond. Try again; if that does not help, the administrator must check OIDC_ISSUER; the Matchdesk log has the cause.",
    failed: "Sign-in failed. Try again; if it keeps failing, check the Matchdesk log.",
  },
  https: "Sign-in needs HTTPS",
  httpsWhy:
    "Over plain HTTP anyone in the same network could read the password, and browsers keep no session.",
  httpsHow: [
    "Open Matchdesk on the machine it runs on, or",
    "give it a certificate: TLS_CERT_FILE and TLS_KEY_FILE (see docs/guides/https-on-a-lan.md), or",
    "put an HTTPS proxy in front of it and list the proxy in TRUSTED_PROXIES.",
  ],
  none: "Sign-in is not configured: everyone who can open this site is staff.",
  openDesk: "Open the desk",
  signedIn: (name: string) => `Signed in as ${name}`,
  goOn: "Continue",
  canClose: "You can close this page.",
  again: "Sign in again",
  endsAt: (time: string) => `Your session ends at ${time}. Sign in again to go on working.`,
  ended: "Your session has ended. Sign in to go on.",
  /** After `ended`. `acts`: labels of buttons. */
  waits: (acts: string) => `This will then be done: ${acts}.`,
  pressed: "what you pressed",
  later: "Later",
  otherPerson: "Sign in as another person",
  out: "Sign out",
  everywhere: "Sign out everywhere",
};

/** Messages of the page that creates embeds. */
export const share = {
  purpose: "A widget, an image or a calendar of public data, for your own site.",
  what: "What",
  /** Content of each kind, next to its name. */
  purposes: {
    contestant: "next, live and last matches",
    tournament: "live and next matches",
    match: "one match with its score",
    bracket: "the whole tree",
    standings: "one group or all",
    ranking: "after the last match",
  },
  /** Labels of the field that finds the subject. */
  find: {
    contestant: "Find a contestant",
    tournament: "Find a tournament",
    match: "Find a match",
    bracket: "Find a bracket",
    standings: "Find a tournament or group",
    ranking: "Find a tournament",
  },
  findOrAll: "All tournaments, or find one",
  notFound: (text: string) => `“${text}” was never listed here, or its tournament is not public.`,
  states: { live: "Live", upcoming: "Next", ended: "Results" },
  limit: "Rows",
  look: "Look",
  reset: "Reset",
  themes: { "": "As the page", light: "Light", dark: "Dark" },
  accent: "Accent",
  accentHint: "readable in light and dark",
  density: "Density",
  densities: { "": "Comfortable", compact: "Compact" },
  pageLanguage: "As the page, else English",
  zone: "Time zone",
  viewerZone: "The viewer’s",
  flags: "Flags",
  flagKinds: { "": "Letters", images: "Images", none: "None" },
  scores: "Scores",
  hideScores: "hide scores and winners",
  highlight: "Highlight",
  highlightHint: "Name of a contestant",
  preview: "Preview",
  liveData: "live data",
  hosts: { plain: "light page", dark: "dark page", hostile: "page with conflicting styles" },
  matchesAhead: (count: number) => (count === 1 ? "1 match ahead" : `${count} matches ahead`),
  sameData: "every form shows the same data",
  forms: {
    script: "Script",
    iframe: "Iframe",
    markdown: "Markdown",
    image: "Image",
    calendar: "Calendar",
  },
  formPurposes: {
    script: "updates by itself",
    iframe: "for sites without scripts",
    markdown: "forum, README, chat",
    image: "PNG, a minute old at most",
    calendar: "moves when a match moves",
  },
  pin: "Pin this version with its hash",
  /** Above the code on a host that only this machine or network can reach. */
  localAddress: (host: string) =>
    `${host} is no public address: other sites cannot load this code. Open Matchdesk at the address that viewers use (PUBLIC_URL) and copy the code there.`,
  pinHint: "Replace the script after each Matchdesk update.",
  api: "The same data from the API",
  wall: "Wall for a screen at the venue",
  nothing: "There is nothing public of this kind yet.",
};

/** Messages for staff about what viewers cannot see. */
export const visibility = {
  notPublic: "Not\u00a0public",
  calendar: "Not public: calendar programs cannot sign in, so they cannot load it.",
  calendarPart: "Contains only public matches.",
  share: "Not public: images and embeds do not show it.",
  embed: (title: string) =>
    `${wrapInBidiIsolate(title)} is not public: an embed cannot show it. PUBLIC_SITES and PUBLIC_TOURNAMENTS list what is public.`,
  overlay: "Its match is not public: the channel is transparent.",
};

/** Messages of calendars and exported files. */
export const files = {
  subscribe: "Subscribe",
  subscribeHint: "Updates automatically when matches move or are cancelled.",
  download: "Download",
  downloadHint: "The current matches only (.ics)",
  export: "Export",
  csv: "CSV",
  csvHint: "For spreadsheets",
  json: "JSON",
  jsonHint: "For programs",
};
