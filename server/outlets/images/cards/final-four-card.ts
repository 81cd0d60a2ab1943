import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail, PlaceView } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import * as en from "#core/i18n/en/pages.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { createOutcomeFinder, createPlaceSides, type Sides } from "#core/side/place-sides.ts";
import type { Side } from "#core/side/sides.ts";
import type { Box } from "#core/layout/layout-types.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import type { Card } from "./card.ts";
import { CARD, cardName, cardScore, cardText } from "./card-parts.ts";
import { type CardTools, findScoreStyle } from "./match-card.ts";

const BOX = { width: 258, row: 44, cell: 46 };
const FINAL_X = CARD.left + 294;
const SEMIFINAL_Y = [64, 168] as const;
const FINAL_Y = 116;

const RESET = /^grand final reset/;

/** The last three matches of a bracket that lead to its champion. */
interface FinalFour {
  readonly semifinals: readonly [PlaceView, PlaceView];
  readonly final: PlaceView;
}

/** Returns the card of a bracket with its final and the two matches before it; `null` if it has not come that far. */
export function createFinalFourCard(
  { bracket, matches }: BracketDetail,
  progress: string,
  { venue, flags }: CardTools,
): Card | null {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const matchAt = ({ match }: PlaceView): MatchView | undefined => byKey.get(match ?? "");
  const four = findFinalFour(bracket.rounds.flatMap(({ places }) => places));
  if (four === null || !four.semifinals.some((place) => hasContestant(matchAt(place)))) return null;
  const find = createOutcomeFinder(byKey);
  const draw = (place: PlaceView, x: number, y: number): readonly EmbedNode[] => {
    const match = matchAt(place);
    return drawBox(createPlaceSides(place, match, en.common, find), match, { x, y }, flags);
  };
  const { title, prefix, champion, third, tournament } = bracket;
  const start = matchAt(four.final)?.start ?? null;
  const day = start === null ? "" : venue.dates(Date.parse(start), Date.parse(start));
  const round = bracket.rounds.find(({ places }) => places.includes(four.final))?.name.medium;
  return {
    title: [tournament.title, cards.finalFour].join(", "),
    top: [tournament.title, prefix === "" ? "" : title].filter(Boolean).join(" · "),
    mark: { text: cards.finalFour, look: "plain" },
    body: [
      ...drawConnectors(),
      ...four.semifinals.flatMap((place, index) =>
        draw(place, CARD.left, SEMIFINAL_Y[index === 0 ? 0 : 1]),
      ),
      ...cardText([round, day].filter(Boolean).join(", "), {
        class: "t2",
        x: FINAL_X,
        y: FINAL_Y - 20,
        room: BOX.width,
        size: 22,
      }),
      ...draw(four.final, FINAL_X, FINAL_Y),
      ...cardText(champion === null ? "" : cards.isChampion(champion.name), {
        x: FINAL_X,
        y: FINAL_Y + 2 * BOX.row + 24,
        room: BOX.width,
        size: 22,
        weight: 700,
      }),
    ],
    foot: [third === null ? "" : cards.thirdPlace(third.name), progress],
  };
}

/** Finds the final and the two places whose winners play it; `null` if they are not known. */
function findFinalFour(places: readonly PlaceView[]): FinalFour | null {
  const winnersTo = new Map<string, PlaceView[]>();
  for (const place of places) {
    const to = place.winnerTo?.place;
    if (to !== undefined) winnersTo.set(to, [...(winnersTo.get(to) ?? []), place]);
  }
  const final = places.find(
    ({ place, winnerTo }) =>
      winnersTo.get(place)?.length === 2 && (winnerTo === null || RESET.test(winnerTo.place)),
  );
  const [first, second] = winnersTo.get(final?.place ?? "") ?? [];
  return final === undefined || first === undefined || second === undefined
    ? null
    : { semifinals: [first, second], final };
}

function hasContestant(match: MatchView | undefined): boolean {
  return match?.slots.some(({ contestant }) => contestant !== null) === true;
}

function drawConnectors(): readonly EmbedNode[] {
  const from = CARD.left + BOX.width;
  const middle = (from + FINAL_X) / 2;
  const to = FINAL_Y + BOX.row;
  return SEMIFINAL_Y.map((y) =>
    el("path", {
      class: "edge",
      fill: "none",
      "stroke-width": 2,
      d: `M${from} ${y + BOX.row}H${middle}V${to}H${FINAL_X}`,
    }),
  );
}

function drawBox(
  sides: Sides,
  match: MatchView | undefined,
  { x, y }: Pick<Box, "x" | "y">,
  flags: SvgFlags,
): readonly EmbedNode[] {
  const outline = { x, y, width: BOX.width, height: 2 * BOX.row, rx: 4, "stroke-width": 1 };
  const flagWidth = sides.some(({ country }) => country !== "") ? 30 : 0;
  const drawRow = (side: Side, index: number): readonly EmbedNode[] => {
    const { name, score, standing, country } = side;
    const middle = y + (index + 0.5) * BOX.row;
    const look = match === undefined ? "other" : findScoreStyle(match, side);
    const cell = {
      x: x + BOX.width - BOX.cell,
      y: y + index * BOX.row,
      width: BOX.cell,
      height: BOX.row,
    };
    const options = {
      x: x + 10,
      y: middle,
      room: BOX.width - 18 - (score === "" ? 0 : BOX.cell),
      size: 26,
      weight: standing === "winner" ? 700 : 400,
      class: standing === "open" || standing === "loser" ? "t2" : "t1",
      flag: country,
      flagWidth: standing === "open" ? 0 : flagWidth,
    } as const;
    const box = el("rect", { class: look === "live" ? "live-fill" : "t1", ...cell });
    return [
      ...(score === "" || look === "other" ? [] : [box]),
      ...cardName(name, options, flags),
      ...cardScore(score, { ...cell, size: 30, look }),
    ];
  };
  return [
    el("rect", { class: "line", fill: "none", ...outline }),
    el("path", { class: "line", "stroke-width": 1, d: `M${x} ${y + BOX.row}h${BOX.width}` }),
    ...sides.slice(0, 2).flatMap(drawRow),
  ];
}
