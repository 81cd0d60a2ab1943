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
    contestant: "Deltagare",
    match: firstPage.match.label,
    tournament: "Turnering",
    bracket: "Slutspel",
    standings: "Tabell",
    ranking: "Placeringar",
    site: "Webbplats",
    cancel: "Avbryt",
    undo: "Ångra",
    show: "Visa",
    hide: "Dölj",
    copy: "Kopiera",
    copyLink: "Kopiera länk",
    allTournaments: "Alla turneringar",
    followed: "Följda",
    today: "I dag",
    page: "Sida",
    action: "Åtgärd",
    kind: "Typ",
    staff: "Personal",
    order: "Ordning",
    newestFirst: "nyaste först",
    showMatch: "Visa matchen",
    partOf: (part, all) => `${part} av ${all}`,
    youAre: (who) => `du är ${wrapInBidiIsolate(who)}`,
    copied: firstPage.failure.copied,
    all: (count) => `Alla ${count}`,
  },

  unresolved: {
    heading: (count) => `Utan avgörande (${count})`,
    aside: "utan resultat, spelas inte mer",
    reason: {
      withdrawn: "tjänsten listar den inte längre",
      "reset-not-needed": "behövs inte efter grand final",
      "series-decided": "behövs inte, serien är avgjord",
      "moved-on": "började aldrig, och slutspelet gick vidare utan den",
      "tournament-completed": "började aldrig, och turneringen är avslutad",
    },
  },

  follow: "Följ",

  filter: {
    label: "Filter",
    upcoming: "Kommande",
    live: "Pågår",
    ended: "Avslutade",
    allSites: "Alla webbplatser",
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
    toPlay: (count, isAll) => (isAll ? `${count} återstår` : `${count} återstår hittills`),
    liveMatches: (count) => `${matches(count)} pågår`,
    matchCount: (count) => matches(count),
    contestantCount: (count) => `${count} deltagare`,
    next: "nästa",
    firstStartUnknown: "Första starttiden är inte känd ännu",
    noLaterMatch: "Ingen senare match är listad",
    nextUnknown: "Nästa match är inte känd ännu",
    final: (score) => `final ${score}`,
    thirdNotPlayed: "Tredjeplats inte spelad",
    needAttention: (count) => `${count} behöver åtgärdas`,
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
};
