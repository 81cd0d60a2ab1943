/** Messages of standings and of the staff area with parameters, in English / Finnish / Swedish. */
import { expect, it } from "vitest";
import { type FormatMessage, formatInAllLanguages } from "#core/testing/all-languages.ts";

it.each<[texts: string, FormatMessage]>([
  ["1 more win / 1 voitolla / 1 vinst till", (m) => m.standings.scenarios.wins("1")],
  ["2 more wins / 2 voitolla / 2 vinster till", (m) => m.standings.scenarios.wins("2")],
  ["1 more point / 1 lisäpisteellä / 1 poäng till", (m) => m.standings.scenarios.points("1")],
  ["2 more points / 2 lisäpisteellä / 2 poäng till", (m) => m.standings.scenarios.points("2")],
  ["One advances. / Yksi jatkaa. / En går vidare.", (m) => m.standings.scenarios.advance(1)],
  ["3 advance. / 3 jatkaa. / 3 går vidare.", (m) => m.standings.scenarios.advance(3)],
  ["One round. / Yksi kierros. / En omgång.", (m) => m.standings.scenarios.rounds(1)],
  ["5 rounds. / 5 kierrosta. / 5 omgångar.", (m) => m.standings.scenarios.rounds(5)],
  [
    "Won – drawn – lost / Voitot – tasapelit – häviöt / Vinster – oavgjorda – förluster",
    (m) => m.standings.record(true).long,
  ],
  ["Won – lost / Voitot – häviöt / Vinster – förluster", (m) => m.standings.record(false).long],
  ["Bye / Vapaa / Frilott", (m) => m.standings.bye("")],
  ["Bye +1 / Vapaa +1 / Frilott +1", (m) => m.standings.bye("1")],
  [
    "the best match counts / paras ottelu lasketaan / den bästa matchen räknas",
    (m) => m.standings.byPlacement.bestOf(1),
  ],
  [
    "the best 3 matches count / 3 parasta ottelua lasketaan / de 3 bästa matcherna räknas",
    (m) => m.standings.byPlacement.bestOf(3),
  ],
  ["1 kill / 1 tappo / 1 elimination", (m) => m.standings.byPlacement.withKills(1)],
  ["4 kills / 4 tappoa / 4 eliminationer", (m) => m.standings.byPlacement.withKills(4)],
  [
    "then difference, then scored / sitten erotus, sitten tehdyt / sedan skillnad, sedan gjorda",
    ({ standings: { afterwards, tieBreakers } }) =>
      afterwards([tieBreakers.difference, tieBreakers["score-for"]]),
  ],
  ["best 1 / paras ottelu / bästa matchen", (m) => m.desk.annotations.placement.bestOfSummary(1)],
  ["best 3 / 3 parasta / 3 bästa", (m) => m.desk.annotations.placement.bestOfSummary(3)],
  ["3–1–0 points / 3–1–0 pistettä / 3–1–0 poäng", (m) => m.desk.annotations.points("3", "1", "0")],
  ["1 open / 1 avoinna / 1 öppet", (m) => m.desk.openCount(1)],
  ["2 open / 2 avoinna / 2 öppna", (m) => m.desk.openCount(2)],
  ["Claim / Ota / Ta", (m) => m.desk.list.count(m.desk.claim.take, 1)],
  ["Claim 4 / Ota 4 / Ta 4", (m) => m.desk.list.count(m.desk.claim.take, 4)],
  ["1 selected / 1 valittu / 1 valt", (m) => m.desk.list.selected(1)],
  ["4 selected / 4 valittu / 4 valda", (m) => m.desk.list.selected(4)],
  ["just now / juuri nyt / nyss", (m) => m.desk.claim.ago(0)],
  ["1 min ago / 1 min sitten / för 1 min sedan", (m) => m.desk.claim.ago(1)],
  [
    "«Aino» has it, from «Bo» / «Aino» hoitaa, antoi «Bo» / «Aino» har det, från «Bo»",
    (m) => m.desk.claim.hasFrom("Aino", "Bo"),
  ],
  ["1 result / 1 tulos / 1 resultat", (m) => m.desk.handover.results(1)],
  ["9 results / 9 tulosta / 9 resultat", (m) => m.desk.handover.results(9)],
  ["1 moved / 1 siirretty / 1 flyttad", (m) => m.desk.handover.moved(1)],
  ["2 moved / 2 siirretty / 2 flyttade", (m) => m.desk.handover.moved(2)],
  ["1 started / 1 alkanut / 1 startad", (m) => m.desk.handover.started(1)],
  ["2 started / 2 alkanut / 2 startade", (m) => m.desk.handover.started(2)],
  ["1 corrected / 1 korjattu / 1 rättad", (m) => m.desk.handover.corrected(1)],
  ["2 corrected / 2 korjattu / 2 rättade", (m) => m.desk.handover.corrected(2)],
  ["1 still open / 1 yhä avoinna / 1 fortfarande öppet", (m) => m.desk.handover.open(1)],
  ["2 still open / 2 yhä avoinna / 2 fortfarande öppna", (m) => m.desk.handover.open(2)],
])("formats a message of standings or the desk: %j", async (texts, format) => {
  expect((await formatInAllLanguages(format)).join(" / ")).toBe(texts);
});

it.each<[english: string, finnish: string, swedish: string, FormatMessage]>([
  [
    "3 points for a win, 1 for a draw, 0 for a loss",
    "Voitosta 3 pistettä, tasapelistä 1 piste, häviöstä 0 pistettä",
    "3 poäng för vinst, 1 för oavgjort, 0 för förlust",
    (m) => m.standings.byPoints("3", "1", "0"),
  ],
  [
    "1 point for a win, ½ for a draw, 0 for a loss",
    "Voitosta 1 piste, tasapelistä ½ pistettä, häviöstä 0 pistettä",
    "1 poäng för vinst, ½ för oavgjort, 0 för förlust",
    (m) => m.standings.byPoints("1", "½", "0"),
  ],
])(
  "formats a sentence about standings: “%s” / “%s” / “%s”",
  async (english, finnish, swedish, format) => {
    expect(await formatInAllLanguages(format)).toEqual([english, finnish, swedish]);
  },
);
