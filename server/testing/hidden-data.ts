/** Service lists and archive contents of the two products of `startVisibilityTestPair`. */
import { contestantKey } from "#core/model/contestant-key.ts";
import type { SeenMatch } from "#core/model/match.ts";
import { wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { wireContestantsOf, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { NewAct } from "#server/archive/desk-archive.ts";
import { sampleEntry, sampleSeenMatch } from "#server/archive/testing/samples.ts";
import { NOON } from "#core/testing/model-match.ts";

/** Both lists of the service at one time. */
export interface ServedLists {
  readonly upcoming: readonly unknown[];
  readonly ended: readonly unknown[];
}

export const PARTLY_PUBLIC_SITE = "osu.example.net";
const HIDDEN_SITE = "hidden.example";
const SECRET_PLACE = {
  bracket_id: "2202",
  tournament: wireTournament({ title: "Zanzibar Secret", slug: "secret-cup" }),
};
const SECRET_OPEN = wireTournament({
  title: "Zanzibar Open",
  slug: "open",
  game: "Secret Game",
  game_slug: "secret-game",
});
export const VISIBILITY_ENV = {
  PUBLIC_TOURNAMENTS: `${PARTLY_PUBLIC_SITE}/spring-cup,${PARTLY_PUBLIC_SITE}/old-cup`,
  PUBLIC_SITES: "open.example",
};
/** Texts that may only occur in a response to a viewer if the request contained them. */
export const HIDDEN_TEXTS = ["Zanzibar", "Quagga", "secret-game", "Wombat"];

const GROUP = { bracket_id: null, bracket: undefined };

const publicUpcomingMatches = [
  wireMatch(),
  matchAt("11:30", ["110003", "ro8#3", "Cem 1 v Dara"]),
  matchAt("13:00", ["110009", "ro8#1", "Aino v Eino"], {
    ...GROUP,
    site: "open.example",
    group_id: "77",
  }),
];
export const PUBLIC_LISTS = {
  upcoming: publicUpcomingMatches,
  ended: [matchAt("10:00", ["110002", "ro8#2", "Cem 2 v Bo"], { locked: "1" })],
};
const hiddenUpcomingMatches = [
  matchAt("11:45", ["220001", "ro8#1", "Aino 1 v Quagga"], SECRET_PLACE),
  // A lock before the start shows that this site does not lock a match at its end.
  matchAt("15:00", ["220002", "ro8#2", "Wombat v Bo"], { ...SECRET_PLACE, locked: "1" }),
  matchAt("12:00", ["220003", "ro8#1", "Quagga v Wombat"], {
    ...GROUP,
    site: HIDDEN_SITE,
    group_id: "78",
    start: "2026-03-07 12:00:20",
    tournament: SECRET_OPEN,
  }),
  // Invalid, therefore quarantined by normalize.
  { id: "broken", site: HIDDEN_SITE },
];
export const HIDDEN_LISTS = {
  upcoming: hiddenUpcomingMatches,
  ended: [matchAt("09:00", ["220004", "ro8#3", "Aino 2 v Cem"], { ...SECRET_PLACE, locked: "1" })],
};

/** Creates an unlocked match of `wireSingleMatch` that starts at this time. */
function matchAt(
  time: string,
  [id, place, sides]: readonly [id: string, place: string, sides: string],
  change: Readonly<Record<string, unknown>> = {},
) {
  return wireSingleMatch(id, place, sides, {
    start: `2026-03-07 ${time}:00`,
    locked: "0",
    ...change,
  });
}

/** Returns two contestants; only the first has this score. */
export function createContestantPair(first: string, second: string, score = "0") {
  return wireContestantsOf(`${first} ${score} v ${second} 0`);
}

export const keyOfContestantName = (name: string, game = "osu") => contestantKey(game, name);

function annotation(kind: string, scope: string, value: unknown): NewAct {
  return { kind, scope, value, who: "Aino", at: NOON - 1000 };
}
const alias = (name: string, other: string) =>
  annotation("alias", keyOfContestantName(name), { key: keyOfContestantName(other), name });
export const publicAnnotations = [
  alias("Dara", "Fay"),
  annotation("short-name", keyOfContestantName("Aino"), "AI"),
  annotation("group-name", "open.example/77", "Group East"),
];
export const hiddenAnnotations = [
  // Aliases from a hidden name to a public one, from a public one to a hidden one, and in a chain.
  alias("Wombat", "Aino"),
  alias("Bo", "Quagga"),
  alias("Eino", "Quagga"),
  annotation("short-name", keyOfContestantName("Quagga"), "QUA"),
  annotation("stream-link", `${PARTLY_PUBLIC_SITE}/220001`, "https://zanzibar.example/"),
  annotation("station", `${PARTLY_PUBLIC_SITE}/220001`, "Zanzibar 9"),
  annotation("group-name", `${HIDDEN_SITE}/78`, "Zanzibar group"),
  annotation("venue-zone", `${PARTLY_PUBLIC_SITE}/secret-cup`, "Asia/Tokyo"),
];
export const createChannelAnnotation = (match: string | null) =>
  annotation("channel", "main", { match, swapped: false, score: null, next: match });

/** Returns a match that was played 30 days ago, so that only the archive contains it. */
function past(id: string, slug: string, names: readonly string[]): SeenMatch {
  const at = NOON - 30 * 86_400_000;
  const tournament = {
    key: `${PARTLY_PUBLIC_SITE}/${slug}`,
    site: PARTLY_PUBLIC_SITE,
    slug,
    title: slug === "old-cup" ? "Old Cup" : "Zanzibar past",
    game: "osu!",
    gameSlug: "osu",
    start: at,
    end: at,
  };
  const entries = names.map((name, index) => ({
    ...sampleEntry(name, index + 1, index),
    key: keyOfContestantName(name),
  }));
  const key = `${PARTLY_PUBLIC_SITE}/${id}`;
  const place = { key, site: PARTLY_PUBLIC_SITE, tournament, bracketId: `9${id}` };
  return sampleSeenMatch(
    id,
    { ...place, start: at, locked: true, entries },
    { at, wasEnded: true },
  );
}
export const publicPastMatches = [
  past("300001", "old-cup", ["Aino", "Fay"]),
  past("300002", "old-cup", ["Bo", "Cem"]),
];
export const hiddenPastMatches = Array.from({ length: 45 }, (_, index) =>
  past(`${400_001 + index}`, `secret-${index}`, ["Aino", "Quagga"]),
);
