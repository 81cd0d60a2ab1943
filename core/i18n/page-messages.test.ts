import { describe, expect, test } from "vitest";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { enContestant, type ContestantMessages } from "./en/contestant.ts";
import { createEmbedMessages } from "./embed-messages.ts";
import { enEmbed, type EmbedMessages } from "./en/embed.ts";
import { enPalette, type PaletteMessages } from "./en/palette.ts";
import { enSession, type SessionMessages } from "./en/session.ts";
import { enStandings, type StandingsMessages } from "./en/standings.ts";
import { en, type Messages } from "./en/start.ts";
import { fiContestant } from "./fi/contestant.ts";
import { fiEmbed } from "./fi/embed.ts";
import { fiPalette } from "./fi/palette.ts";
import { fiSession } from "./fi/session.ts";
import { fiStandings } from "./fi/standings.ts";
import { fi } from "./fi/start.ts";

/** An English and a Finnish sentence, and how to format it with the messages. */
type Sentence<W> = [english: string, finnish: string, format: (messages: W) => string];

describe("messages with counts", () => {
  test.each<Sentence<Messages>>([
    ["1 match", "1 ottelu", ({ now }) => now.live(1)],
    ["4 matches", "4 ottelua", ({ now }) => now.live(4)],
    ["1 match seen", "1 ottelu nähty", ({ tournament }) => tournament.seen(1, null)],
    ["12 matches seen", "12 ottelua nähty", ({ tournament }) => tournament.seen(12, null)],
    ["12 of 31 matches seen", "12/31 ottelua nähty", ({ tournament }) => tournament.seen(12, 31)],
    ["perhaps not all", "ehkä ei kaikkia", ({ tournament }) => tournament.notAll(null)],
    ["1 not seen", "1 näkemättä", ({ tournament }) => tournament.notAll(1)],
    [
      "from the 4 matches seen",
      "nähdyistä otteluista (4)",
      ({ tournament }) => tournament.groupNotAll(4, null),
    ],
    [
      "2 of this group's matches were not seen",
      "lohkon otteluista 2 jäi näkemättä",
      ({ tournament }) => tournament.groupNotAll(4, 2),
    ],
    [
      "1 of this group's matches was not seen",
      "lohkon otteluista 1 jäi näkemättä",
      ({ tournament }) => tournament.groupNotAll(4, 1),
    ],
    ["3 of 8 played", "3/8 pelattu", ({ tournament }) => tournament.played(3, 8)],
    [
      "1 inconsistency in the data",
      "1 ristiriita tiedoissa",
      ({ tournament }) => tournament.issues(1),
    ],
    [
      "2 inconsistencies in the data",
      "2 ristiriitaa tiedoissa",
      ({ tournament }) => tournament.issues(2),
    ],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(en), format(fi)]).toEqual([english, finnish]);
  });
});

describe("messages with times", () => {
  test.each<Sentence<Messages>>([
    [
      "Data from 14:32 (59 s)",
      "Tiedot kello 14:32 (59 s)",
      ({ stamp }) => stamp.aging("14:32", 59),
    ],
    [
      "Data from 14:32 (2 min)",
      "Tiedot kello 14:32 (2 min)",
      ({ stamp }) => stamp.aging("14:32", 179),
    ],
    [
      "Nothing is being played. Next: Aino v Bo, Sat 14:00.",
      "Mitään ei pelata juuri nyt. Seuraavaksi Aino v Bo, Sat 14:00.",
      ({ now }) => now.nothingLiveNext("Aino v Bo", "Sat 14:00", ""),
    ],
    [
      "Nothing is being played. Next: Aino v Bo, 14:00 (in 5 min).",
      "Mitään ei pelata juuri nyt. Seuraavaksi Aino v Bo, 14:00 (in 5 min).",
      ({ now }) => now.nothingLiveNext("Aino v Bo", "14:00", "in 5 min"),
    ],
    [
      "No matches yet. The service answered at 14:32 with an empty list. Next look in 8 s.",
      "Ei vielä otteluita. Palvelu vastasi kello 14:32 tyhjällä listalla. Seuraava katsaus 8 s päästä.",
      ({ empty }) => empty.never("14:32", 8),
    ],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(en), format(fi)]).toEqual([english, finnish]);
  });
});

