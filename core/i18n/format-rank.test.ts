import { describe, expect, it } from "vitest";
import { createEmbedMessages, defaultEmbedMessages } from "./embed-messages.ts";
import { LANGUAGES } from "./languages.ts";
import { describeRankReason, formatRank } from "./format-rank.ts";
import * as en from "./en/pages.ts";

const score = (points: number | null) => ({ score: points, disqualified: false });

/** Creates the match of a reason, with an opponent unless `opponent` is `null`. */
function matchOf(long: string | null, short = "", opponent: string | null = "Bo") {
  return {
    code: "M-1",
    round: long === null ? null : { long, medium: long.replace("Lower Bracket", "LB"), short },
    opponent: opponent === null ? null : { key: "bo", name: opponent, country: "" },
    state: "ended" as const,
    start: null as string | null,
    result: "loser" as "loser" | null,
    scores: opponent === null ? null : [score(1), score(2)],
  };
}

const inGroup = (position: number, won: number | null, name: string | null = null) =>
  ({
    type: "group",
    group: { number: 2, name, position, isAssumed: false, played: 3, won },
  }) as const;
const ASSUMED = { type: "group", group: { ...inGroup(2, 1).group, isAssumed: true } } as const;
const FINAL = matchOf("Grand Final", "GF");
const LOWER = matchOf("Lower Bracket Round 2", "LBR2");
const LOWER_FINAL = matchOf("Lower Bracket Final", "LBF");
const THIRD_PLACE = matchOf("Third Place Match", "3rd");
const UNOPPOSED = matchOf("Final", "F", null);
const UNSCORED = { ...FINAL, scores: [score(null), score(null)] };
const COLUMN = matchOf("Column 2", "C2", null);
const NAMELESS = matchOf(null);
const LEVEL = [score(2), score(2)];
const LEVEL_QUARTER = { ...matchOf("Quarterfinals", "QF"), scores: LEVEL };
const LEVEL_FINAL = { ...matchOf("Final", "F"), result: null, scores: LEVEL };
const NEXT = { ...FINAL, state: "upcoming", start: "2026-03-07T23:00:00Z" } as const;
const LIVE = { ...NEXT, state: "live" } as const;

async function describeIn(
  code: keyof typeof LANGUAGES,
  reason: Parameters<typeof describeRankReason>[0],
): Promise<string> {
  const { common, ranking } = await (await LANGUAGES[code].load()).pages();
  const venue = { when: (at: number) => new Date(at).toISOString().slice(0, 10) };
  return describeRankReason(reason, ranking, common, venue).replaceAll(/[\u2060\u2068\u2069]/g, "");
}

