import type { FirstPageMessages, SlotMessages } from "#core/i18n/en/first-page.ts";
import { type Templates, createMessages } from "#core/lib/templates.ts";
import { createRoundRules, createRoundTranslation } from "#core/lib/round-name.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const slot: Templates<SlotMessages> = {
  winner: "Vinnaren av {0}",
  loser: "Förloraren av {0}",
  advancing: "{0} från {1}",
  seed: "Seedning {0}",
  bye: "Frilott",
  advances: { through: "vidare", out: "ute" },
  nobodyFrom: "Ingen från {0}",
  unknown: "Inte klart ännu",
  more: "och {0} till",
  unknownCount: "{0} inte {0|one:klar|other:klara} ännu",
};

const rounds = /* @__PURE__ */ createRoundRules({
  names: {
    F: "Final",
    SF: "Semifinaler",
    QF: "Kvartsfinaler",
    GF: "Grand final",
    GF2: "Grand final, andra matchen",
    "3rd": "Bronsmatch",
    R16: "Åttondelsfinaler",
    R32: "Sextondelsfinaler",
    LBSF: "Nedre bracket, semifinal",
  },
  upper: "Övre bracket, {0}",
  lower: "Nedre bracket, {0}",
  nth: "omgång {0}",
  size: "Topp {0}",
  stage: "Topp {0}, steg {1}",
  column: "Kolumn {0}",
});

export const shortRounds = /* @__PURE__ */ createRoundRules({
  names: {
    F: "Final",
    SF: "Semifinaler",
    QF: "Kvartsfinaler",
    GF: "Grand final",
    GF2: "Grand final 2",
    "3rd": "Bronsmatch",
    R16: "1/8-finaler",
    R32: "1/16-finaler",
    LBSF: "Nedre semifinal",
  },
  upper: "Övre {0}",
  lower: "Nedre {0}",
  nth: "omgång {0}",
  size: "Topp {0}",
  stage: "Topp {0}, steg {1}",
  column: "Kolumn {0}",
});

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
