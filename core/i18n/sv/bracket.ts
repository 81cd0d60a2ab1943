import type { Messages } from "#core/i18n/en/start.ts";

/** The Swedish messages of a bracket. */
export const svBracketView: Messages["bracket"] = {
  label: (title) => `Slutspel ${title}`,
  kind: "slutspel",
  keys:
    "Piltangenterna följer matcherna, Home och End går till den första och den sista, Enter öppnar, " +
    "blanksteg markerar den andra deltagarens väg.",
  views: "Vy",
  tree: "Träd",
  list: "Lista",
  table: "Tabell",
  tools: "Verktyg för slutspelet",
  zoomIn: "Zooma in",
  zoomOut: "Zooma ut",
  zoom: (percent) => `${percent} %`,
  fit: "Anpassa",
  actualSize: "Verklig storlek",
  round: "Omgång",
  find: "Sök deltagare",
  findNone: "Ingen deltagare hittades",
  clearContestant: (name) => `Ta bort markerad väg: ${name}`,
  hideFinished: "Dölj spelade omgångar",
  showFinished: (count) => (count === 1 ? "Visa 1 spelad" : `Visa ${count} spelade`),
  previousRound: "Föregående omgång",
  nextRound: "Nästa omgång",
  roundOf: (index, count) => `${index} av ${count}`,
  byeOn: "Frilott",

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

  unseen: "Inte sedd",
  before: (time) => `före ${time}`,

  says: {
    seed: (seed) => `seedning ${seed}`,
    score: (score) => `resultat ${score}`,
    versus: "mot",
    live: "pågår",
    upcoming: (start) => (start === "" ? "inte startad" : `börjar ${start}`),
    ended: "avslutad",
    won: (name) => `${name} vann`,
    winnerTo: (code) => `vinnaren går till ${code}`,
    loserTo: (code) => `förloraren går till ${code}`,
    champion: "vinnaren vinner slutspelet",
    notListed: "inte listad ännu",
    willCome: (name, source) => `${name} (${source})`,
  },

  columns: {
    code: "Match",
    round: "Omgång",
    start: "Start",
    contestants: "Deltagare",
    score: "Resultat",
    state: "Status",
    winnerTo: "Vinnaren till",
    loserTo: "Förloraren till",
  },

  share: {
    title: "Dela",
    link: "Kopiera länk",
    picture: "Kopiera bildens adress",
    markdown: "Kopiera Markdown",
    embed: "Bädda in",
    text: "Kopierad text",
    svg: "Öppna som bild (SVG)",
    png: "Öppna som bild (PNG)",
    copied: "Kopierat",
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
  page: (page, pages) => `Sida ${page} av ${pages}`,
  joins: (code, page) => (code === "" ? `s. ${page}` : `${code}\ns. ${page}`),
};
