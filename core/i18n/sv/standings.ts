import type { PageMessages } from "#core/i18n/en/index.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { tieBreakers } from "./tie-breakers.ts";

const scenarios: PageMessages["standings"]["scenarios"] = {
  short: {
    head: "Vidare",
    draw: "Oavgjort räcker",
    win: "Vinst räcker",
    winAndHelp: "Vinst och hjälp krävs",
  },
  own: { win: "Vinst", draw: "Oavgjort", loss: "Förlust" },
  through: "vidare",
  eliminated: "utslagen",
  throughIf: (condition) => `vidare om ${condition}`,
  eliminatedIf: (condition) => `utslagen om ${condition}`,
  tieIf: (condition, decider) => `om ${condition} ${decider}`,
  otherwise: (rest) => `annars ${rest}`,
  otherResults: decides("andra resultat"),
  tieBy: {
    difference: decides("skillnaden"),
    "score-for": decides("summan av resultaten"),
    "head-to-head": decides("inbördes möten"),
    buchholz: decides("Buchholz"),
    "median-buchholz": decides("median-Buchholz"),
    "sonneborn-berger": decides("Sonneborn-Berger"),
    nothing: { alone: "regeln skiljer dem inte åt", after: "skiljer regeln dem inte åt" },
    rule: decides("andra resultat eller den okända regeln"),
    unknown: decides("särskiljningsreglerna"),
  },
  beats: (winner, loser) => `${winner} slår ${loser}`,
  doesNotBeat: (one, other) => `${one} inte slår ${other}`,
  isDraw: (one, other) => `${one} – ${other} slutar oavgjort`,
  isNoDraw: (one, other) => `${one} – ${other} inte slutar oavgjort`,
  and: (parts) => parts.join(" och "),
  or: (parts) => parts.join(", eller "),
  wins: (count) => (count === "1" ? "1 vinst till" : `${count} vinster till`),
  points: (count) => `${count} poäng till`,
  throughWith: (amount) => `vidare med ${amount}`,
  outWith: (amount) => `utslagen med högst ${amount}`,
  outWithNone: { wins: "utslagen utan vinst", points: "utslagen utan poäng" },
  advance: (count) => (count === 1 ? "En går vidare." : `${count} går vidare.`),
  rounds: (count: number) => (count === 1 ? "En omgång." : `${count} omgångar.`),
  canAdvance: (group) => `Vidare från ${group}`,
};

function decides(what: string): { readonly alone: string; readonly after: string } {
  return { alone: `${what} avgör`, after: `avgör ${what}` };
}

export const standings: PageMessages["standings"] = {
  stage: (number) => `Steg ${number}`,
  position: { short: "#", long: "Placering" },
  played: { short: "S", long: "Spelade" },
  won: { short: "V", long: "Vinster" },
  drawn: { short: "O", long: "Oavgjorda" },
  lost: { short: "F", long: "Förluster" },
  games: { short: "+ −", long: "Gjorda och insläppta" },
  scoreFor: { short: "+", long: "Gjorda" },
  scoreAgainst: { short: "−", long: "Insläppta" },
  difference: { short: "±", long: "Skillnad" },
  kills: { short: "E", long: "Eliminationer" },
  deduction: { short: "Avdr", long: "Avdrag" },
  ignoredDeduction: { short: "(Avdr)", long: "Avdrag, ej avdraget" },
  points: { short: "P", long: "Poäng" },
  allGroups: "Alla grupper",
  race: (number) => ({ short: `M${number}`, long: `Match ${number}` }),
  gap: { short: "Avst", long: "Poäng efter ledaren" },
  results: "Poäng per match",
  form: "Form",
  record: (draws) => ({
    short: draws ? "V–O–F" : "V–F",
    long: draws ? "Vinster – oavgjorda – förluster" : "Vinster – förluster",
  }),
  round: (number) => ({ short: `O${number}`, long: `Omgång ${number}` }),
  rounds: (group) => `${group}: omgångar`,
  bye: (points) => (points === "" ? "Frilott" : `Frilott +${points}`),
  swiss: {
    view: "Vy av gruppen",
    views: { rounds: "Omgångar", table: "Tabell" },
    round: (number) => `Omgång ${number}`,
    after: (round) => `Efter omgång ${round}`,
    points: "Poäng före omgången",
    notListed: "ingen match listad",
    recordUnknown: "Resultaten ännu inte kända",
    fates: { through: "Vidare", out: "Utslagen" },
    arrivals: {
      winner: (count, record) =>
        count === 1 ? `Vinnaren av ${record}` : `${count} vinnare av ${record}`,
      loser: (count, record) =>
        count === 1 ? `Förloraren av ${record}` : `${count} förlorare av ${record}`,
    },
    limits: (wins, losses) =>
      `${wins === 1 ? "1 vinst" : `${wins} vinster`}: vidare. ${losses === 1 ? "1 förlust" : `${losses} förluster`}: utslagen.`,
  },
  openMatches: {
    live: "Pågår",
    count: (count) => (count === 1 ? "1 match" : `${count} matcher`),
    later: (count) => (count === 1 ? "1 match senare" : `${count} matcher senare`),
  },
  sheet: { title: (tournament) => `${tournament}, grupper`, ended: "Gruppspelet är spelat" },
  more: "Alla kolumner",
  tiedWith: "lika: regeln för rangordningen kan inte skilja dem åt",
  decidedByStaff: "ordningen avgjord av personalen",
  wentTo: (code) => `gick vidare till ${code}`,
  byPoints: (win, draw, loss) =>
    `${win} poäng för vinst, ${draw} för oavgjort, ${loss} för förlust`,
  byLastGame: (win, loss) => `${win} och ${loss} om den sista spelomgången avgör`,
  carries: {
    all: "med alla resultat från tidigare steg",
    among: "med inbördes resultat från tidigare steg",
  },
  byWins: "Rangordnade efter vinster",
  byPath: "Rangordnade efter gruppens bracket (GSL-format)",
  byRank: "Rangordnade efter sammanlagt resultat, sedan vunna matcher",
  byLowest: "Rangordnade efter sammanlagt resultat, lägst först",
  scoreOrderUnknown:
    "Inte rangordnade: det är inte angett om det högsta eller lägsta resultatet är bäst",
  byPlacement: {
    points: (points) => `Poäng efter placering: ${points}`,
    perKill: (points) => `${points} per elimination`,
    minus: "minus avdrag",
    bestOf: (count) =>
      count === 1 ? "den bästa matchen räknas" : `de ${count} bästa matcherna räknas`,
    ties: "fler förstaplatser (sedan andraplatser och så vidare)",
    kills: "eliminationer",
    dropped: "(…): räknas inte.",
    place: (placement) => `plats ${placement}`,
    disqualified: "diskvalificerad",
    withKills: (kills) => (kills === 1 ? "1 elimination" : `${kills} eliminationer`),
  },
  tieBreakers,
  afterwards: (parts) => `sedan ${parts.join(", sedan ")}`,
  ignoresDeductions: "Avdrag som tjänsten skickar är inte avdragna.",
  assumed: "Antagen regel: tjänsten anger ingen.",
  scenarios,
};

