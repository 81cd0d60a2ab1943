import type { IssueMessages } from "#core/i18n/en/issues.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish sentences about contradictions in the data. */
export const fiIssues: IssueMessages = {
  byCode: {
    "loser-advanced": "Tulos sanoo toista kuin se, kumpi jatkaa.",
    "winner-and-loser": "Sama osallistuja on sekä voittajan että häviäjän paikalla.",
    "both-advanced": "Molemmat osallistujat ovat seuraavalla kierroksella.",
    "round-unknown": "Kaaviossa ei ole kierrosta, jonka ottelu ilmoittaa.",
    "upper-bracket-missing": "Alakaavion yläkaaviota ei näy: mestaria ei voi tietää siitä yksin.",
    "bracket-type-unknown": "Kaavion tyyppi on tuntematon: ottelut näytetään kierroksittain.",
    "more-than-two": "Ottelussa on yli kaksi osallistujaa: kaaviossa kukaan ei jatka siitä.",
    "bye-with-two": "Merkitty vapaakierrokseksi, mutta siinä on kaksi osallistujaa.",
    "plays-itself": "Molemmat osallistujat ovat sama: ottelu ei ole voitto eikä tappio.",
    "final-unknown": "Mikään ei erota finaalia pronssiottelusta.",
    "plays-on-elsewhere": "Jatkaja on muussa ottelussa kuin siinä, johon tämä johtaa.",
    "rows-contradict-feeds":
      "Kierroksen rivit ovat ristiriidassa sen kanssa, kuka jatkaa mihinkin.",
    "place-taken": "Kaksi ottelua ilmoittaa saman paikan.",
    "place-missing": "Kierroksella on enemmän otteluita kuin paikkoja.",
    "legs-or-replays":
      "Samoilla on samalla kierroksella useita otteluita: ei vielä tiedetä, ovatko ne osaotteluita vai uusintoja.",
    "group-match-undecided": "Ottelu päättyi ilman selvää voittajaa: taulukko ei laske sitä.",
    "data-held": "Palvelu ei enää lähetä kaikkea tästä turnauksesta. Näytetään aiemmat tiedot.",
    "listed-twice": "Sama ottelu on listattu kahdella tunnuksella: se lasketaan kerran.",
    "disqualification-contradicted":
      "Palvelu lähettää hylkäyksen (tulos alle 0), mutta muut tiedot ovat sitä vastaan: sitä ei näytetä.",
    "start-ahead":
      "Palvelu listaa ottelun alkaneena tai päättyneenä, mutta sen alku on edessä eikä sillä ole tulosta: se on tulossa.",
    "group-too-large": "Lohkossa on enemmän osallistujia kuin sen ottelut ilmoittavat.",
  },
  other: "Tiedot ovat ristiriidassa keskenään.",
  ofMatch: (match, sentence) => `Ottelu ${wrapInBidiIsolate(match)}: ${sentence}`,
};
