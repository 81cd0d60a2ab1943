import type { SlotMessages } from "#core/i18n/en/slot.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { createRoundTranslation } from "#core/lib/round-name.ts";
import { createMessages } from "#core/lib/templates.ts";
import { svRounds, svShortRounds } from "./rounds.ts";
import { svSlot } from "./slot.ts";

/** The Swedish messages about one match. */
export const svMatch: Messages["match"] = {
  label: "Match",
  roundName: createRoundTranslation(svRounds, svShortRounds),

  mark: {
    live: "Pågår",
    conflict: "Konflikt",
    notStarted: "Inte startad",
    locked: "Låst",
    doubleBooked: "Dubbelbokad",
    runningLong: "Drar ut på tiden",
  },

  stateBy: {
    bye: "frilott, ingen motståndare",
    advanced: "en deltagare är redan i nästa match",
    clinched: "en deltagare har vunnit mer än hälften av spelomgångarna",
    locked: "tjänsten listar den som avslutad och har låst den",
    "taken-as-ended": "starten är länge sedan och inget har ändrats på en timme",
    "stays-ended": "den var redan avslutad",
    begun: "tjänsten listar den som avslutad och har inte låst den",
    "start-ahead": "den är listad som avslutad utan resultat, men dess start ligger framåt i tiden",
    "listed-upcoming": "tjänsten listar den som kommande",
    "not-started": "tjänsten listar den fortfarande som kommande fast starttiden har passerat",
    "score-before-start": "den har ett resultat före starttiden",
  },
  state: { upcoming: "Kommande", live: "Pågår", ended: "Avslutad" },
  missing:
    "Ingen match på den här adressen. Den har aldrig varit listad här eller så är dess turnering inte offentlig.",
  conflictWhy: "tjänstens markering",
  lockWhy: "låst av tjänsten fast matchen inte är avslutad",

  result: {
    advanced: (name) => `${wrapInBidiIsolate(name)} gick vidare`,
    won: (name) => `${wrapInBidiIsolate(name)} vann`,
    draw: "Oavgjort",
    sharedFirst: "Delad förstaplats",
    unknown: (score) =>
      score === ""
        ? "Avslutad. Tjänsten anger inte vem som gick vidare."
        : `Slutade ${score}. Tjänsten anger inte vem som gick vidare.`,
    unknownShort: "Okänd vinnare",
    noWinner: "vinnaren är okänd",
    hidden: "Dolt resultat",
    takenAsEnded: (sinceStart, unchanged) =>
      `Räknas som avslutad: ${sinceStart} sedan starten, ingen ändring på ${unchanged}.`,
  },

  decidedBy: {
    bye: () => "Frilott",
    advanced: ({ name }) => `${wrapInBidiIsolate(name)} gick vidare`,
    clinched: ({ name, score, bestOf }) =>
      `${wrapInBidiIsolate(name)} vann. Vinst, ${score} i bäst av ${bestOf}.`,
    led: ({ name }) => `${wrapInBidiIsolate(name)} vann. Ledde när matchen slutade.`,
    "taken-as-ended": ({ name }) => `${wrapInBidiIsolate(name)} vann`,
  },

  slot: createMessages<SlotMessages>(svSlot, "sv"),

  ranked: {
    of: (count) => `av ${count}`,
    points: (points) => `${points} p`,
  },

  absence: {
    "no-start-yet": "Ingen starttid ännu",
    "beyond-the-list": "Syns inte ännu: utanför de 100 matcher som tjänsten listar",
    "before-watching": (time) => `Inte sedd: före ${time}, då Matchdesk började bevaka`,
    "not-listed": "Ingen match listad",
    continues: "Fortsätter i ett annat slutspel",
    withdrawn: "Borttagen: tjänsten listar den inte längre.",
    "last-seen": (time) => `Senast sedd ${time}. Tjänsten listar den inte längre.`,
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
  seed: (seed) => `seedning ${seed}`,
  groupMatches: "Grupper",
  sections: { lower: "Nedre bracket" },

  panel: {
    copyLink: "Kopiera länk",
    showInBracket: "Visa i bracket",
    note: "Anteckning",
    copied: "Kopierat",
    status: "Status",
    start: "Start",
    result: "Resultat",
    cameFrom: "Kom från",
    metBefore: "Möttes förut",
    assumed: "antaget från den vanliga ordningen",
    kills: "Eliminationer",
    deaths: "Dödsfall",
    time: "Tid",
    deduction: "Avdrag",
    points: "Gruppoäng",
    seen: "Bevakad",
    seenValue: (first, changed) => `sedan ${first}, senaste ändring ${changed}`,
    sent: "Allt som tjänsten skickade",
    sentMissing: "Det som tjänsten skickade om matchen är inte sparat.",
    openOn: (site) => `Öppna på ${site}`,
    versus: "Inbördes möten",
    stream: "Sändning",
  },
};
