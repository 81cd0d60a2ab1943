import type { PageMessages } from "#core/i18n/en/index.ts";
import { desk } from "./desk.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const palette: PageMessages["palette"] = {
  field: "Osallistuja, ottelu, pelipaikka, turnaus, toiminto",
  noPage: "Osoitteessa voi olla kirjoitusvirhe, tai sivua ei enää ole.",
  goTo: "Tai siirry",
  results: "Löydetyt",
  none: (query) => `Ei tuloksia haulle ”${query}”.`,
  waiting: "Nimiä haetaan.",
  failed: "Nimiä ei voi nyt hakea. Toiminnot toimivat silti.",
  count: (count) => (count === 1 ? "1 tulos" : `${count} tulosta`),
  hint: "Valitse nuolinäppäimillä, avaa Enterillä, sulje Escillä.",
  pages: {
    ...desk.pages,
    desk: "Päivystys: vaatii huomiota",
    share: "Jaa: upotusten tekeminen",
    signIn: "Kirjaudu",
  },
  groups: {
    contestant: "Osallistujat",
    match: "Ottelut",
    tournament: "Turnaukset",
    bracket: "Kaaviot",
    page: "Sivut",
    action: "Toiminnot",
  },
  station: (station) => `Pelipaikka ${station}`,
  inMatches: (query) => `Kaikki ottelut, joissa on ”${query}”`,
  actions: {
    light: "Vaalea teema",
    dark: "Tumma teema",
    autoTheme: "Teema järjestelmän mukaan",
    compact: "Tiiviit rivit",
    comfortable: "Väljät rivit",
    hideScores: "Piilota tulokset",
    showScores: "Näytä tulokset",
    language: (name) => `Kieli: ${name}`,
    preferences: "Asetukset",
    shortcuts: "Pikanäppäimet",
    venueTime: "Kellonajat paikan ajassa",
    myTime: "Kellonajat omassa ajassa",
    keysOn: "Ota yksittäiset näppäimet käyttöön",
    keysOff: "Poista yksittäiset näppäimet käytöstä",
    game: (name) => `Näytä vain ${name}`,
    allGames: "Kaikki pelit",
    follow: "Seuraa tätä sivua",
    unfollow: "Lopeta tämän sivun seuraaminen",
    copyLink: "Kopioi tämän sivun linkki",
    print: "Tulosta tämä sivu",
    csv: "Vie kaikki ottelut CSV-tiedostona",
    json: "Vie kaikki ottelut JSON-tiedostona",
    copyCalendar: "Kopioi kalenterin linkki",
  },
};

export const preferences: PageMessages["preferences"] = {
  kept: "Tallessa vain tässä selaimessa.",
  theme: "Teema",
  themes: { auto: "Järjestelmän mukaan", light: "Vaalea", dark: "Tumma" },
  density: "Rivit",
  densities: { comfortable: "Väljät", compact: "Tiiviit" },
  language: "Kieli",
  languages: { auto: "Selaimen mukaan" },
  zone: "Kellonajat",
  zones: {
    auto: "Henkilökunnalle paikan, muille omat",
    venue: (zone) => `Tapahtumapaikan (${zone})`,
    mine: (zone) => `Omat (${zone})`,
  },
  scores: "Piilota tulokset, kunnes pyydän",
  scoresHint:
    "Sivut eivät silloin näytä tuloksia eivätkä sijoituksia, ja myöhemmillä kierroksilla osallistujan sijasta näkyy, mistä ottelusta hän tulee.",
  scoresHidden: "Tulokset on piilotettu.",
  reset: "Palauta alkuperäiset",
};

export const session: PageMessages["session"] = {
  title: "Kirjaudu sisään",
  intro: "Henkilökunnalle. Kaiken julkisen voi lukea kirjautumatta.",
  name: "Nimi",
  password: "Salasana",
  submitting: "Kirjaudutaan …",
  provider: "Kirjaudu organisaatiosi tunnuksella",
  wrong: "Nimi ja salasana eivät sovi yhteen. Yritä uudelleen.",
  tooMany: (minutes) =>
    `Liian monta yritystä. Yritä uudelleen ${minutes === 1 ? "minuutin" : `${minutes} minuutin`} päästä.`,
  problems: {
    refused:
      "Kirjautuminen onnistui, mutta et ole tämän työpöydän henkilökunnan listalla. Kysy ylläpitäjältä.",
    cancelled:
      "Organisaatiosi mukaan kirjautuminen keskeytettiin tai se on kielletty. Yritä uudelleen.",
    expired:
      "Kirjautuminen kesti yli kymmenen minuuttia, tai se aloitettiin toisessa selaimessa. Aloita se uudelleen tässä.",
    client:
      "Organisaatiosi kirjautumispalvelu ei hyväksy Matchdeskiä. Ylläpitäjän on tarkistettava OIDC_CLIENT_ID, OIDC_CLIENT_SECRET ja siellä rekisteröity paluuosoite; Matchdeskin loki kertoo syyn.",
    unreachable:
      "Organisaatiosi kirjautumispalvelu ei vastaa. Yritä uudelleen; jos se ei auta, ylläpitäjän on tarkistettava OIDC_ISSUER. Matchdeskin loki kertoo syyn.",
    failed:
      "Kirjautuminen ei onnistunut. Yritä uudelleen; jos vika jatkuu, Matchdeskin loki kertoo syyn.",
  },
  https: "Kirjautuminen vaatii HTTPS-yhteyden",
  httpsWhy:
    "Salaamattomassa yhteydessä kuka tahansa samassa verkossa voisi lukea salasanan, eikä selain säilytä istuntoa.",
  httpsHow: [
    "Avaa Matchdesk koneella, jolla se toimii, tai",
    "anna sille varmenne: TLS_CERT_FILE ja TLS_KEY_FILE (ohje: docs/guides/https-on-a-lan.md), tai",
    "aseta sen eteen HTTPS-välityspalvelin ja nimeä se muuttujassa TRUSTED_PROXIES.",
  ],
  none: "Kirjautumista ei ole otettu käyttöön: jokainen, joka avaa tämän työpöydän, on henkilökuntaa.",
  openDesk: "Avaa päivystys",
  signedIn: (name) => `Kirjautunut: ${name}`,
  goOn: "Jatka",
  canClose: "Voit sulkea tämän sivun.",
  again: "Kirjaudu uudelleen",
  endsAt: (time) => `Istuntosi päättyy klo ${time}. Kirjaudu uudelleen, niin voit jatkaa työtäsi.`,
  ended: "Istuntosi on päättynyt. Jatka kirjautumalla sisään.",
  waits: (acts) => `Sen jälkeen tehdään: ${acts}.`,
  pressed: "se, mitä painoit",
  later: "Myöhemmin",
  otherPerson: "Kirjaudu toisena henkilönä",
  out: "Kirjaudu ulos",
  everywhere: "Kirjaudu ulos kaikkialta",
};

