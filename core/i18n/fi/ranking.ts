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
    playing: (code) => (code === "" ? "Mukana" : `Mukana, seuraavaksi ${code}`),
    undecided: (code) => (code === "" ? "Ei tulosta" : `Ei tulosta ottelun ${code} jälkeen`),
  },
};

function nameOf({ round, code }: Match): string {
  if (round === null) return code === "" ? "ottelu" : code;
  return round.long.charAt(0).toLowerCase() + round.long.slice(1);
}

function opponentOf({ opponent }: Match): string {
  return opponent === "" ? "" : `vastassa ${opponent}`;
}

function list(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
