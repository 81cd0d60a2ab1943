import { isolate } from "#core/lib/isolate.ts";
import type { Language } from "./language.ts";

/** What contradicts itself in the data: `message` is English, `code` its stable name. */
export interface SaidIssue {
  readonly code: string;
  /** `SITE/ID`; null where it is about no single match. */
  readonly match: string | null;
  readonly message: string;
}

const FINNISH: Readonly<Record<string, string>> = {
  "loser-advanced": "Tulos sanoo toista kuin se, kumpi jatkaa.",
  "winner-and-loser": "Sama osallistuja on sekä voittajan että häviäjän paikalla.",
  "both-advanced": "Molemmat osallistujat ovat seuraavalla kierroksella.",
  "round-unknown": "Kaaviossa ei ole kierrosta, jonka ottelu ilmoittaa.",
  "upper-bracket-missing": "Alakaavion yläkaaviota ei näy: mestaria ei voi tietää siitä yksin.",
  "bracket-type-unknown": "Kaavion tyyppi on tuntematon: ottelut näytetään kierroksittain.",
  "more-than-two": "Ottelussa on yli kaksi osallistujaa: kaaviossa kukaan ei jatka siitä.",
  "bye-with-two": "Merkitty vapaakierrokseksi, mutta siinä on kaksi osallistujaa.",
  "final-unknown": "Mikään ei erota finaalia pronssiottelusta.",
  "plays-on-elsewhere": "Jatkaja on muussa ottelussa kuin siinä, johon tämä johtaa.",
  "rows-contradict-feeds": "Kierroksen rivit ovat ristiriidassa sen kanssa, kuka jatkaa mihinkin.",
  "place-taken": "Kaksi ottelua ilmoittaa saman paikan.",
  "place-missing": "Kierroksella on enemmän otteluita kuin paikkoja.",
  "group-match-undecided": "Ottelu päättyi ilman selvää voittajaa: taulukko ei laske sitä.",
  "data-held": "Palvelu ei enää lähetä kaikkea tästä turnauksesta. Näytetään aiemmat tiedot.",
  "group-too-large": "Lohkossa on enemmän osallistujia kuin sen ottelut ilmoittavat.",
};

/** One issue in a language. English says all that is known of it. */
export const issueMessages: Readonly<Record<Language, (issue: SaidIssue) => string>> = {
  en: ({ message }) => message,
  fi: ({ code, match }) => {
    const said = FINNISH[code] ?? "Tiedot ovat ristiriidassa keskenään.";
    return match === null ? said : `Ottelu ${isolate(match)}: ${said}`;
  },
};
