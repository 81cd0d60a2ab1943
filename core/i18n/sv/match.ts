import type { PageMessages } from "#core/i18n/en/index.ts";
import { firstPage } from "./first-page.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const match: PageMessages["common"]["match"] = {
  ...firstPage.match,

  result: {
    ...firstPage.match.result,
    won: (name) => `${wrapInBidiIsolate(name)} vann`,
    draw: "Oavgjort",
    sharedFirst: "Delad förstaplats",
    takenAsEnded: (sinceStart, unchanged) =>
      `Slut eller avbruten, inte stängd av tjänsten: ${sinceStart} sedan starten, ingen ändring på ${unchanged}.`,
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
  conflictWhy: "tjänsten markerar den som omtvistad",
  lockWhy: "låst av tjänsten fast matchen inte är avslutad",
  decidedBy: {
    bye: () => "Frilott",
    advanced: ({ name }) => `${wrapInBidiIsolate(name)} gick vidare`,
    clinched: ({ name, score, bestOf }) =>
      `${wrapInBidiIsolate(name)} vann. Vinst, ${score} i bäst av ${bestOf}.`,
    led: ({ name }) => `${wrapInBidiIsolate(name)} vann. Ledde när matchen slutade.`,
    "taken-as-ended": ({ name }) => `${wrapInBidiIsolate(name)} vann`,
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
  seed: (seed) => `seedning ${seed}`,
  panel: {
    showInBracket: "Visa i bracket",
    status: "Status",
    start: "Start",
    result: "Resultat",
    cameFrom: "Kom från",
    metBefore: "Möttes förut",
    assumed: "antaget från den vanliga ordningen",
    deaths: "Dödsfall",
    time: "Tid",
    points: "Gruppoäng",
    seen: "Bevakad",
    seenValue: (first, changed) => `sedan ${first}, senaste ändring ${changed}`,
    sent: "Allt som tjänsten skickade",
    sentMissing: "Det som tjänsten skickade om matchen är inte sparat.",
    openOn: (site) => `Öppna på ${site}`,
    stream: "Se streamen",
  },
};

export const bracket: PageMessages["common"]["bracket"] = {
  label: (title) => `Slutspel ${title}`,
  clearContestant: (name) => `Ta bort markerad väg: ${name}`,

  absent: {
    "no-start-yet": "Starttid saknas",
    "beyond-the-list": "Syns inte ännu",
    "before-watching": "Inte sedd",
    "not-listed": "Ingen match listad",
    continues: "Fortsätter i ett annat slutspel",
    withdrawn: "Borttagen",
    "last-seen": "Senast sedd",
  },

  continuesIn: (title) => `Fortsätter i ${title}`,

  noChampion: {
    "final-undecided": "Ingen mästare: uppgifterna visar inte vem som vann finalen.",
    "final-not-listed": "Ingen mästare: finalen har inte setts.",
    "finals-not-identified": "Ingen mästare: uppgifterna visar inte vilken match som är finalen.",
    "lower-finalist-unknown":
      "Ingen mästare: uppgifterna visar inte vilken finalist som kom från nedre bracket.",
    "reset-possible":
      "Ingen mästare: finalisten från nedre bracket vann grand final, och uppgifterna visar inte om den spelas om.",
    continues: "Ingen mästare: deltagarna spelar vidare i ett annat slutspel.",
    "unknown-type":
      "Ingen mästare: uppgifterna visar inte vilken match i slutspelet som är finalen.",
  },
  before: (time) => `före ${time}`,

  beingPlayed: "Spelas nu",
  placings: "Placeringar",
  record: (won, lost) => `${won} vunna, ${lost} förlorade`,
  moreLive: (count, round) => `${count} till pågår i ${round}`,
  rounds: "Omgångar",
  upper: "Övre",
  lower: "Nedre",
  section: (number, all) => `Del ${number} av ${all}`,
  previousSection: "Föregående del",
  nextSection: "Nästa del",
  loserToCode: (code) => `förloraren till ${code}`,
  loserIsOut: "förloraren är ute",
  loserIsThird: "förloraren blir 3:a",
  loserIsFourth: "förloraren blir 4:a",
  ifNeeded: "vid behov",
  advanced: "vidare",
  says: {
    live: "pågår",
    upcoming: (start) => (start === "" ? "inte startad" : `börjar ${start}`),
    ended: "avslutad",
    won: (name) => `${name} vann`,
    from: (code) => `från ${code}`,
    notListed: "inte listad ännu",
  },

  share: {
    picture: "Kopiera bildens adress",
    markdown: "Kopiera Markdown",
    embed: "Bädda in",
    text: "Kopierad text",
    svg: "Öppna som bild (SVG)",
    png: "Öppna som bild (PNG)",
    card: "Öppna resultatkort (PNG)",
    print: "Skriv ut",
    paper: "Papper",
    papers: { a4: "A4", a3: "A3", letter: "Letter" },
  },

  image: {
    missing: "Inget slutspel på den här adressen.",
    missingHint: "Det har aldrig varit listat här, eller så är dess turnering inte offentlig.",
    waiting: "Inga matcher ännu.",
    waitingHint: "Tjänsten har inte svarat. Försök igen om en stund.",
  },

  dataFrom: (time) => `Data från ${time}`,
  times: (city) => `Tidszon: ${city}`,
  page: (page, pages) => `Sida ${page} av ${pages}`,
};

export const change: PageMessages["common"]["change"] = {
  history: "Historik",
  none: "Inget har ändrats sedan Matchdesk började bevaka.",
  noneShown: "Ingen ändring på sistone i det som visas här.",
  kinds: {
    added: "Listad",
    rescheduled: "Start flyttad",
    unscheduled: "Starttid borttagen",
    "contestants-known": "Klart",
    replaced: "Ersatt",
    renamed: "Nytt namn",
    started: "Började",
    "start-withdrawn": "Kommande igen",
    score: "Resultat",
    "score-withdrawn": "Resultat borttaget",
    decided: "Vinnare känd",
    ended: "Avslutad",
    corrected: "Rättat",
    "best-of": "Antal spel",
    "conflict-raised": "Konflikt",
    "conflict-cleared": "Konflikten löst",
    locked: "Låst",
    unlocked: "Upplåst",
    "last-seen": "Lämnade listan",
    withdrawn: "Tillbakadragen",
    returned: "Listad igen",
  },
  start: (time) => `Start ${time}`,
  unscheduled: (time) => `Starttiden ${time} borttagen`,
  known: (names) => `Klart: ${names}`,
  replaced: (to, from) => `${wrapInBidiIsolate(to)} ersätter ${wrapInBidiIsolate(from)}`,
  out: (name) => `${wrapInBidiIsolate(name)} borttagen`,
  renamed: (to, from) => `${wrapInBidiIsolate(from)} heter nu ${wrapInBidiIsolate(to)}`,
  scoreWithdrawn: (score) =>
    score === "" ? "Resultatet borttaget" : `Resultatet ${score} borttaget`,
  noWinner: "ingen vinnare",
  bestOfUnknown: "Bäst av okänt antal",
};
