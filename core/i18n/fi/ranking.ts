import type { RankingMessages } from "#core/i18n/en/ranking.ts";

type Match = Parameters<RankingMessages["reasons"]["won"]>[0];

/** The Finnish messages of the ranking of a tournament. */
export const fiRanking: RankingMessages = {
  final: "Lopputulokset",
  soFar: "Sijoitukset tähän mennessä",
  rank: "Sija",
  contestant: "Osallistuja",
  reason: "Peruste",
  csv: "CSV-tiedosto",
  share: "Jaa",
  atLeast: (rank) => `vähintään ${rank}.`,
  finalNote:
    "Väli: mikään ottelu tai tiedossa oleva sääntö ei erota näitä osallistujia. Välin sisällä järjestys on aakkosellinen.",
  openNote: "Väli: sijat, jotka ovat vielä mahdollisia.",
  outNote: "Väli: näistä sijoista ei pelata.",
  none: "Tiedoista ei näe tämän turnauksen sijoituksia.",
  rankIs: (rank) => `Sija ${rank}`,

  reasons: {
    won: (match) => list(`Voitto: ${nameOf(match)}`, opponentOf(match), match.score),
    lost: (match) => list(`Tappio: ${nameOf(match)}`, opponentOf(match), match.score),
    disqualified: (match) => list(`Hylätty: ${nameOf(match)}`, opponentOf(match)),
    placed: (placement, match) => `${placement}. sija: ${nameOf(match)}`,
    group: (position, group, played, won) =>
      list(
        `${group}: ${position}. sija`,
        won === null ? "" : `${won} ${won === 1 ? "voitto" : "voittoa"} ${played} ottelusta`,
      ),
    assumed: "oletetun säännön mukaan",
    lostLevel: (match) => `Tappio: ${nameOf(match)}, ${match.score}, ${match.opponent} jatkoon`,
    playing: (next) => (next === "" ? "Mukana" : `Mukana · ${next}`),
    live: (name) => (name === "" ? "Käynnissä" : `Käynnissä: ${name}`),
    unknownWinner: (match) =>
      list(
        `${capitalize(nameOf(match))}${match.score === "" ? "" : `: ${match.score}`}`,
        "palvelu ei kerro voittajaa",
      ),
    undecided: (match) => (match === null ? "Ei tulosta" : `Ei tulosta: ${nameOf(match)}`),
  },
};

function nameOf({ name, isRound }: Match): string {
  if (!isRound) return name === "" ? "ottelu" : name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function opponentOf({ opponent }: Match): string {
  return opponent === "" ? "" : `vastassa ${opponent}`;
}

function list(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
