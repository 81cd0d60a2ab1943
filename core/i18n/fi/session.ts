import type { SessionMessages } from "#core/i18n/en/session.ts";

/** The Finnish messages of signing in and out. */
export const fiSession: SessionMessages = {
  title: "Kirjaudu sisään",
  intro: "Henkilökunnalle. Kaiken julkisen voi lukea kirjautumatta.",
  name: "Nimi",
  password: "Salasana",
  submit: "Kirjaudu sisään",
  submitting: "Kirjaudutaan …",
  provider: "Kirjaudu organisaatiosi tunnuksella",
  wrong: "Nimi ja salasana eivät sovi yhteen. Yritä uudelleen.",
  tooMany: (minutes) =>
    `Liian monta yritystä. Yritä uudelleen ${minutes === 1 ? "minuutin" : `${minutes} minuutin`} päästä.`,
  refused:
    "Kirjautuminen onnistui, mutta et ole tämän työpöydän henkilökunnan listalla. Kysy ylläpitäjältä.",
  failed:
    "Kirjautuminen ei onnistunut. Yritä uudelleen; jos vika jatkuu, Matchdeskin loki kertoo syyn.",
  https: "Kirjautuminen vaatii HTTPS-yhteyden",
  httpsWhy:
    "Salaamattomassa yhteydessä kuka tahansa samassa verkossa voisi lukea salasanan, eikä selain säilytä istuntoa.",
  httpsHow: [
    "Avaa Matchdesk koneella, jolla se toimii, tai",
    "anna sille varmenne: TLS_CERT_FILE ja TLS_KEY_FILE (ohje: docs/guides/https-on-a-lan.md), tai",
    "aseta sen eteen HTTPS-välityspalvelin ja nimeä se muuttujassa TRUSTED_PROXIES.",
  ],
  none: "Kirjautumista ei ole otettu käyttöön: jokainen, joka avaa tämän työpöydän, on henkilökuntaa.",
  openDesk: "Avaa toimisto",
  signedIn: (name) => `Kirjautunut: ${name}`,
  goOn: "Jatka",
  out: "Kirjaudu ulos",
  everywhere: "Kirjaudu ulos kaikkialta",
};
