/** Messages of groups that depend on numbers, in every language. */
import { describe, expect, it } from "vitest";
import { enDesk, type DeskMessages } from "./en/desk.ts";
import { enScenarios, type ScenarioMessages } from "./en/scenarios.ts";
import { enStandings, type StandingsMessages } from "./en/standings.ts";
import { fiDesk } from "./fi/desk.ts";
import { fiScenarios } from "./fi/scenarios.ts";
import { fiStandings } from "./fi/standings.ts";
import { svDesk } from "./sv/desk.ts";
import { svScenarios } from "./sv/scenarios.ts";
import { svStandings } from "./sv/standings.ts";

/** An English, a Finnish and a Swedish sentence, and how to format it with the messages. */
type Sentence<W> = [en: string, fi: string, sv: string, format: (messages: W) => string];

describe("messages about who can still advance", () => {
  it.each<Sentence<ScenarioMessages>>([
    ["1 more win", "1 voitolla", "1 vinst till", ({ wins }) => wins("1")],
    ["2 more wins", "2 voitolla", "2 vinster till", ({ wins }) => wins("2")],
    ["1 more point", "1 lisäpisteellä", "1 poäng till", ({ points }) => points("1")],
    ["2 more points", "2 lisäpisteellä", "2 poäng till", ({ points }) => points("2")],
    ["One advances.", "Yksi jatkaa.", "En går vidare.", ({ advance }) => advance(1)],
    ["3 advance.", "3 jatkaa.", "3 går vidare.", ({ advance }) => advance(3)],
    ["One round.", "Yksi kierros.", "En omgång.", ({ rounds }) => rounds(1)],
    ["5 rounds.", "5 kierrosta.", "5 omgångar.", ({ rounds }) => rounds(5)],
  ])("read “%s” / “%s” / “%s”", (english, finnish, swedish, format) => {
    expect([enScenarios, fiScenarios, svScenarios].map(format)).toEqual([
      english,
      finnish,
      swedish,
    ]);
  });
});

describe("messages about standings", () => {
  it.each<Sentence<StandingsMessages>>([
    [
      "Won – drawn – lost",
      "Voitot – tasapelit – häviöt",
      "Vinster – oavgjorda – förluster",
      ({ record }) => record(true).long,
    ],
    ["Won – lost", "Voitot – häviöt", "Vinster – förluster", ({ record }) => record(false).long],
    ["Bye", "Vapaa", "Frilott", ({ bye }) => bye("")],
    ["Bye +1", "Vapaa +1", "Frilott +1", ({ bye }) => bye("1")],
    [
      "1 point for a win, ½ for a draw, 0 for a loss",
      "Voitosta 1 piste, tasapelistä ½ pistettä, häviöstä 0 pistettä",
      "1 poäng för vinst, ½ för oavgjort, 0 för förlust",
      ({ byPoints }) => byPoints("1", "½", "0"),
    ],
    [
      "the best match counts",
      "paras ottelu lasketaan",
      "den bästa matchen räknas",
      ({ byPlacement }) => byPlacement.bestOf(1),
    ],
    [
      "the best 3 matches count",
      "3 parasta ottelua lasketaan",
      "de 3 bästa matcherna räknas",
      ({ byPlacement }) => byPlacement.bestOf(3),
    ],
    ["1 kill", "1 tappo", "1 elimination", ({ byPlacement }) => byPlacement.withKills(1)],
    ["4 kills", "4 tappoa", "4 eliminationer", ({ byPlacement }) => byPlacement.withKills(4)],
  ])("read “%s” / “%s” / “%s”", (english, finnish, swedish, format) => {
    expect([enStandings, fiStandings, svStandings].map(format)).toEqual([
      english,
      finnish,
      swedish,
    ]);
  });
});

describe("the summary of a rule that counts the best matches", () => {
  it.each<Sentence<DeskMessages>>([
    ["best 1", "paras ottelu", "bästa matchen", ({ facts }) => facts.placement.bestOfSummary(1)],
    ["best 3", "3 parasta", "3 bästa", ({ facts }) => facts.placement.bestOfSummary(3)],
  ])("reads “%s” / “%s” / “%s”", (english, finnish, swedish, format) => {
    expect([enDesk, fiDesk, svDesk].map(format)).toEqual([english, finnish, swedish]);
  });
});
