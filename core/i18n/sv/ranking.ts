import type { RankingMessages } from "#core/i18n/en/ranking.ts";

type Match = Parameters<RankingMessages["reasons"]["won"]>[0];

/** The Swedish messages of the ranking of a tournament. */
export const svRanking: RankingMessages = {
  final: "Slutställning",
  soFar: "Ställning hittills",
  rank: "Plats",
  contestant: "Deltagare",
  reason: "Skäl",
  csv: "CSV-fil",
  share: "Dela",
  atLeast: (rank) => `minst ${ordinal(rank)}`,
  finalNote:
    "Ett intervall: ingen match och ingen känd regel skiljer dessa deltagare åt. Inom intervallet är ordningen alfabetisk.",
  openNote: "Ett intervall: de platser som fortfarande är möjliga.",
  outNote: "Ett intervall: dessa platser spelas det inte om.",
  none: "Uppgifterna visar inga placeringar för den här turneringen.",
  rankIs: (rank) => `Plats ${rank}`,

  reasons: {
    won: (match) => list(`Vinst: ${nameOf(match)}`, opponentOf(match), match.score),
    lost: (match) => list(`Förlust: ${nameOf(match)}`, opponentOf(match), match.score),
    disqualified: (match) => list(`Diskvalificerad: ${nameOf(match)}`, opponentOf(match)),
    placed: (placement, match) => `Plats ${placement}: ${nameOf(match)}`,
    group: (position, group, played, won) =>
      list(
        `${group}: plats ${position}`,
        won === null ? "" : `${won} ${won === 1 ? "vinst" : "vinster"} på ${matches(played)}`,
      ),
    assumed: "enligt den antagna regeln",
    lostLevel: (match) =>
      `Förlust: ${nameOf(match)}, ${match.score}, ${match.opponent} gick vidare`,
    playing: (next) => (next === "" ? "Kvar" : `Kvar · ${next}`),
    live: (name) => (name === "" ? "Pågår" : `Pågår: ${name}`),
    unknownWinner: (match) =>
      list(
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

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ordinal(number: number): string {
  return `${number}:${new Intl.PluralRules("sv", { type: "ordinal" }).select(number) === "one" ? "a" : "e"}`;
}

function opponentOf({ opponent }: Match): string {
  return opponent === "" ? "" : `mot ${opponent}`;
}

function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matcher`;
}

function list(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
