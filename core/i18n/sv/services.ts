import type * as en from "#core/i18n/en/services.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { FailureGroup } from "#core/model/service-outcome.ts";

export const failures: typeof en.failures = {
  "client-refused": "inloggningen avvisad",
  "token-refused": "åtkomsten avvisad",
  "service-error": "fel i tjänsten",
  "rate-limited": "för många anrop",
  "http-error": "HTTP-fel",
  "wrong-address": "inget på adressen",
  redirected: "omdirigering",
  "empty-answer": "tomt svar",
  "not-json": "inte JSON",
  "not-the-service": "ingen matchlista",
  "too-large": "för stort svar",
  "host-not-found": "värden hittades inte",
  "private-address": "privat adress",
  "connection-refused": "anslutningen nekad",
  "connection-lost": "anslutningen bröts",
  "tls-failed": "TLS misslyckades",
  "certificate-expired": "certifikatet har gått ut",
  "connect-timeout": "ingen anslutning",
  "answer-timeout": "inget svar i tid",
};

export const down: typeof en.down = {
  "no-answer": "Tjänsten svarar inte",
  error: "Tjänsten svarar med fel",
  "wrong-address": "Tjänsten finns inte på sin adress",
  unusable: "Tjänsten skickar inget användbart",
};

export const downAdvice: Readonly<Record<FailureGroup, string>> = {
  "no-answer": "Nya försök görs automatiskt.",
  error: "Nya försök görs automatiskt; kontakta den som driver tjänsten om felet består.",
  "wrong-address": "Kontrollera UPSTREAM_URL.",
  unusable: "Kontrollera UPSTREAM_URL, eller kontakta den som driver tjänsten.",
};

export const affected: typeof en.affected = (tournaments, matches) =>
  `${tournaments === 1 ? "1 turnering" : `${tournaments} turneringar`}, ${matches === 1 ? "1 öppen match" : `${matches} öppna matcher`}`;

export const currentSites: typeof en.currentSites = (others) => {
  if (others === 0) return "";
  return others === 1
    ? "Den andra webbplatsen är aktuell."
    : `De andra ${others} webbplatserna är aktuella.`;
};

export const sourceAge: typeof en.sourceAge = {
  refused:
    "Tjänsten godkänner inte våra uppgifter (invalid_client). Kontrollera CLIENT_ID och CLIENT_SECRET.",
  what: (what, site) => (site === null ? `${what}.` : `${what} för ${wrapInBidiIsolate(site)}.`),
  held: "Data hålls kvar",
  age: (time, duration) =>
    duration === "" ? `Data från ${time}.` : `Data från ${time}, ${duration} gamla.`,
  title: "Källor",
  none: "inga data ännu",
  current: "aktuell",
  since: (duration) => `${duration} gammal`,
  nextTry: (seconds) => `nytt försök om ${seconds} s`,
  show: "Visa posten",
};