describe("messages of a head-to-head record", () => {
  test.each<Sentence<ContestantMessages>>([
    ["1 meeting", "1 kohtaaminen", ({ versus }) => versus.meetings(1)],
    ["0 meetings", "0 kohtaamista", ({ versus }) => versus.meetings(0)],
    ["1 draw", "1 tasapeli", ({ versus }) => versus.draws(1)],
    ["2 draws", "2 tasapeliä", ({ versus }) => versus.draws(2)],
    ["«Aino» – «Bo»", "«Aino» – «Bo»", ({ versus }) => versus.title("Aino", "Bo")],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(enContestant), format(fiContestant)].map(showIsolates)).toEqual([
      english,
      finnish,
    ]);
  });
});

describe("messages of a group's rule", () => {
  test.each<Sentence<StandingsMessages>>([
    [
      "3 points for a win, 1 for a draw, 0 for a loss",
      "Voitosta 3 pistettä, tasapelistä 1 piste, häviöstä 0 pistettä",
      (messages) => messages.byPoints("3", "1", "0"),
    ],
    [
      "1 point for a win, 0 for a draw, 0 for a loss",
      "Voitosta 1 piste, tasapelistä 0 pistettä, häviöstä 0 pistettä",
      (messages) => messages.byPoints("1", "0", "0"),
    ],
    [
      "then difference, then scored",
      "sitten erotus, sitten tehdyt",
      (messages) =>
        messages.afterwards([messages.tieBreakers.difference, messages.tieBreakers["score-for"]]),
    ],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(enStandings), format(fiStandings)]).toEqual([english, finnish]);
  });
});

describe("messages of search results", () => {
  test.each<Sentence<PaletteMessages>>([
    ["1 result", "1 tulos", ({ count }) => count(1)],
    ["7 results", "7 tulosta", ({ count }) => count(7)],
    ["No results for “x”.", "Ei tuloksia haulle ”x”.", ({ none }) => none("x")],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(enPalette), format(fiPalette)]).toEqual([english, finnish]);
  });
});

describe("messages of too many sign-in attempts", () => {
  test.each<Sentence<SessionMessages>>([
    [
      "Too many attempts. Try again in a minute.",
      "Liian monta yritystä. Yritä uudelleen minuutin päästä.",
      ({ tooMany }) => tooMany(1),
    ],
    [
      "Too many attempts. Try again in 15 minutes.",
      "Liian monta yritystä. Yritä uudelleen 15 minuutin päästä.",
      ({ tooMany }) => tooMany(15),
    ],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(enSession), format(fiSession)]).toEqual([english, finnish]);
  });
});

describe("messages of figures that may lack matches", () => {
  test.each<Sentence<ContestantMessages>>([
    ["from the 1 match seen", "nähdyistä otteluista (1)", ({ fromSeen }) => fromSeen(1)],
    ["from the 4 matches seen", "nähdyistä otteluista (4)", ({ fromSeen }) => fromSeen(4)],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([format(enContestant), format(fiContestant)]).toEqual([english, finnish]);
  });

  test.each<Sentence<EmbedMessages>>([
    ["from 4 matches seen", "nähdyistä otteluista (4)", ({ partial }) => partial(4, null)],
    ["2 matches not seen", "otteluita näkemättä: 2", ({ partial }) => partial(4, 2)],
  ])("reads “%s” / “%s”", (english, finnish, format) => {
    expect([enEmbed, fiEmbed].map((each) => format(createEmbedMessages(each)))).toEqual([
      english,
      finnish,
    ]);
  });
});
