import { slot, rounds, shortRounds } from "./slots-and-rounds.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import type { SlotMessages } from "#core/i18n/en/slots-and-rounds.ts";
import { createMessages } from "#core/lib/templates.ts";
import { createRoundTranslation } from "#core/lib/round-name.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const firstPage: FirstPageMessages = {
  locale: "fi-FI",
  product: "Matchdesk",

  match: {
    label: "Ottelu",
    roundName: /* @__PURE__ */ createRoundTranslation(rounds, shortRounds),
    mark: {
      live: "Käynnissä",
      conflict: "Ristiriita",
      notStarted: "Ei alkanut",
      locked: "Lukittu",
      doubleBooked: "Kaksi yhtä aikaa",
      runningLong: "Kestää pitkään",
    },
    slot: /* @__PURE__ */ createMessages<SlotMessages>(slot, "fi"),
    ranked: {
      of: (count) => `/ ${count}`,
      points: (points) => `${points} p`,
    },
    rowAbsence: {
      notPlayed: "Ei pelattu",
      withdrawn: "Poistettu",
      lastSeen: (time) => `Nähty viimeksi ${time}`,
    },
    time: {
      ahead: (duration) => `${duration} päästä`,
      late: (duration) => `${duration} myöh.`,
      unfixed: "aika avoin",
      unknown: "Alkamisaika puuttuu",
      movedFrom: "siirretty ajasta",
      expected: "arviolta",
    },
    station: "Pelipaikka",
    versus: "–",
    to: "–",
    disqualified: "DQ",
    bestOf: (games) => `Bo${games}`,
    groupMatches: "Lohkot",
    sections: { lower: "Alakaavio" },
    result: {
      advanced: (name) => `${wrapInBidiIsolate(name)} jatkoon`,
      unknown: (score) =>
        score === ""
          ? "Päättynyt. Palvelu ei kerro, kumpi jatkoi."
          : `Päättyi ${score}. Palvelu ei kerro, kumpi jatkoi.`,
      unknownShort: "Voittaja ei tiedossa",
      noWinner: "voittaja ei tiedossa",
      hidden: "Tulos piilotettu",
    },
  },

  nav: {
    label: "Sivut",
    skip: "Siirry sisältöön",
    skipToBracket: "Siirry kaavioon",
    now: "Nyt",
    matches: "Ottelut",
    tournaments: "Turnaukset",
    schedule: "Aikataulu",
    share: "Jaa",
    find: "Etsi",
    game: "Peli",
    search: "Etsi osallistuja, ottelu, pelipaikka",
    searchKey: "Ctrl K",
    venue: "paikan aika",
    yourTime: "oma aika",
    close: "Sulje",
  },

  stamp: {
    fresh: "Ajan tasalla",
    asOf: (time) => `kello ${time}`,
    none: "Ei vielä tietoja",
    unavailable: "Otteluita ei voi juuri nyt näyttää.",
    delayed: (time) => `Viivettä. Tiedot kello ${time}.`,
    nextTry: (seconds) => `Seuraava yritys ${seconds} s päästä.`,
    offline: (time) => `Ei yhteyttä. Tiedot kello ${time}.`,
  },

  now: {
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

export function matches(count: number): string {
  return count === 1 ? "1 ottelu" : `${count} ottelua`;
}
