import type * as en from "#core/i18n/en/services.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { FailureGroup } from "#core/model/service-outcome.ts";

export const failures: typeof en.failures = {
  "client-refused": "tunnukset hylätty",
  "token-refused": "käyttöoikeus hylätty",
  "service-error": "palvelun virhe",
  "rate-limited": "liikaa pyyntöjä",
  "http-error": "HTTP-virhe",
  "wrong-address": "osoitteessa ei ole mitään",
  redirected: "uudelleenohjaus",
  "empty-answer": "tyhjä vastaus",
  "not-json": "ei JSONia",
  "not-the-service": "ei otteluluetteloa",
  "too-large": "liian suuri vastaus",
  "host-not-found": "palvelinta ei löydy",
  "private-address": "yksityinen osoite",
  "connection-refused": "yhteys torjuttu",
  "connection-lost": "yhteys katkesi",
  "tls-failed": "TLS epäonnistui",
  "certificate-expired": "varmenne vanhentunut",
  "connect-timeout": "ei yhteyttä",
  "answer-timeout": "ei vastausta ajoissa",
};

export const down: typeof en.down = {
  "no-answer": "Palvelu ei vastaa",
  error: "Palvelu palauttaa virheitä",
  "wrong-address": "Palvelu ei ole osoitteessaan",
  unusable: "Palvelu ei lähetä mitään käyttökelpoista",
};

export const downAdvice: Readonly<Record<FailureGroup, string>> = {
  "no-answer": "Tiedot haetaan uudelleen automaattisesti.",
  error:
    "Tiedot haetaan uudelleen automaattisesti; jos virhe jatkuu, ota yhteyttä palvelun ylläpitäjään.",
  "wrong-address": "Tarkista UPSTREAM_URL.",
  unusable: "Tarkista UPSTREAM_URL tai ota yhteyttä palvelun ylläpitäjään.",
};

export const affected: typeof en.affected = (tournaments, matches) =>
  `${tournaments === 1 ? "1 turnaus" : `${tournaments} turnausta`}, ${matches === 1 ? "1 avoin ottelu" : `${matches} avointa ottelua`}`;

export const currentSites: typeof en.currentSites = (others) => {
  if (others === 0) return "";
  return others === 1
    ? "Toisen sivuston tiedot ovat ajan tasalla."
    : `Muiden ${others} sivuston tiedot ovat ajan tasalla.`;
};

export const sourceAge: typeof en.sourceAge = {
  refused: "Palvelu ei hyväksy tunnuksiamme (invalid_client). Tarkista CLIENT_ID ja CLIENT_SECRET.",
  what: (what, site) => (site === null ? `${what}.` : `${what}: ${wrapInBidiIsolate(site)}.`),
  held: "Tiedot jäädytetty",
  age: (time, duration) =>
    duration === "" ? `Tiedot ajalta ${time}.` : `Tiedot ajalta ${time}, ikä ${duration}.`,
  title: "Lähteet",
  none: "ei vielä tietoja",
  current: "ajan tasalla",
  since: (duration) => `ikä ${duration}`,
  nextTry: (seconds) => `uusi yritys ${seconds} s kuluttua`,
  show: "Näytä kohta",
};
