import type { ContestantMessages } from "#core/i18n/en/contestant.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages about a contestant. */
export const svContestant: ContestantMessages = {
  missing: "Ingen deltagare på den här adressen. Ingen med det namnet har varit listad här.",
  ambiguity: {
    "two-countries": "Listad med mer än ett land: det kan vara två deltagare med samma namn.",
    "two-places-at-once":
      "Listad i två matcher samtidigt: det kan vara två deltagare med samma namn.",
  },
  kills: (count) => (count === 1 ? "1 eliminering" : `${count} elimineringar`),
  deaths: (count) => `${count} dödsfall`,
  form: "Form",
  result: { won: "vinst", drawn: "oavgjort", lost: "förlust" },
  against: "mot",
  states: { notStarted: "Inte börjat", champion: "Mästare" },
  country: "Land",
  alsoKnownAs: (names) => `Även känd som ${names.map(wrapInBidiIsolate).join(", ")}`,
  allTournaments: (game) => `${game} · alla turneringar`,
  contestantCount: (count) => `Deltagare ${count}`,
  lowerSince: (day) => `nedre bracket sedan ${day}`,
  record: ({ won, drawn, lost, undecided }, isPartial) =>
    [
      `${won} ${won === 1 ? "vinst" : "vinster"}`,
      ...(drawn > 0 ? [`${drawn} ${drawn === 1 ? "oavgjord" : "oavgjorda"}`] : []),
      `${lost} ${lost === 1 ? "förlust" : "förluster"}`,
      ...(undecided > 0 ? [`${undecided} utan resultat`] : []),
    ].join(", ") + (isPartial ? " (matcher kan saknas)" : ""),
  games: (won, lost) => `spelomgångar ${won}–${lost}`,
  scores: (scored, conceded) => `gjorda ${scored}, insläppta ${conceded}`,
  band: {
    next: "Nästa match",
    live: "Spelar nu",
    against: "mot",
    or: " eller ",
    station: "Spelplats",
    win: (what) => `Vinst: ${what}`,
    lose: (what) => `Förlust: ${what}`,
    title: "mästare",
    over: (from, to) => `plats ${from === to ? to : `${from}–${to}`}, turneringen är slut`,
    outSince: (day) => `Utslagen ${day}.`,
    placedAt: (rank) => `Plats ${rank}.`,
    seeWinner: "Se vem som vann",
    none: "Ingen nästa match är känd.",
    ahead: (days, hours, minutes) =>
      days > 0 ? `om ${days} d ${hours} h` : `om ${hours} h ${minutes} min`,
    elapsed: (hours, minutes) => `${hours} h ${minutes} min`,
    unknownWinner: ({ match, opponent, day, score }) =>
      `${match}${opponent === "" ? "" : ` mot ${opponent}`}${day === "" ? "" : `, ${day}`}: ` +
      `${score === "" ? "avslutad" : score}, tjänsten anger inte vinnaren.`,
  },
  road: {
    title: "Vägen genom turneringen",
    count: (ended, live, ahead) =>
      [
        `${ended} ${ended === 1 ? "avslutad" : "avslutade"}`,
        ...(live > 0 ? [`${live} pågår`] : []),
        ...(ahead > 0 ? [`${ahead} kvar`] : []),
      ].join(" · "),
    result: { won: "Vinst", drawn: "Oavgjort", lost: "Förlust" },
    toLower: "till nedre bracket",
    advanced: { won: "gick vidare", lost: "motståndaren gick vidare" },
    ifWins: ({ name }) => `vid vinst: ${name}`,
    neverMet: "har inte mötts här",
    met: (count) => (count === 1 ? "har mötts en gång" : `har mötts ${count} gånger`),
    place: (rank, count) => `${rank} av ${count}`,
  },
  earlier: "Tidigare turneringar",
  earlierNote: (game, count) => `i ${game}, ${count} sedda här`,
  placement: {
    title: "Placering",
    note: "säkrad efter varje match",
    key: "Heldragen: säkrad.",
    keyAhead: (name) => `Streckad: om ${wrapInBidiIsolate(name)} fortsätter att vinna.`,
    keyLost: "Öppen kvadrat: förlust.",
    text: (before, after, ahead) =>
      `Säkrad placering: ${before} före första matchen; ${after}${ahead === "" ? "" : `; med fler vinster ${ahead}`}`,
  },
  formTexts: {
    games: {
      note: "vunna spelomgångar uppåt, förlorade nedåt",
      text: (scores) => `Vunna och förlorade spelomgångar: ${scores}`,
    },
    scores: {
      note: "gjorda uppåt, insläppta nedåt",
      text: (scores) => `Gjorda och insläppta: ${scores}`,
    },
  },
  matches: "Matcher",
  seed: { short: "#", long: "Seedning" },
  list: {
    stillIn: "Kvar",
    out: "Utslagna",
    placed: (from, to) => `Plats ${from}–${to}`,
    all: "Alla deltagare",
    byPlacement: "efter placering, sedan seedning",
    playing: (count) => `${count} spelar`,
    nextAt: (time) => `nästa ${time}`,
    find: "Namn eller land",
    order: "Ordning",
    orders: {
      next: "Nästa match",
      placement: "Placering",
      seed: "Seedning",
      name: "Namn",
      record: "Flest vinster",
    },
    followed: "Följda",
    none: "Ingen deltagare passar dessa filter.",
    formKey: "Form: vunna spelomgångar uppåt, förlorade nedåt",
    live: "pågår",
    place: "Plats",
    record: "V–F",
    recordWithDraws: "V–O–F",
    nowOrNext: "Nu eller härnäst",
    against: "Mot",
    section: { label: "Slutspel", upper: "övre", lower: "nedre", finals: "finaler" },
    lostTo: "Senaste förlust",
    follow: (name) => `Följ ${wrapInBidiIsolate(name)}`,
  },
  versus: {
    open: "Jämför…",
    find: "Inbördes möten med",
  },
};
