import type { Messages } from "#core/i18n/en/start.ts";
import { fiBestOf } from "./best-of.ts";
import type { SlotMessages } from "#core/i18n/en/slot.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { createRoundTranslation } from "#core/lib/round-name.ts";
import { createMessages } from "#core/lib/templates.ts";
import { fiRounds, fiShortRounds } from "./rounds.ts";
import { fiSlot } from "./slot.ts";

/** The Finnish messages about one match. */
export const fiMatch: Messages["match"] = {
  label: "Ottelu",
  roundName: createRoundTranslation(fiRounds, fiShortRounds),

  mark: {
    live: "Käynnissä",
    conflict: "Ristiriita",
    notStarted: "Ei alkanut",
    locked: "Lukittu",
    doubleBooked: "Kaksi yhtä aikaa",
    runningLong: "Kestää pitkään",
  },

  stateBy: {
    bye: "vapaakierros, ei vastustajaa",
    advanced: "osallistuja on ottelussa, johon tästä jatketaan",
    clinched: "osallistujalla on yli puolet eristä",
    locked: "palvelu listaa sen päättyneenä ja on lukinnut sen",
    "taken-as-ended": "alkamisesta on kauan eikä mikään ole muuttunut tuntiin",
    "stays-ended": "oli päättynyt jo aiemmin",
    begun: "palvelu listaa sen päättyneenä eikä ole lukinnut sitä",
    "start-ahead": "se on päättyneiden listalla ilman tulosta, mutta sen alku on vielä edessä",
    "listed-upcoming": "palvelu listaa sen tulevana",
    "not-started": "palvelu listaa sen yhä tulevana, vaikka alkamisaika on ohi",
    "score-before-start": "sillä on tulos ennen alkamisaikaa",
  },
  state: { upcoming: "Tulossa", live: "Käynnissä", ended: "Päättynyt" },
  missing:
    "Tässä osoitteessa ei ole ottelua. Sitä ei ole ollut listalla, tai sen turnaus ei ole julkinen.",
  conflictWhy: "palvelun merkintä",
  lockWhy: "palvelu on lukinnut ottelun, vaikka se ei ole päättynyt",

  result: {
    advanced: (name) => `${wrapInBidiIsolate(name)} jatkoon`,
    won: (name) => `${wrapInBidiIsolate(name)} voitti`,
    draw: "Tasapeli",
    sharedFirst: "Jaettu ykkössija",
    unknown: (score) =>
      score === ""
        ? "Päättynyt. Palvelu ei kerro, kumpi jatkoi."
        : `Päättyi ${score}. Palvelu ei kerro, kumpi jatkoi.`,
    unknownShort: "Voittaja ei tiedossa",
    noWinner: "voittaja ei tiedossa",
    hidden: "Tulos piilotettu",
    takenAsEnded: (sinceStart, unchanged) =>
      `Katsottu päättyneeksi: alkamisesta ${sinceStart}, viimeisestä muutoksesta ${unchanged}.`,
  },

  decidedBy: {
    bye: () => "Vapaakierros",
    advanced: ({ name }) => `${wrapInBidiIsolate(name)} jatkoon`,
    clinched: ({ name, score, bestOf }) =>
      `${wrapInBidiIsolate(name)} voitti. Voitto, ${score} erää (${fiBestOf(bestOf)}).`,
    led: ({ name }) => `${wrapInBidiIsolate(name)} voitti. Johti ottelun päättyessä.`,
    "taken-as-ended": ({ name }) => `${wrapInBidiIsolate(name)} voitti`,
  },

  slot: createMessages<SlotMessages>(fiSlot, "fi"),

  ranked: {
    of: (count) => `/ ${count}`,
    points: (points) => `${points} p`,
  },

  absence: {
    "no-start-yet": "Alkamisaika puuttuu",
    "beyond-the-list": "Ei vielä näkyvissä: palvelun 100 ottelun listan ulkopuolella",
    "before-watching": (time) => `Ei nähty: ennen kello ${time}, jolloin Matchdesk alkoi seurata`,
    "not-listed": "Ottelua ei listattu",
    continues: "Jatkuu toisessa kaaviossa",
    withdrawn: "Poistettu: palvelu ei enää listaa ottelua.",
    "last-seen": (time) => `Nähty viimeksi ${time}. Palvelu ei enää listaa ottelua.`,
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
  seed: (seed) => `sijoitus ${seed}`,
  groupMatches: "Lohkot",
  sections: { lower: "Alakaavio" },

  panel: {
    copyLink: "Kopioi linkki",
    showInBracket: "Näytä kaaviossa",
    note: "Muistiinpano",
    copied: "Kopioitu",
    status: "Tila",
    start: "Alkaa",
    result: "Tulos",
    cameFrom: "Tulivat",
    metBefore: "Kohdanneet",
    assumed: "oletettu tavallisen järjestyksen mukaan",
    kills: "Tapot",
    deaths: "Kuolemat",
    time: "Aika",
    deduction: "Vähennys",
    points: "Lohkopisteet",
    seen: "Seurattu",
    seenValue: (first, changed) => `${first} alkaen, viimeisin muutos ${changed}`,
    sent: "Kaikki, mitä palvelu lähetti",
    sentMissing: "Palvelun lähettämiä tietoja tästä ottelusta ei ole tallessa.",
    openOn: (site) => `Avaa sivustolla ${site}`,
    versus: "Keskinäiset ottelut",
    stream: "Lähetys",
  },
};
