import type { CSSProperties } from "react";
import { CARD_STYLES, type CardForm } from "#core/layout/card-forms.ts";

/** Space beside a seed and a flag; more in cards with a head. */
const SPACE = { S: { seed: 0, flag: 8 }, other: { seed: 5, flag: 9 } };

/** Returns the sizes of cards of a form as custom properties for bracket-card.module.css. */
export function cardSizes(form: CardForm): CSSProperties {
  const { head, name, score, cell, seed, flag, open } = CARD_STYLES[form];
  const space = head === 0 ? SPACE.S : SPACE.other;
  const flagWidth = flag === null ? 0 : flag[0];
  return {
    "--head": `${head}px`,
    "--name": `${name}px`,
    "--score": `${score}px`,
    "--cell": `${cell}px`,
    "--open": `${open}px`,
    "--seed": `${seed + space.seed}px`,
    "--flag": `${flagWidth + space.flag}px`,
    "--flag-width": `${flagWidth}px`,
  };
}
