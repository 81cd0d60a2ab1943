import type { Messages } from "#core/i18n/en/start.ts";
import { svBracketView } from "./bracket.ts";
import { svChange } from "./change.ts";
import { svMatch } from "./match.ts";

/** The Swedish messages of every page. */
export const sv: Messages = {
  locale: "sv-SE",
  product: "Matchdesk",

  match: svMatch,
  bracket: svBracketView,
  change: svChange,

  unresolved: {
    heading: (count) => `Utan avgörande (${count})`,
    aside: "utan resultat, spelas inte mer",
    reason: {
      withdrawn: "tjänsten listar den inte längre",
      "reset-not-needed": "behövs inte efter grand final",
      "moved-on": "började aldrig, och slutspelet gick vidare utan den",
      "tournament-completed": "började aldrig, och turneringen är avslutad",
    },
  },

  nav: {
    label: "Sidor",
    skip: "Hoppa till innehållet",
    now: "Nu",
    matches: "Matcher",
    tournaments: "Turneringar",
    schedule: "Schema",
    share: "Dela",
    find: "Sök",
    game: "Spel",
    allGames: "Alla spel",
    search: "Sök deltagare, match, spelplats",
    searchKey: "Ctrl K",
    venue: "arenans tid",
    yourTime: "din tid",
    preferences: "Inställningar",
    shortcuts: "Kortkommandon",
    close: "Stäng",
  },

  follow: "Följ",

  stamp: {
    fresh: "Uppdaterad",
    asOf: (time) => `från ${time}`,
    none: "Inga data ännu",
    unavailable: "Matcherna kan inte visas just nu.",
    delayed: (time) => `Fördröjd. Data från ${time}.`,
    nextTry: (seconds) => `Nytt försök om ${seconds} s.`,
    offline: (time) => `Ingen anslutning. Visar data från ${time}.`,
    offlineNever: "Ingen anslutning. Inga data ännu.",
    refused: (time) =>
      "Tjänsten godkänner inte våra uppgifter (invalid_client). Kontrollera CLIENT_ID och CLIENT_SECRET. " +
      `Data från ${time} visas fortfarande.`,
    refusedNever:
      "Tjänsten godkänner inte våra uppgifter (invalid_client). Kontrollera CLIENT_ID och CLIENT_SECRET.",
  },

  now: {
    title: "Nu",
    live: (count) => matches(count),
    next: "Härnäst",
    ended: "Nyss avslutade",
    watchingSince: (time) => `data sedan ${time}`,
    demo: "demodata",
    horizon: (time) => `listat till ${time}`,
    nothingLive: "Ingen match pågår.",
    nothingLiveNext: (who, time, inTime) =>
      `Ingen match pågår. Härnäst: ${who}, ${time}${inTime === "" ? "" : ` (${inTime})`}.`,
    nothingNext: "Ingen senare match är listad.",
    nothingEnded: "Ingen match har avslutats de senaste två timmarna.",
    showAll: "Visa alla",
    more: (count) => `${count} till`,
  },

  filter: {
    label: "Filter",
    upcoming: "Kommande",
    live: "Pågår",
    ended: "Avslutade",
    tournament: "Turnering",
    site: "Webbplats",
    allSites: "Alla webbplatser",
    day: "Dag",
    allDays: "Alla dagar",
    never: (time, seconds) =>
      `Inga matcher ännu. Tjänsten svarade ${time} med en tom lista. Nästa hämtning om ${seconds} s.`,
    noFit: (others) =>
      `Ingen match passar filtren. Utan dem finns ${others === 1 ? "1 match" : `${others} matcher`}.`,
    clear: "Rensa filter",
    none: {
      upcoming: "Ingen kommande match är listad.",
      ended: "Ingen match har avslutats ännu.",
    },
  },

  horizon: {
    upcoming: (time) => `Tjänsten listar 100 matcher i taget. Inget efter ${time} syns ännu.`,
    ended: (time) =>
      `Tjänsten listar 100 matcher i taget. Inget före ${time} syntes när Matchdesk började bevaka.`,
  },

  groupName: (number) => `Grupp ${number}`,

  tournament: {
    live: "Pågående",
    coming: "Kommande",
    over: "Avslutade",
    none: "Inga turneringar ännu. De visas när deras första match är listad.",
    zone: (zone) => `tider i ${zone}`,
    progress: {
      ended: "spelade",
      live: "pågår",
      toPlay: "återstår",
      open: "återstår, antalet är inte känt",
    },
    ended: (ended, total) => (total === null ? `${ended} spelade` : `${ended} av ${total} spelade`),
    liveCount: (count) => `${count} pågår`,
    toPlay: (count, isAll) =>
      isAll ? `${count} återstår` : `${count} återstår av de hittills listade`,
    liveMatches: (count) => `${matches(count)} pågår`,
    matchCount: (count) => matches(count),
    contestantCount: (count) => `${count} deltagare`,
    swissRound: (number) => `Omgång ${number}`,
    next: "nästa",
    firstStartUnknown: "Första starttiden är inte känd ännu",
    noLaterMatch: "Ingen senare match är listad",
    nextUnknown: "Nästa match är inte känd ännu",
    final: (score) => `final ${score}`,
    thirdNotPlayed: "Tredjeplats inte spelad",
    needAttention: (count) => `${count} behöver åtgärdas`,
    newestFirst: "nyaste först",
    newest: (title) => `nyast: ${title}`,
    all: (count) => `Alla ${count}`,
    find: "Namn eller deltagare",
    noFit: "Ingen turnering passar dessa filter.",
    champion: "Mästare",
    runnerUp: "Tvåa",
    third: "Trea",
    tabs: "Turneringens delar",
    bracket: "Slutspel",
    groups: "Grupper",
    ranking: "Placeringar",
    matches: "Matcher",
    contestants: "Deltagare",
    noBracket: "Tjänsten listar ingen slutspelsmatch i den här turneringen.",
    noGroups: "Tjänsten listar ingen gruppmatch i den här turneringen.",
    noContestants: "Inga deltagare är kända i den här turneringen ännu.",
    atLeast: (count) => `minst ${matches(count)}`,
    missingMatches: (unseen) => (unseen === null ? "några kan saknas" : `${unseen} saknas`),
    groupNotAll: (unseen) => (unseen === null ? "matcher kan saknas" : `${matches(unseen)} saknas`),
    played: (ended, expected) => `${ended} av ${expected} spelade`,
    issues: (count) => (count === 1 ? "1 motsägelse i data" : `${count} motsägelser i data`),
    missing:
      "Ingen turnering på den här adressen. Den har aldrig varit listad här eller är inte offentlig.",
  },

  schedule: {
    night: (day) => `natten efter ${day}, till 05:00`,
  },

  loading: {
    label: "Laddar",
    still: "Laddar fortfarande. Tjänsten har inte svarat ännu.",
  },

  empty: {
    noResponse: "Inga matcher ännu. Tjänsten har inte svarat.",
  },

  failure: {
    page: "Ingen sida på den här adressen.",
    crash: "Något gick fel på sidan.",
    reload: "Ladda om",
    copyDetails: "Kopiera detaljer",
    copied: "Kopierat",
    outdated: "Sidan är inaktuell. Ladda om den för att få den aktuella versionen.",
    // The server's explanation is in English.
    refused: () => "Matchdesk godkände inte detta. Kontrollera uppgifterna och försök igen.",
    store: () =>
      "Arkivet svarar inte, så ändringen kanske inte sparades; ladda om sidan och försök igen om en stund.",
    unreachable: "Matchdesk kan inte nås. Nytt försök görs med några sekunders mellanrum.",
  },
};

function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matcher`;
}
