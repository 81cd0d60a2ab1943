/** Messages of pages with parameters, in English / Finnish / Swedish. */
import { expect, it } from "vitest";
import { type FormatMessage, formatInAllLanguages } from "#core/testing/all-languages.ts";

it.each<[texts: string, FormatMessage]>([
  ["1 match / 1 ottelu / 1 match", (m) => m.now.live(1)],
  ["4 matches / 4 ottelua / 4 matcher", (m) => m.now.live(4)],
  ["1 result / 1 tulos / 1 träff", (m) => m.palette.count(1)],
  ["7 results / 7 tulosta / 7 träffar", (m) => m.palette.count(7)],
  ["1 contestant / 1 osallistuja / 1 deltagare", (m) => m.tournament.contestantCount(1)],
  ["3 matches live / 3 ottelua käynnissä / 3 matcher pågår", (m) => m.tournament.liveMatches(3)],
  ["8 to play / 8 pelaamatta / 8 återstår", (m) => m.tournament.toPlay(8, true)],
  [
    "1 needs attention / 1 vaatii huomiota / 1 behöver åtgärdas",
    (m) => m.tournament.needAttention(1),
  ],
  [
    "matches may be missing / otteluita voi puuttua / matcher kan saknas",
    (m) => m.tournament.groupNotAll(null),
  ],
  ["1 match is missing / 1 ottelu puuttuu / 1 match saknas", (m) => m.tournament.groupNotAll(1)],
  [
    "4 matches are missing / 4 ottelua puuttuu / 4 matcher saknas",
    (m) => m.tournament.groupNotAll(4),
  ],
  [
    "1 inconsistency in the data / 1 ristiriita tiedoissa / 1 motsägelse i data",
    (m) => m.tournament.issues(1),
  ],
  [
    "2 inconsistencies in the data / 2 ristiriitaa tiedoissa / 2 motsägelser i data",
    (m) => m.tournament.issues(2),
  ],
  ["not started / ei ole alkanut / inte startad", (m) => m.bracket.says.upcoming("")],
  ["starts 14:00 / alkaa 14:00 / börjar 14:00", (m) => m.bracket.says.upcoming("14:00")],
  ["5 of 9 ended / 5/9 pelattu / 5 av 9 spelade", (m) => m.tournament.ended(5, 9)],
  ["5 ended / 5 pelattu / 5 spelade", (m) => m.tournament.ended(5, null)],
  ["and 1 more / ja 1 muu / och 1 till", (m) => m.match.slot.more(1)],
  ["Score withdrawn / Tulos peruttu / Resultatet borttaget", (m) => m.change.scoreWithdrawn("")],
  [
    "Score 2–1 withdrawn / Tulos 2–1 peruttu / Resultatet 2–1 borttaget",
    (m) => m.change.scoreWithdrawn("2–1"),
  ],
  [
    "«Bo» replaces «Aino» / «Aino» → «Bo» / «Bo» ersätter «Aino»",
    (m) => m.change.replaced("Bo", "Aino"),
  ],
  [
    "«Aino» is now «Aino K» / «Aino» on nyt «Aino K» / «Aino» heter nu «Aino K»",
    (m) => m.change.renamed("Aino K", "Aino"),
  ],
  ["«Aino» v «Bo» / «Aino» – «Bo» / «Aino» – «Bo»", (m) => m.matchPage.title("Aino", "Bo")],
  [
    "first to 8 of 15 / 8 erävoittoa, paras 15:stä / först till 8 i bäst av 15",
    (m) => m.matchPage.firstTo(8, 15),
  ],
  ["1 drawn / 1 tasapeli / 1 oavgjord", (m) => m.matchPage.record.draws(1)],
  ["2 drawn / 2 tasapeliä / 2 oavgjorda", (m) => m.matchPage.record.draws(2)],
  [
    "matches may be missing / otteluita voi puuttua / matcher kan saknas",
    (m) => m.embed.partial(null),
  ],
  ["1 match is missing / 1 ottelu puuttuu / 1 match saknas", (m) => m.embed.partial(1)],
  ["2 matches are missing / 2 ottelua puuttuu / 2 matcher saknas", (m) => m.embed.partial(2)],
  [
    "Left, both 14:00: A – B. / Jäljellä, molemmat 14:00: A – B. / Kvar, båda 14:00: A – B.",
    ({ embed: { leftAt } }) => leftAt[1]("14:00", "A – B"),
  ],
  [
    "Wins, then scored / Voitot, sitten tehdyt / Vinster, sedan gjorda",
    ({ embed: { order, tieBreakers, afterwards } }) =>
      afterwards(order.wins, tieBreakers["score-for"]),
  ],
])("formats a message of pages: %j", async (texts, format) => {
  expect((await formatInAllLanguages(format)).join(" / ")).toBe(texts);
});

