/** Reasons of attention items about services and held data as sentences, in three languages. */
import { expect, it } from "vitest";
import { formatInAllLanguages } from "#core/testing/all-languages.ts";
import { formatReason, heldData, serviceDown } from "#core/testing/sample-reasons.ts";
import type { ReasonOf } from "./en/attention.ts";

const SENTENCES: readonly [ReasonOf, english: string, finnish: string, swedish: string][] = [
  [
    { ...heldData, lost: "matches", count: 86, of: 89 },
    "The service now sends 3 of 89 matches. Showing data from 14:02.",
    "Palvelu lähettää nyt 3/89 ottelua. Näytetään tiedot ajalta 14:02.",
    "Tjänsten skickar nu 3 av 89 matcher. Visar data från 14:02.",
  ],
  [
    {
      ...heldData,
      lost: "matches",
      count: 57,
      of: 60,
      list: "upcoming",
      site: "a.example",
      hidden: true,
    },
    "The service now sends 3 of 60 hidden upcoming matches of «a.example». Showing data from 14:02.",
    "Palvelu lähettää nyt 3/60 piilotettua tulevaa ottelua sivustolta «a.example». Näytetään tiedot ajalta 14:02.",
    "Tjänsten skickar nu 3 av 60 dolda kommande matcher från «a.example». Visar data från 14:02.",
  ],
  [
    { ...heldData, lost: "matches", count: 26, of: 29, list: "ended" },
    "The service now sends 3 of 29 ended matches. Showing data from 14:02.",
    "Palvelu lähettää nyt 3/29 alkanutta ottelua. Näytetään tiedot ajalta 14:02.",
    "Tjänsten skickar nu 3 av 29 påbörjade matcher. Visar data från 14:02.",
  ],
  [
    { ...heldData, lost: "scores", count: 9, of: 12, decision: "keep" },
    "The service no longer sends the scores of 9 of 12 matches. Showing data from 14:02. Staff decided to keep it.",
    "Palvelu ei enää lähetä tietoa: tulokset (9/12 ottelua). Näytetään tiedot ajalta 14:02. Henkilökunta päätti pitää ne.",
    "Tjänsten skickar inte längre resultat för 9 av 12 matcher. Visar data från 14:02. Personalen valde att behålla dem.",
  ],
  [
    { ...heldData, lost: "scores", count: 9, of: 12, site: "a.example", hidden: true },
    "The service no longer sends the scores of 9 of 12 hidden matches of «a.example». Showing data from 14:02.",
    "Palvelu ei enää lähetä tietoa: tulokset (9/12 piilotettua ottelua, «a.example»). Näytetään tiedot ajalta 14:02.",
    "Tjänsten skickar inte längre resultat för 9 av 12 dolda matcher från «a.example». Visar data från 14:02.",
  ],
  [
    { ...heldData, lost: "scores", count: 9, of: 12, tournaments: ["Kuura Cup"], live: 2 },
    "The service no longer sends the scores of 9 of 12 matches. Affected: «Kuura Cup»; 2 matches are live. Showing data from 14:02.",
    "Palvelu ei enää lähetä tietoa: tulokset (9/12 ottelua). Koskee: «Kuura Cup»; otteluista käynnissä 2. Näytetään tiedot ajalta 14:02.",
    "Tjänsten skickar inte längre resultat för 9 av 12 matcher. Det gäller «Kuura Cup»; 2 av matcherna pågår. Visar data från 14:02.",
  ],
  [
    { ...serviceDown, sites: [], others: 0 },
    "The service does not answer (since 14:05): no answer in time. Pages show its data from 14:02: 2 tournaments, 31 open matches. It is polled again automatically.",
    "Palvelu ei vastaa (alkaen 14:05): ei vastausta ajoissa. Sivut näyttävät sen tiedot ajalta 14:02: 2 turnausta, 31 avointa ottelua. Tiedot haetaan uudelleen automaattisesti.",
    "Tjänsten svarar inte (sedan 14:05): inget svar i tid. Sidorna visar dess data från 14:02: 2 turneringar, 31 öppna matcher. Nya försök görs automatiskt.",
  ],
  [
    { ...serviceDown, outcome: "not-json", others: 4, tournaments: 1, openMatches: 1 },
    "The service sends nothing usable for «a.example» (since 14:05): not JSON. Pages show its data from 14:02: 1 tournament, 1 open match. The other 4 sites are current. Check UPSTREAM_URL, or contact the service's operator.",
    "Palvelu ei lähetä mitään käyttökelpoista («a.example») (alkaen 14:05): ei JSONia. Sivut näyttävät sen tiedot ajalta 14:02: 1 turnaus, 1 avoin ottelu. Muiden 4 sivuston tiedot ovat ajan tasalla. Tarkista UPSTREAM_URL tai ota yhteyttä palvelun ylläpitäjään.",
    "Tjänsten skickar inget användbart för «a.example» (sedan 14:05): inte JSON. Sidorna visar dess data från 14:02: 1 turnering, 1 öppen match. De andra 4 webbplatserna är aktuella. Kontrollera UPSTREAM_URL, eller kontakta den som driver tjänsten.",
  ],
  [
    { ...serviceDown, outcome: "http-error", openMatches: 0 },
    "The service returns errors (since 14:05): HTTP error. No open match depends on it. It is polled again automatically; contact the service's operator if this persists.",
    "Palvelu palauttaa virheitä (alkaen 14:05): HTTP-virhe. Mikään avoin ottelu ei riipu siitä. Tiedot haetaan uudelleen automaattisesti; jos virhe jatkuu, ota yhteyttä palvelun ylläpitäjään.",
    "Tjänsten svarar med fel (sedan 14:05): HTTP-fel. Ingen öppen match beror på den. Nya försök görs automatiskt; kontakta den som driver tjänsten om felet består.",
  ],
  [
    { ...serviceDown, outcome: "wrong-address", others: 1, dataAt: null },
    "The service is not at its address for «a.example» (since 14:05): nothing at this address. It has sent no data yet. The other site is current. Check UPSTREAM_URL.",
    "Palvelu ei ole osoitteessaan («a.example») (alkaen 14:05): osoitteessa ei ole mitään. Se ei ole vielä lähettänyt tietoja. Toisen sivuston tiedot ovat ajan tasalla. Tarkista UPSTREAM_URL.",
    "Tjänsten finns inte på sin adress för «a.example» (sedan 14:05): inget på adressen. Den har inte skickat några data ännu. Den andra webbplatsen är aktuell. Kontrollera UPSTREAM_URL.",
  ],
];

it.each(SENTENCES)("formats %j as “%s” / “%s” / “%s”", async (reason, ...sentences) => {
  const texts = await formatInAllLanguages(({ desk }) => formatReason(desk.why, reason));
  expect(texts).toEqual(sentences);
});
