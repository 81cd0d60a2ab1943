import { type CardSide, createOutcomeFinder } from "#core/layout/card-sides.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { layoutBracket } from "#core/layout/layout.ts";
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  CARD_INFO_HEIGHT,
  type PlaceBox,
} from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail, PlaceView } from "#core/contract/tournament.ts";
import { fitName } from "#core/lib/fit-name.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { matchSides } from "#core/embed/parts/match-sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { type OverlayContext, overlayRoot } from "./overlay-context.ts";

const ROW = CARD_HEIGHT / 2;
const SCORE = 34;
const FLAG = { x: 10, y: 8, width: 18, height: 12 };
const NAME = { size: 15, left: 38, bare: 10 };
const BASELINE = 19;
/** Height of a plate above its card: the line with the code, and padding. */
const META = CARD_INFO_HEIGHT + 4;
const HEAD = { height: 32, baseline: 21, padding: 10 };

/** Renders a bracket overlay as one drawing that scales to the image size. */
export function renderOverlayBracket(
  { bracket, matches }: BracketDetail,
  context: OverlayContext,
): readonly EmbedNode[] {
  const { options, messages } = context;
  const visibleMatches = options.hideScores ? matches.map(removeResultAndSpoilers) : matches;
  const matchOf = new Map(visibleMatches.map((match) => [match.key, match]));
  const layout = layoutBracket(bracket.rounds);
  const boxOf = new Map(layout.places.map((box) => [box.place, box]));
  const find = createOutcomeFinder(matchOf);
  const cardOf = (place: PlaceView): readonly EmbedNode[] => {
    const box = boxOf.get(place.place);
    if (box === undefined) return [];
    const match = place.match === null ? undefined : matchOf.get(place.match);
    return [cardNode(box, place.code, match, matchSides(match, context, place, find), context)];
  };
  const heads = bracket.rounds.flatMap((round) => {
    const head = layout.rounds.find(({ key }) => key === round.key);
    if (head === undefined) return [];
    const { x, y } = head;
    const { medium } = messages.match.roundName(round.name);
    return [
      el("rect", { class: "plate", x, y, width: CARD_WIDTH, height: HEAD.height, rx: 3 }),
      el("text", { class: "round", x: x + HEAD.padding, y: y + HEAD.baseline }, medium),
      round.bestOf !== null &&
        el(
          "text",
          { class: "best end", x: x + CARD_WIDTH - HEAD.padding, y: y + HEAD.baseline },
          messages.bestOf(round.bestOf),
        ),
    ];
  });
  const lines = layout.links.map(({ x1, y1, bend, x2, y2 }) => `M${x1} ${y1}H${bend}V${y2}H${x2}`);
  const title = [bracket.tournament.title, bracket.title].filter((part) => part !== "");
  const drawing = el(
    "svg",
    {
      class: "drawing",
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      role: "group",
      "aria-label": title.join(" · "),
    },
    el("path", { class: "line under", d: lines.join("") }),
    el("path", { class: "line", d: lines.join("") }),
    heads,
    bracket.rounds.flatMap(({ places }) => places.flatMap(cardOf)),
  );
  const tags = el(
    "p",
    { class: "tags" },
    el("span", { class: "tag event" }, el("bdi", { dir: "auto" }, title.join(" · "))),
  );
  return [el("section", overlayRoot("tree", context), tags, drawing)];
}

function cardNode(
  { x, y, place }: PlaceBox,
  code: string,
  match: MatchView | undefined,
  sides: readonly CardSide[],
  context: OverlayContext,
): EmbedNode {
  const isLive = match !== undefined && isLiveAndListed(match);
  const height = CARD_HEIGHT + META;
  return el(
    "g",
    { "data-key": place, transform: `translate(${x} ${y})` },
    el("rect", { class: "plate", y: -META, width: CARD_WIDTH, height, rx: 4 }),
    el("text", { class: "code", x: NAME.bare, y: -5 }, code),
    isLive &&
      el("text", { class: "live end", x: CARD_WIDTH - 8, y: -5 }, context.messages.state.live),
    sides.map((side, index) => sideNode(side, index * ROW, isLive, context)),
    el("path", { class: "hair", d: `M0 0H${CARD_WIDTH}M0 ${ROW}H${CARD_WIDTH}` }),
  );
}

function sideNode(
  { name, contestant, score, standing, isOpen }: CardSide,
  y: number,
  isLive: boolean,
  { options, flag }: OverlayContext,
): EmbedNode {
  const src = options.flags === "images" ? flag(contestant?.country ?? "") : null;
  const left = src === null ? NAME.bare : NAME.left;
  const isWinner = standing === "winner";
  const fitted = fitName(name, CARD_WIDTH - SCORE - left - 6, {
    size: NAME.size,
    strong: isWinner,
  });
  // As a class, because browsers accept no percentage in the attribute `font-stretch`.
  const className = `name w${fitted.width}${isOpen ? " open" : ""}`;
  const cell = { x: CARD_WIDTH - SCORE, y, width: SCORE, height: ROW };
  return el(
    "g",
    { "data-standing": standing ?? undefined },
    score !== "" && el("rect", { class: isLive ? "cell playing" : "cell", ...cell }),
    src !== null && el("image", { ...FLAG, y: y + FLAG.y, href: src }),
    el("text", { class: className, x: left, y: y + BASELINE }, fitted.text),
    el(
      "text",
      {
        class: isLive ? "figure playing" : "figure",
        x: CARD_WIDTH - SCORE / 2,
        y: y + BASELINE + 1,
      },
      score,
    ),
  );
}
