import type { PageMessages } from "#core/i18n/en/index.ts";
import { matches } from "./first-page.ts";
import { joinTexts } from "#core/lib/sentence.ts";
import { capitalize } from "#core/lib/text.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

type Match = Parameters<PageMessages["ranking"]["reasons"]["won"]>[0];

export const ranking: PageMessages["ranking"] = {
  final: "Slutställning",
  soFar: "Ställning hittills",
  rank: "Plats",
  reason: "Skäl",
  csv: "CSV-fil",
  atLeast: (rank) => `minst ${ordinal(rank)}`,
  finalNote:
    "Ett intervall: ingen match och ingen känd regel skiljer dessa deltagare åt. Inom intervallet är ordningen alfabetisk.",
  openNote: "Ett intervall: de platser som fortfarande är möjliga.",
  outNote: "Ett intervall: dessa platser spelas det inte om.",
  none: "Uppgifterna visar inga placeringar för den här turneringen.",
  rankIs: (rank) => `Plats ${rank}`,

  reasons: {
    won: (match) => joinTexts(`Vinst: ${nameOf(match)}`, opponentOf(match), match.score),
    lost: (match) => joinTexts(`Förlust: ${nameOf(match)}`, opponentOf(match), match.score),
    disqualified: (match) => joinTexts(`Diskvalificerad: ${nameOf(match)}`, opponentOf(match)),
    placed: (placement, match) => `Plats ${placement}: ${nameOf(match)}`,
    group: (position, group, played, won) =>
      joinTexts(
        `${group}: plats ${position}`,
        won === null ? "" : `${won} ${won === 1 ? "vinst" : "vinster"} på ${matches(played)}`,
      ),
    assumed: "enligt den antagna regeln",
    lostLevel: (match) =>
      `Förlust: ${nameOf(match)}, ${match.score}, ${match.opponent} gick vidare`,
    playing: (next) => (next === "" ? "Kvar" : `Kvar · ${next}`),
    live: (name) => (name === "" ? "Pågår" : `Pågår: ${name}`),
    unknownWinner: (match) =>
      joinTexts(
        `${capitalize(nameOf(match))}${match.score === "" ? "" : `: ${match.score}`}`,
        "tjänsten anger inte vinnaren",
      ),
    undecided: (match) =>
      match === null ? "Inget resultat listat" : `Inget resultat listat: ${nameOf(match)}`,
  },
};

function nameOf({ name, isRound }: Match): string {
  if (!isRound) return name === "" ? "en match" : name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function ordinal(number: number): string {
  return `${number}:${new Intl.PluralRules("sv", { type: "ordinal" }).select(number) === "one" ? "a" : "e"}`;
}

function opponentOf({ opponent }: Match): string {
  return opponent === "" ? "" : `mot ${opponent}`;
}

export const contestant: PageMessages["contestant"] = {
  missing: "Ingen deltagare på den här adressen. Ingen med det namnet har varit listad här.",
  ambiguity: {
    "two-countries": "Listad med mer än ett land: det kan vara två deltagare med samma namn.",
    "two-places-at-once":
      "Listad i två matcher samtidigt: det kan vara två deltagare med samma namn.",
  },
  kills: (count) => (count === 1 ? "1 eliminering" : `${count} elimineringar`),
  deaths: (count) => `${count} dödsfall`,
  result: { won: "vinst", drawn: "oavgjort", lost: "förlust" },
  states: { notStarted: "Inte börjat", champion: "Mästare" },
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
    win: (what) => `Vinst: ${what}`,
    lose: (what) => `Förlust: ${what}`,
    title: "mästare",
    place: (from, to) => `plats ${from === to ? to : `${from}–${to}`}`,
    outSince: (day) => `Utslagen ${day}.`,
    placedAt: (rank) => `Plats ${rank}.`,
    seeWinner: "Se vem som vann",
    none: "Ingen nästa match är känd.",
  },
  road: {
    title: "Vägen genom turneringen",
    count: (ended, live, ahead) =>
      [
        `${ended} ${ended === 1 ? "avslutad" : "avslutade"}`,
        ...(live > 0 ? [`${live} pågår`] : []),
        ...(ahead > 0 ? [`${ahead} kvar`] : []),
      ].join(" · "),
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
    orders: {
      next: "Nästa match",
      placement: "Placering",
      seed: "Seedning",
      name: "Namn",
      record: "Flest vinster",
    },
    none: "Ingen deltagare passar dessa filter.",
    formKey: "Form: vunna spelomgångar uppåt, förlorade nedåt",
    place: "Plats",
    record: "V–F",
    recordWithDraws: "V–O–F",
    nowOrNext: "Nu eller härnäst",
    against: "Mot",
    section: { upper: "övre", lower: "nedre", finals: "finaler" },
    lostTo: "Senaste förlust",
    follow: (name) => `Följ ${wrapInBidiIsolate(name)}`,
  },
  versus: {
    open: "Jämför…",
    find: "Inbördes möten med",
  },
};