export const issues: PageMessages["issues"] = {
  byCode: {
    "loser-advanced": "Resultatet och vem som går vidare stämmer inte överens.",
    "winner-dropped": "Vinnaren enligt resultatet finns i förlorarens nästa match.",
    "winner-and-loser": "Samma deltagare finns på både vinnarens och förlorarens plats.",
    "both-advanced": "Båda deltagarna finns i nästa omgång.",
    "round-unknown": "Slutspelet har inte den omgång som matchen anger.",
    "upper-bracket-missing":
      "Den nedre bracketens övre bracket syns inte: mästaren framgår inte av den nedre ensam.",
    "bracket-type-unknown": "Slutspelets typ är okänd: matcherna visas omgång för omgång.",
    "more-than-two": "Matchen har fler än två deltagare: ingen går vidare från den i slutspelet.",
    "bye-with-two": "Markerad som frilott, men har två deltagare.",
    "score-order-unknown":
      "Det är inte känt om det högsta eller lägsta resultatet är bäst: ingen vinner på resultat förrän personalen anger det.",
    "plays-itself": "Båda deltagarna är samma: matchen är varken vinst eller förlust.",
    "final-unknown": "Inget skiljer finalen från bronsmatchen.",
    "plays-on-elsewhere": "Den som gick vidare är i en annan match än den som den här leder till.",
    "rows-contradict-feeds": "Omgångens rader motsäger vem som går vidare till vilken match.",
    "place-taken": "Två matcher anger samma plats.",
    "place-missing": "Omgången har fler matcher än platser.",
    "legs-or-replays":
      "Samma deltagare har flera matcher i samma omgång: det är inte klart om vunna spel, summan eller den sista matchen avgör.",
    "group-match-undecided":
      "Matchen slutade utan en tydlig vinnare: tabellen räknar inte med den.",
    "data-held": "Tjänsten skickar inte längre allt om turneringen. Tidigare data visas.",
    "listed-twice": "Samma match är listad med två id:n: den räknas en gång.",
    "disqualification-contradicted":
      "Tjänsten skickar en diskvalificering (resultat under 0), men andra uppgifter talar emot den: den visas inte.",
    "start-implausible":
      "Starten är långt från turneringens datum: den räknas som inte fastställd.",
    "score-unreadable":
      "Ett resultat kan inte läsas som ett tal: det visas som tjänsten skickar det och avgör inget.",
    "start-ahead":
      "Tjänsten listar matchen som påbörjad eller avslutad, men dess start ligger framåt i tiden och den har inget resultat: den visas som kommande.",
    "group-too-large": "Gruppen har fler deltagare än dess matcher anger.",
  },
  other: "Uppgifterna motsäger varandra.",
  ofMatch: (match, sentence) => `Match ${wrapInBidiIsolate(match)}: ${sentence}`,
};
