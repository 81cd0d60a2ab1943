import type { Messages } from "#core/i18n/en/start.ts";

/** The Swedish messages of a bracket. */
export const svBracketView: Messages["bracket"] = {
  label: (title) => `Slutspel ${title}`,
  find: "Sök deltagare",
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

  unseen: "Inte sedd",
  before: (time) => `före ${time}`,

  endedOf: (ended, all) => `${ended} av ${all}`,
  endedCount: (count) => `${count} avslutade`,
  beingPlayed: "Spelas nu",
  next: "Nästa",
  placings: "Placeringar",
  progress: (ended, all, live) =>
    [
      `${ended} av ${all} avslutade`,
      ...(live === 0 ? [] : [`${live} pågår`]),
      `${all - ended - live} kvar`,
    ].join(", "),
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
    title: "Dela",
    link: "Kopiera länk",
    picture: "Kopiera bildens adress",
    markdown: "Kopiera Markdown",
    embed: "Bädda in",
    text: "Kopierad text",
    svg: "Öppna som bild (SVG)",
    png: "Öppna som bild (PNG)",
    card: "Öppna resultatkort (PNG)",
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
  times: (city) => `Tidszon: ${city}`,
  page: (page, pages) => `Sida ${page} av ${pages}`,
};
