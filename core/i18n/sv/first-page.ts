import { slot, rounds, shortRounds } from "./slots-and-rounds.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import type { SlotMessages } from "#core/i18n/en/slots-and-rounds.ts";
import { createMessages } from "#core/lib/templates.ts";
import { createRoundTranslation } from "#core/lib/round-name.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const firstPage: FirstPageMessages = {
  locale: "sv-SE",
  product: "Matchdesk",

  match: {
    label: "Match",
    roundName: /* @__PURE__ */ createRoundTranslation(rounds, shortRounds),
    mark: {
      live: "Pågår",
      conflict: "Konflikt",
      notStarted: "Inte startad",
      locked: "Låst",
      doubleBooked: "Dubbelbokad",
      runningLong: "Drar ut på tiden",
    },
    slot: /* @__PURE__ */ createMessages<SlotMessages>(slot, "sv"),
    ranked: {
      of: (count) => `av ${count}`,
      points: (points) => `${points} p`,
    },
    rowAbsence: {
      notPlayed: "Inte spelad",
      withdrawn: "Borttagen",
      lastSeen: (time) => `Senast sedd ${time}`,
    },
    time: {
      ahead: (duration) => `om ${duration}`,
      late: (duration) => `${duration} sen`,
      unfixed: "ingen tid än",
      unknown: "Ingen starttid ännu",
      movedFrom: "flyttad från",
      expected: "beräknat",
    },
    station: "Spelplats",
    versus: "–",
    to: "till",
    disqualified: "DQ",
    bestOf: (games) => `Bo${games}`,
    groupMatches: "Grupper",
    sections: { lower: "Nedre bracket" },
    result: {
      advanced: (name) => `${wrapInBidiIsolate(name)} gick vidare`,
      unknown: (score) =>
        score === ""
          ? "Avslutad. Tjänsten anger inte vem som gick vidare."
          : `Slutade ${score}. Tjänsten anger inte vem som gick vidare.`,
      unknownShort: "Okänd vinnare",
      noWinner: "vinnaren är okänd",
      hidden: "Dolt resultat",
    },
  },

  nav: {
    label: "Sidor",
    skip: "Hoppa till innehållet",
    skipToBracket: "Hoppa till slutspelet",
    now: "Nu",
    matches: "Matcher",
    tournaments: "Turneringar",
    schedule: "Schema",
    share: "Dela",
    find: "Sök",
    game: "Spel",
    search: "Sök deltagare, match, spelplats",
    searchKey: "Ctrl K",
    venue: "arenans tid",
    yourTime: "din tid",
    close: "Stäng",
  },

  stamp: {
    fresh: "Uppdaterad",
    asOf: (time) => `från ${time}`,
    none: "Inga data ännu",
    unavailable: "Matcherna kan inte visas just nu.",
    delayed: (time) => `Fördröjd. Data från ${time}.`,
    nextTry: (seconds) => `Nytt försök om ${seconds} s.`,
    offline: (time) => `Ingen anslutning. Visar data från ${time}.`,
  },

  now: {
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

export function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matcher`;
}
