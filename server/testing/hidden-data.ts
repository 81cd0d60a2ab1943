/** Service lists and archive contents of the two products in `hidden-names.test.ts`. */
import { contestantKey } from "#core/model/contestant-key.ts";
import type { SeenMatch } from "#core/model/match.ts";
import { wireContestant, wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import type { StoredAnnotation } from "#server/archive/repository.ts";
import {
  sampleEntry,
  sampleArchiveMatch,
  createSeenMatchAt,
} from "#server/archive/testing/samples.ts";
import { NOON } from "#core/testing/model-match.ts";

export const PARTLY_PUBLIC_SITE = "osu.example.net";
const HIDDEN_SITE = "hidden.example";
const SECRET = wireTournament({ title: "Zanzibar Secret", slug: "secret-cup" });
export const VISIBILITY_ENV = {
  PUBLIC_TOURNAMENTS: `${PARTLY_PUBLIC_SITE}/spring-cup,${PARTLY_PUBLIC_SITE}/old-cup`,
  PUBLIC_SITES: "open.example",
};
/** Texts that may only occur in a response to a viewer if the request contained them. */
export const HIDDEN_TEXTS = ["Zanzibar", "Quagga", "secret-game", "Wombat"];

export const publicUpcomingMatches = [
  wireMatch(),
  wireMatch({
    id: "110003",
    row: "3",
    start: "2026-03-07 11:30:00",
    contestants: createContestantPair("Cem", "Dara", "1"),
  }),
  wireMatch({
    id: "110009",
    site: "open.example",
    bracket_id: null,
    group_id: "77",
    bracket: undefined,
    contestants: createContestantPair("Aino", "Eino"),
    start: "2026-03-07 13:00:00",
  }),
];
export const publicEndedMatches = [
  wireMatch({
    id: "110002",
    row: "2",
    start: "2026-03-07 10:00:00",
    locked: "1",
    contestants: createContestantPair("Cem", "Bo", "2"),
  }),
];
export const hiddenUpcomingMatches = [
  wireMatch({
    id: "220001",
    bracket_id: "2202",
    tournament: SECRET,
    start: "2026-03-07 11:45:00",
    contestants: createContestantPair("Aino", "Quagga", "1"),
  }),
  // A lock before the start shows that this site does not lock a match at its end.
  wireMatch({
    id: "220002",
    row: "2",
    bracket_id: "2202",
    tournament: SECRET,
    locked: "1",
    start: "2026-03-07 15:00:00",
    contestants: createContestantPair("Wombat", "Bo"),
  }),
  wireMatch({
    id: "220003",
    site: HIDDEN_SITE,
    bracket_id: null,
    bracket: undefined,
    group_id: "78",
    start: "2026-03-07 12:00:20",
    tournament: wireTournament({
      title: "Zanzibar Open",
      slug: "open",
      game: "Secret Game",
      game_slug: "secret-game",
    }),
    contestants: createContestantPair("Quagga", "Wombat"),
  }),
  // Invalid, therefore quarantined by normalize.
  { id: "broken", site: HIDDEN_SITE },
];
export const hiddenEndedMatches = [
  wireMatch({
    id: "220004",
    row: "3",
    bracket_id: "2202",
    tournament: SECRET,
    start: "2026-03-07 09:00:00",
    locked: "1",
    contestants: createContestantPair("Aino", "Cem", "2"),
  }),
];

/** Returns two contestants; only the first has this score. */
export function createContestantPair(first: string, second: string, score = "0") {
  return [wireContestant({ name: first, score }), wireContestant({ name: second, sort: "2" })];
}

export const keyOfContestantName = (name: string, game = "osu") => contestantKey(game, name);

function annotation(kind: string, scope: string, value: unknown): StoredAnnotation {
  return { kind, scope, value, who: "Aino", at: NOON - 1000 };
}
export const publicAnnotations = [
  annotation("alias", keyOfContestantName("Dara"), {
    key: keyOfContestantName("Fay"),
    name: "Dara",
  }),
  annotation("short-name", keyOfContestantName("Aino"), "AI"),
  annotation("group-name", "open.example/77", "Group East"),
];
export const hiddenAnnotations = [
  // Aliases from a hidden name to a public one, from a public one to a hidden one, and in a chain.
  annotation("alias", keyOfContestantName("Wombat"), {
    key: keyOfContestantName("Aino"),
    name: "Wombat",
  }),
  annotation("alias", keyOfContestantName("Bo"), {
    key: keyOfContestantName("Quagga"),
    name: "Bo",
  }),
  annotation("alias", keyOfContestantName("Eino"), {
    key: keyOfContestantName("Quagga"),
    name: "Eino",
  }),
  annotation("short-name", keyOfContestantName("Quagga"), "QUA"),
  annotation("stream-link", `${PARTLY_PUBLIC_SITE}/220001`, "https://zanzibar.example/"),
  annotation("group-name", `${HIDDEN_SITE}/78`, "Zanzibar group"),
  annotation("venue-zone", `${PARTLY_PUBLIC_SITE}/secret-cup`, "Asia/Tokyo"),
];
export const createChannelAnnotation = (match: string | null) =>
  annotation("channel", "main", { match, swapped: false, score: null });

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
  return createSeenMatchAt(
    sampleArchiveMatch(id, {
      key: `${PARTLY_PUBLIC_SITE}/${id}`,
      site: PARTLY_PUBLIC_SITE,
      tournament,
      start: at,
      locked: true,
      bracketId: `9${id}`,
      entries,
    }),
    at,
    "ended",
    { wasEnded: true },
  );
}
export const publicPastMatches = [
  past("300001", "old-cup", ["Aino", "Fay"]),
  past("300002", "old-cup", ["Bo", "Cem"]),
];
export const hiddenPastMatches = Array.from({ length: 45 }, (_, index) =>
  past(`${400_001 + index}`, `secret-${index}`, ["Aino", "Quagga"]),
);
