import type { PageMessages } from "#core/i18n/en/index.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { bracket, change, match } from "./match.ts";
import { firstPage, matches } from "./first-page.ts";

export * from "./contestants.ts";
export * from "./desk.ts";
export * from "./keys.ts";
export * from "./matches.ts";
export * from "./staff-pages.ts";
export * from "./standings.ts";
export * from "./tools.ts";

export const common: PageMessages["common"] = {
  ...firstPage,
  match,
  bracket,
  change,
  words: {
    contestant: "Osallistuja",
    match: firstPage.match.label,
    tournament: "Turnaus",
    bracket: "Kaavio",
    standings: "Taulukko",
    ranking: "Sijoitukset",
    site: "Sivusto",
    cancel: "Peru",
    undo: "Kumoa",
    show: "Näytä",
    hide: "Piilota",
    copy: "Kopioi",
    copyLink: "Kopioi linkki",
    allTournaments: "Kaikki turnaukset",
    followed: "Seuratut",
    today: "Tänään",
    page: "Sivu",
    action: "Toiminto",
    kind: "Tyyppi",
    staff: "Henkilökunta",
    order: "Järjestys",
    newestFirst: "uusimmat ensin",
    showMatch: "Näytä ottelu",
    partOf: (part, all) => `${part}/${all}`,
    youAre: (who) => `olet ${wrapInBidiIsolate(who)}`,
    copied: firstPage.failure.copied,
    all: (count) => `Kaikki ${count}`,
  },

  unresolved: {
    heading: (count) => `Ratkaisematta (${count})`,
    aside: "ilman tulosta, ei enää pelata",
    reason: {
      withdrawn: "palvelu ei enää listaa sitä",
      "reset-not-needed": "tarpeeton suuren finaalin jälkeen",
      "series-decided": "tarpeeton, sarja on ratkennut",
      "moved-on": "ei alkanut, ja kaavio eteni ilman sitä",
      "tournament-completed": "ei alkanut, ja turnaus on päättynyt",
    },
  },

  follow: "Seuraa",

  filter: {
    label: "Suodattimet",
    upcoming: "Tulossa",
    live: "Käynnissä",
    ended: "Päättyneet",
    allSites: "Kaikki sivustot",
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
    toPlay: (count, isAll) => (isAll ? `${count} pelaamatta` : `${count} pelaamatta toistaiseksi`),
    liveMatches: (count) => `${matches(count)} käynnissä`,
    matchCount: (count) => matches(count),
    contestantCount: (count) => (count === 1 ? "1 osallistuja" : `${count} osallistujaa`),
    next: "seuraava",
    firstStartUnknown: "Ensimmäinen alkamisaika ei ole vielä tiedossa",
    noLaterMatch: "Myöhempää ottelua ei ole listattu",
    nextUnknown: "Seuraava ottelu ei ole vielä tiedossa",
    final: (score) => `finaali ${score}`,
    thirdNotPlayed: "3. sijasta ei pelattu",
    needAttention: (count) => (count === 1 ? "1 vaatii huomiota" : `${count} vaatii huomiota`),
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
};