it.each<[english: string, finnish: string, swedish: string, FormatMessage]>([
  [
    "Nothing is being played. Next: Aino v Bo, 14:00.",
    "Mitään ei pelata juuri nyt. Seuraavaksi Aino v Bo, 14:00.",
    "Ingen match pågår. Härnäst: Aino v Bo, 14:00.",
    (m) => m.now.nothingLiveNext("Aino v Bo", "14:00", ""),
  ],
  [
    "Nothing is being played. Next: Aino v Bo, 14:00 (in 5 min).",
    "Mitään ei pelata juuri nyt. Seuraavaksi Aino v Bo, 14:00 (in 5 min).",
    "Ingen match pågår. Härnäst: Aino v Bo, 14:00 (in 5 min).",
    (m) => m.now.nothingLiveNext("Aino v Bo", "14:00", "in 5 min"),
  ],
  [
    "No match fits these filters. 1 without them.",
    "Mikään ottelu ei vastaa näitä suodattimia. Ilman niitä otteluita on 1.",
    "Ingen match passar filtren. Utan dem finns 1 match.",
    (m) => m.filter.noFit(1),
  ],
  [
    "No match fits these filters. 2 without them.",
    "Mikään ottelu ei vastaa näitä suodattimia. Ilman niitä otteluita on 2.",
    "Ingen match passar filtren. Utan dem finns 2 matcher.",
    (m) => m.filter.noFit(2),
  ],
  [
    "",
    "Matchdesk ei hyväksynyt tätä. Tarkista tiedot ja yritä uudelleen.",
    "Matchdesk godkände inte detta. Kontrollera uppgifterna och försök igen.",
    (m) => m.failure.refused(""),
  ],
  [
    "Too many attempts. Try again in a minute.",
    "Liian monta yritystä. Yritä uudelleen minuutin päästä.",
    "För många försök. Försök igen om en minut.",
    (m) => m.session.tooMany(1),
  ],
  [
    "Too many attempts. Try again in 15 minutes.",
    "Liian monta yritystä. Yritä uudelleen 15 minuutin päästä.",
    "För många försök. Försök igen om 15 minuter.",
    (m) => m.session.tooMany(15),
  ],
  [
    "«Aino» won. Won, 3 of 5.",
    "«Aino» voitti. Voitto, 3 erää (paras 5:stä).",
    "«Aino» vann. Vinst, 3 i bäst av 5.",
    (m) => m.match.decidedBy.clinched({ name: "Aino", score: 3, bestOf: 5 }),
  ],
  [
    "Ended. The service does not say who advanced.",
    "Päättynyt. Palvelu ei kerro, kumpi jatkoi.",
    "Avslutad. Tjänsten anger inte vem som gick vidare.",
    (m) => m.match.result.unknown(""),
  ],
  [
    "Ended 1–1. The service does not say who advanced.",
    "Päättyi 1–1. Palvelu ei kerro, kumpi jatkoi.",
    "Slutade 1–1. Tjänsten anger inte vem som gick vidare.",
    (m) => m.match.result.unknown("1–1"),
  ],
  [
    "Over or interrupted, not closed by the service: 3 h since the start, no change for 61 min.",
    "Ohi tai keskeytynyt, palvelu ei ole sulkenut sitä: alkamisesta 3 h, viimeisestä muutoksesta 61 min.",
    "Slut eller avbruten, inte stängd av tjänsten: 3 h sedan starten, ingen ändring på 61 min.",
    (m) => m.match.result.takenAsEnded("3 h", "61 min"),
  ],
  [
    "since 14:00, last change 14:32",
    "14:00 alkaen, viimeisin muutos 14:32",
    "sedan 14:00, senaste ändring 14:32",
    (m) => m.match.panel.seenValue("14:00", "14:32"),
  ],
])("formats a sentence of pages: “%s” / “%s” / “%s”", async (english, finnish, swedish, format) => {
  expect(await formatInAllLanguages(format)).toEqual([english, finnish, swedish]);
});
