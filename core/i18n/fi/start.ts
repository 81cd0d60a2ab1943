import type { Messages } from "#core/i18n/en/start.ts";
import { fiBracketView } from "./bracket.ts";
import { fiChange } from "./change.ts";
import { fiMatch } from "./match.ts";

/** The Finnish messages of every page. */
export const fi: Messages = {
  locale: "fi-FI",
  product: "Matchdesk",

  match: fiMatch,
  bracket: fiBracketView,
  change: fiChange,

  unresolved: {
    heading: (count) => `Ratkaisematta (${count})`,
    aside: "ilman tulosta, ei enää pelata",
    reason: {
      withdrawn: "palvelu ei enää listaa sitä",
      "reset-not-needed": "tarpeeton suuren finaalin jälkeen",
      "moved-on": "ei alkanut, ja kaavio eteni ilman sitä",
      "tournament-completed": "ei alkanut, ja turnaus on päättynyt",
    },
  },

  nav: {
    label: "Sivut",
    skip: "Siirry sisältöön",
    now: "Nyt",
    matches: "Ottelut",
    tournaments: "Turnaukset",
    schedule: "Aikataulu",
    share: "Jaa",
    find: "Etsi",
    game: "Peli",
    allGames: "Kaikki pelit",
    search: "Etsi osallistuja, ottelu, pelipaikka",
    searchKey: "Ctrl K",
    venue: "paikan aika",
    yourTime: "oma aika",
    preferences: "Asetukset",
    shortcuts: "Pikanäppäimet",
    close: "Sulje",
  },

  follow: "Seuraa",

  stamp: {
    fresh: "Ajan tasalla",
    asOf: (time) => `kello ${time}`,
    none: "Ei vielä tietoja",
    unavailable: "Otteluita ei voi juuri nyt näyttää.",
    delayed: (time) => `Viivettä. Tiedot kello ${time}.`,
    nextTry: (seconds) => `Seuraava yritys ${seconds} s päästä.`,
    offline: (time) => `Ei yhteyttä. Tiedot kello ${time}.`,
    offlineNever: "Ei yhteyttä. Tietoja ei vielä ole.",
    refused: (time) =>
      "Palvelu ei hyväksy tunnuksiamme (invalid_client). Tarkista CLIENT_ID ja CLIENT_SECRET. " +
      `Kello ${time} saadut tiedot säilyvät.`,
    refusedNever:
      "Palvelu ei hyväksy tunnuksiamme (invalid_client). Tarkista CLIENT_ID ja CLIENT_SECRET.",
  },

  now: {
    title: "Nyt",
    live: (count) => matches(count),
    next: "Seuraavaksi",
    ended: "Juuri päättyneet",
    watchingSince: (time) => `tietoja ${time} alkaen`,
    demo: "demotietoja",
    horizon: (time) => `listattu ${time} asti`,
    nothingLive: "Mitään ei pelata juuri nyt.",
    nothingLiveNext: (who, time, inTime) =>
      `Mitään ei pelata juuri nyt. Seuraavaksi ${who}, ${time}${inTime === "" ? "" : ` (${inTime})`}.`,
    nothingNext: "Tämän jälkeen listalla ei ole otteluita.",
    nothingEnded: "Mikään ottelu ei ole päättynyt kahden viime tunnin aikana.",
    showAll: "Näytä kaikki",
    more: (count) => `${count} lisää`,
  },

  filter: {
    label: "Suodattimet",
    upcoming: "Tulossa",
    live: "Käynnissä",
    ended: "Päättyneet",
    tournament: "Turnaus",
    site: "Sivusto",
    allSites: "Kaikki sivustot",
    day: "Päivä",
    allDays: "Kaikki päivät",
    never: (time, seconds) =>
      `Ei vielä otteluita. Palvelu vastasi kello ${time} tyhjällä listalla. Seuraava katsaus ${seconds} s päästä.`,
    noFit: (others) =>
      `Mikään ottelu ei vastaa näitä suodattimia. Ilman niitä otteluita on ${others}.`,
    clear: "Poista suodattimet",
    none: {
      upcoming: "Tulevia otteluita ei ole listalla.",
      ended: "Mikään ottelu ei ole vielä päättynyt.",
    },
  },

  horizon: {
    upcoming: (time) =>
      `Palvelu listaa 100 ottelua kerrallaan. Myöhempiä kuin ${time} ei vielä näy.`,
    ended: (time) =>
      `Palvelu listaa 100 ottelua kerrallaan. Aiempia kuin ${time} ei näkynyt, kun Matchdesk alkoi seurata.`,
  },

  groupName: (number) => `Lohko ${number}`,

  tournament: {
    live: "Pelataan",
    coming: "Tulossa",
    over: "Pelatut",
    none: "Ei vielä turnauksia. Ne ilmestyvät ensimmäisen ottelunsa myötä.",
    zone: (zone) => `ajat: ${zone}`,
    progress: {
      ended: "pelattu",
      live: "käynnissä",
      toPlay: "pelaamatta",
      open: "pelaamatta, määrä ei tiedossa",
    },
    ended: (ended, total) => (total === null ? `${ended} pelattu` : `${ended}/${total} pelattu`),
    liveCount: (count) => `${count} käynnissä`,
    toPlay: (count, isAll) =>
      isAll ? `${count} pelaamatta` : `${count} pelaamatta toistaiseksi listatuista`,
    liveMatches: (count) => `${matches(count)} käynnissä`,
    matchCount: (count) => matches(count),
    contestantCount: (count) => (count === 1 ? "1 osallistuja" : `${count} osallistujaa`),
    swissRound: (number) => `Kierros ${number}`,
    next: "seuraava",
    firstStartUnknown: "Ensimmäinen alkamisaika ei ole vielä tiedossa",
    noLaterMatch: "Myöhempää ottelua ei ole listattu",
    nextUnknown: "Seuraava ottelu ei ole vielä tiedossa",
    final: (score) => `finaali ${score}`,
    thirdNotPlayed: "3. sijasta ei pelattu",
    needAttention: (count) => (count === 1 ? "1 vaatii huomiota" : `${count} vaatii huomiota`),
    newestFirst: "uusimmat ensin",
    newest: (title) => `uusin: ${title}`,
    all: (count) => `Kaikki ${count}`,
    find: "Nimi tai osallistuja",
    noFit: "Mikään turnaus ei vastaa näitä suodattimia.",
    champion: "Mestari",
    runnerUp: "Toinen",
    third: "Kolmas",
    tabs: "Turnauksen osat",
    bracket: "Kaavio",
    groups: "Lohkot",
    ranking: "Sijoitukset",
    matches: "Ottelut",
    contestants: "Osallistujat",
    noBracket: "Palvelu ei listaa tästä turnauksesta kaavion otteluita.",
    noGroups: "Palvelu ei listaa tästä turnauksesta lohko-otteluita.",
    noContestants: "Tämän turnauksen osallistujia ei vielä tiedetä.",
    atLeast: (count) => `vähintään ${matches(count)}`,
    missingMatches: (unseen) => (unseen === null ? "osa voi puuttua" : `${unseen} puuttuu`),
    groupNotAll: (unseen) =>
      unseen === null ? "otteluita voi puuttua" : `${matches(unseen)} puuttuu`,
    played: (ended, expected) => `${ended}/${expected} pelattu`,
    issues: (count) => (count === 1 ? "1 ristiriita tiedoissa" : `${count} ristiriitaa tiedoissa`),
    missing:
      "Tässä osoitteessa ei ole turnausta. Sitä ei ole ollut listalla, tai se ei ole julkinen.",
  },

  schedule: {
    night: (day) => `yö ${day} jälkeen, kello 5 asti`,
  },

  loading: {
    label: "Ladataan",
    still: "Ladataan yhä. Palvelu ei ole vielä vastannut.",
  },

  empty: {
    noResponse: "Ei vielä otteluita. Palvelu ei ole vastannut.",
  },

  failure: {
    page: "Tässä osoitteessa ei ole sivua.",
    crash: "Tämä sivu hajosi.",
    reload: "Lataa uudelleen",
    copyDetails: "Kopioi tiedot",
    copied: "Kopioitu",
    outdated: "Sivu on vanhentunut. Lataa se uudelleen.",
    // The server's explanation is in English.
    refused: () => "Matchdesk ei hyväksynyt tätä. Tarkista tiedot ja yritä uudelleen.",
    store: () =>
      "Arkisto ei vastaa, joten muutos ei ehkä tallentunut; lataa sivu uudelleen ja yritä hetken kuluttua.",
    unreachable: "Matchdeskiin ei saada yhteyttä. Yritetään uudelleen muutaman sekunnin välein.",
  },
};

function matches(count: number): string {
  return count === 1 ? "1 ottelu" : `${count} ottelua`;
}