describe("describeRankReason", () => {
  it.each([
    [{ type: "won", match: FINAL }, "Won the Grand Final against Bo, 1–2"],
    [{ type: "lost", match: LOWER }, "Lost in LB Round 2 to Bo, 1–2"],
    [{ type: "lost", match: LOWER_FINAL }, "Lost the LB Final to Bo, 1–2"],
    [{ type: "lost", match: matchOf("Semifinals", "SF") }, "Lost in the Semifinals to Bo, 1–2"],
    [{ type: "lost", match: matchOf("Round of 16", "R16") }, "Lost in the Round of 16 to Bo, 1–2"],
    [{ type: "won", match: THIRD_PLACE }, "Won the Third Place Match against Bo, 1–2"],
    [{ type: "lost", match: UNOPPOSED }, "Lost the Final"],
    [{ type: "lost", match: NAMELESS }, "Lost in M-1 to Bo, 1–2"],
    [{ type: "lost", match: { ...NAMELESS, code: null } }, "Lost in a match to Bo, 1–2"],
    [{ type: "lost", match: UNSCORED }, "Lost the Grand Final to Bo"],
    [{ type: "disqualified", match: LOWER }, "Disqualified in LB Round 2 against Bo"],
    [{ type: "placed", placement: 3, match: COLUMN }, "Placed 3rd in Column 2"],
    [inGroup(1, 3), "1st in Group 2, won 3 of 3"],
    [inGroup(2, null, "Pool A"), "2nd in Pool A"],
    [ASSUMED, "2nd in Group 2, won 1 of 3 (by the assumed rule)"],
    [{ type: "lost", match: LEVEL_QUARTER }, "Lost in the Quarterfinals: 2–2, Bo advanced"],
    [{ type: "lost", match: { ...FINAL, scores: LEVEL } }, "Lost the Grand Final to Bo, 2–2"],
    [{ type: "playing", match: NEXT }, "Still in · Grand Final, 2026-03-07"],
    [{ type: "playing", match: { ...NEXT, start: null } }, "Still in · Grand Final"],
    [{ type: "playing", match: LIVE }, "Live: Grand Final"],
    [{ type: "playing", match: null }, "Still in"],
    [
      { type: "undecided", match: LEVEL_FINAL },
      "Final ended 2–2; the service does not name the winner",
    ],
    [
      { type: "undecided", match: { ...LEVEL_QUARTER, result: null } },
      "Match in the Quarterfinals ended 2–2; the service does not name the winner",
    ],
    [
      { type: "undecided", match: { ...NAMELESS, result: null, scores: null } },
      "M-1 ended; the service does not name the winner",
    ],
    [{ type: "undecided", match: FINAL }, "No result listed after the Grand Final"],
    [{ type: "undecided", match: null }, "No result listed"],
  ] as const)("describes %j in English", async (reason, expected) => {
    expect(await describeIn("en", reason)).toBe(expected);
  });

  it.each([
    [{ type: "won", match: FINAL }, "Voitto: suurfinaali, vastassa Bo, 1–2"],
    [{ type: "lost", match: LOWER }, "Tappio: alak. 2. kierros, vastassa Bo, 1–2"],
    [{ type: "lost", match: UNOPPOSED }, "Tappio: finaali"],
    [{ type: "lost", match: NAMELESS }, "Tappio: M-1, vastassa Bo, 1–2"],
    [{ type: "lost", match: { ...NAMELESS, code: null } }, "Tappio: ottelu, vastassa Bo, 1–2"],
    [{ type: "disqualified", match: FINAL }, "Hylätty: suurfinaali, vastassa Bo"],
    [{ type: "placed", placement: 3, match: FINAL }, "3. sija: suurfinaali"],
    [inGroup(2, 1), "Lohko 2: 2. sija, 1 voitto 3 ottelusta"],
    [inGroup(2, 2), "Lohko 2: 2. sija, 2 voittoa 3 ottelusta"],
    [inGroup(2, null), "Lohko 2: 2. sija"],
    [ASSUMED, "Lohko 2: 2. sija, 1 voitto 3 ottelusta (oletetun säännön mukaan)"],
    [{ type: "lost", match: LEVEL_QUARTER }, "Tappio: puolivälierät, 2–2, Bo jatkoon"],
    [{ type: "playing", match: NEXT }, "Mukana · Suurfinaali, 2026-03-07"],
    [{ type: "playing", match: LIVE }, "Käynnissä: Suurfinaali"],
    [{ type: "playing", match: null }, "Mukana"],
    [{ type: "undecided", match: LEVEL_FINAL }, "Finaali: 2–2, palvelu ei kerro voittajaa"],
    [{ type: "undecided", match: FINAL }, "Ei tulosta: suurfinaali"],
    [{ type: "undecided", match: null }, "Ei tulosta"],
  ] as const)("describes %j in Finnish", async (reason, expected) => {
    expect(await describeIn("fi", reason)).toBe(expected);
  });

  it.each([
    [{ type: "won", match: FINAL }, "Vinst: grand final, mot Bo, 1–2"],
    [{ type: "lost", match: LOWER }, "Förlust: nedre omgång 2, mot Bo, 1–2"],
    [{ type: "lost", match: UNOPPOSED }, "Förlust: final"],
    [{ type: "lost", match: NAMELESS }, "Förlust: M-1, mot Bo, 1–2"],
    [{ type: "lost", match: { ...NAMELESS, code: null } }, "Förlust: en match, mot Bo, 1–2"],
    [{ type: "disqualified", match: FINAL }, "Diskvalificerad: grand final, mot Bo"],
    [{ type: "placed", placement: 3, match: FINAL }, "Plats 3: grand final"],
    [inGroup(2, 1), "Grupp 2: plats 2, 1 vinst på 3 matcher"],
    [inGroup(2, 2), "Grupp 2: plats 2, 2 vinster på 3 matcher"],
    [inGroup(2, null), "Grupp 2: plats 2"],
    [ASSUMED, "Grupp 2: plats 2, 1 vinst på 3 matcher (enligt den antagna regeln)"],
    [
      { type: "group", group: { ...inGroup(2, 1).group, played: 1 } },
      "Grupp 2: plats 2, 1 vinst på 1 match",
    ],
    [{ type: "lost", match: LEVEL_QUARTER }, "Förlust: kvartsfinaler, 2–2, Bo gick vidare"],
    [{ type: "playing", match: NEXT }, "Kvar · Grand final, 2026-03-07"],
    [{ type: "playing", match: LIVE }, "Pågår: Grand final"],
    [{ type: "playing", match: null }, "Kvar"],
    [{ type: "undecided", match: LEVEL_FINAL }, "Final: 2–2, tjänsten anger inte vinnaren"],
    [{ type: "undecided", match: FINAL }, "Inget resultat listat: grand final"],
    [{ type: "undecided", match: null }, "Inget resultat listat"],
  ] as const)("describes %j in Swedish", async (reason, expected) => {
    expect(await describeIn("sv", reason)).toBe(expected);
  });
});

describe("formatRank", () => {
  it.each([
    [{ from: 3, to: 3 }, false, "3"],
    [{ from: 5, to: 8 }, false, "5–8"],
    [{ from: 1, to: 4 }, true, "at least 4th"],
    [{ from: 1, to: 2 }, true, "at least 2nd"],
    [{ from: 1, to: 12 }, true, "at least 12th"],
    [{ from: 1, to: 101 }, true, "at least 101st"],
  ])("formats %j, in play %s, as %s", (ranks, isPlaying, expected) => {
    expect(formatRank(ranks, isPlaying, en.ranking)).toBe(expected);
    expect(formatRank(ranks, isPlaying, defaultEmbedMessages)).toBe(expected);
  });

  it.each([
    ["fi", 4, "vähintään 4.", "Sija 2"],
    ["sv", 4, "minst 4:e", "Plats 2"],
    ["sv", 2, "minst 2:a", "Plats 2"],
  ] as const)("formats ranks in the language %s: %i", async (code, rank, atLeast, rankIs) => {
    const { pages, embeds } = await LANGUAGES[code].load();
    const { ranking } = await pages();
    expect(ranking.atLeast(rank)).toBe(atLeast);
    expect(createEmbedMessages((await embeds()).embed).atLeast(rank)).toBe(atLeast);
    expect(ranking.rankIs("2")).toBe(rankIs);
  });
});
