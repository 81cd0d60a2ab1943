import type { MatchView } from "#core/contract/match.ts";
import type { RoundView } from "#core/contract/tournament.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { createOutcomeFinder, createPlaceSides } from "#core/side/place-sides.ts";
import type { Box } from "#core/layout/layout-types.ts";
import { countRounds } from "#core/match/progress.ts";
import type { TextTools } from "./text-tools.ts";

/** What a bracket shows above its final before it is played. */
export interface FinalNote {
  /** Start: "1 Aug 16:00"; "" if it is unknown. */
  readonly title: string;
  /** As many of them are drawn as there is room for. */
  readonly sentences: readonly string[];
}

const TITLE = { size: 20, height: 26 };
const LINE = { size: 13, height: 18 };
/** Distance from the head of the column, and to the final. */
const MARGIN = 8;

/**
 * Describes an upcoming final: its start ("1 Aug 16:00"), and which finalist waits for the other
 * one, or how many matches of a double elimination have ended. `null` for other finals.
 */
export function describeFinal(
  rounds: readonly RoundView[],
  matches: ReadonlyMap<string, MatchView>,
  messages: EmbedMessages,
  dateTime: (at: number) => string,
): FinalNote | null {
  const { drawing, bestOf } = messages;
  const isDouble = rounds.some(({ section }) => section === "lower");
  const finals = rounds.filter(({ section }) => section === (isDouble ? "finals" : "upper"));
  const final = finals[isDouble ? 0 : finals.length - 1];
  const place = final?.places[0];
  if (final?.places.length !== 1 || place === undefined) return null;
  const match = matches.get(place.match ?? "");
  if (match !== undefined && match.state !== "upcoming") return null;
  const games = match?.bestOf ?? final.bestOf ?? 1;
  const sides = createPlaceSides(place, match, messages, createOutcomeFinder(matches));
  const known = sides.find(({ contestant }) => contestant !== null);
  const open = sides.find(({ contestant }) => contestant === null)?.source;
  const waits = known && open?.type === "winner" ? drawing.waits(known.name, open.of.code) : "";
  const { ended, live, all } = countRounds(rounds, matches);
  const sentences = [
    isDouble && waits === "" ? drawing.progress(ended, all, live) : "",
    games > 1 && !isDouble ? `${bestOf(games)}.` : "",
    waits,
    finals.length > 1 && isDouble ? drawing.advantage : "",
  ];
  return {
    title: match?.start ? dateTime(Date.parse(match.start)) : "",
    sentences: sentences.filter((one) => one !== ""),
  };
}

/** Draws the note into the space above the final. */
export function drawFinalNote(
  note: FinalNote | null | undefined,
  top: Box | null,
  { text, measure }: TextTools,
): readonly (EmbedNode | null)[] {
  if (!note || top === null) return [];
  const { x, width } = top;
  const titleHeight = note.title === "" ? 0 : TITLE.height;
  const most = Math.floor((top.height - 2 * MARGIN - titleHeight) / LINE.height);
  if (most < 0) return [];
  let lines: readonly string[] = [];
  for (const sentence of note.sentences) {
    const longer = wrap(
      [...lines, sentence].join(" "),
      (line) => measure(line, LINE.size, 100) <= width,
    );
    if (longer.length <= most) lines = longer;
  }
  const y = top.y + MARGIN;
  return [
    text(note.title, {
      class: "t1",
      x,
      y: y + TITLE.height / 2,
      size: TITLE.size,
      weight: 700,
      room: width,
    }),
    ...lines.map((line, index) =>
      text(line, {
        class: "t2",
        x,
        y: y + titleHeight + (index + 0.5) * LINE.height,
        size: LINE.size,
        room: width,
      }),
    ),
  ];
}

function wrap(content: string, isFitting: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of content.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && isFitting(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