export const share: PageMessages["share"] = {
  purpose: "Upotus, kuva tai kalenteri julkisista tiedoista omalle sivustollesi.",
  what: "Sisältö",
  purposes: {
    contestant: "seuraava, käynnissä, viimeiset",
    tournament: "käynnissä ja tulossa",
    match: "yksi ottelu ja sen tulos",
    bracket: "koko kaavio",
    standings: "yksi lohko tai kaikki",
    ranking: "viimeisen ottelun jälkeen",
  },
  find: {
    contestant: "Etsi osallistuja",
    tournament: "Etsi turnaus",
    match: "Etsi ottelu",
    bracket: "Etsi kaavio",
    standings: "Etsi turnaus tai lohko",
    ranking: "Etsi turnaus",
  },
  findOrAll: "Kaikki turnaukset, tai etsi yksi",
  notFound: (text) => `”${text}” ei ole ollut täällä, tai turnaus ei ole julkinen.`,
  states: { live: "Käynnissä", upcoming: "Tulossa", ended: "Tulokset" },
  limit: "Rivejä",
  look: "Ulkoasu",
  reset: "Palauta",
  themes: { "": "Kuten sivu", light: "Vaalea", dark: "Tumma" },
  accent: "Korostusväri",
  accentHint: "luettava vaaleassa ja tummassa",
  density: "Tiheys",
  densities: { "": "Väljä", compact: "Tiivis" },
  pageLanguage: "Sivun kieli, muuten englanti",
  zone: "Aikavyöhyke",
  viewerZone: "Katsojan",
  flags: "Liput",
  flagKinds: { "": "Kirjaimet", images: "Kuvat", none: "Ei" },
  scores: "Tulokset",
  hideScores: "piilota tulokset ja voittajat",
  highlight: "Korostus",
  highlightHint: "Osallistujan nimi",
  preview: "Esikatselu",
  liveData: "ajantasaiset tiedot",
  hosts: { plain: "vaalea sivu", dark: "tumma sivu", hostile: "sivu, jonka tyylit häiritsevät" },
  matchesAhead: (count) => (count === 1 ? "1 ottelu edessä" : `${count} ottelua edessä`),
  sameData: "kaikissa samat tiedot",
  forms: {
    script: "Skripti",
    iframe: "Iframe",
    markdown: "Markdown",
    image: "Kuva",
    calendar: "Kalenteri",
  },
  formPurposes: {
    script: "päivittyy itsestään",
    iframe: "jos skriptejä ei sallita",
    markdown: "foorumille, README-tiedostoon",
    image: "PNG, enintään minuutin vanha",
    calendar: "siirtyy, kun ottelu siirtyy",
  },
  pin: "Kiinnitä tämä versio tiivisteellä",
  localAddress: (host) =>
    `${host} ei ole julkinen osoite: muut sivustot eivät voi ladata tätä koodia. Avaa Matchdesk katsojien käyttämässä osoitteessa (PUBLIC_URL) ja kopioi koodi siellä.`,
  pinHint: "Vaihda skripti, kun Matchdesk päivitetään.",
  api: "Samat tiedot rajapinnasta",
  wall: "Infonäyttö tapahtumapaikalle",
  nothing: "Tällaista ei ole vielä julkisena.",
};

export const visibility: PageMessages["visibility"] = {
  notPublic: "Ei\u00a0julkinen",
  calendar: "Ei julkinen: kalenteriohjelmat eivät voi kirjautua, joten ne eivät löydä mitään.",
  calendarPart: "Sisältää vain julkiset ottelut.",
  share: "Ei julkinen: kuvat ja upotukset eivät löydä mitään.",
  embed: (title) =>
    `${wrapInBidiIsolate(title)} ei ole julkinen: upotus ei löytäisi mitään. PUBLIC_SITES ja PUBLIC_TOURNAMENTS kertovat, mikä on.`,
  overlay: "Sen ottelu ei ole julkinen: kanava on läpinäkyvä.",
};

export const files: PageMessages["files"] = {
  subscribe: "Tilaa",
  subscribeHint: "Siirrot ja peruutukset päivittyvät itsestään.",
  download: "Lataa",
  downloadHint: "Tilanne nyt (.ics)",
  export: "Vie",
  csv: "CSV",
  csvHint: "Taulukkolaskentaan",
  json: "JSON",
  jsonHint: "Ohjelmille",
};
