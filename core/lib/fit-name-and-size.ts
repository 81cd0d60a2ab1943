/** Names of cards and drawings, which may also be smaller. */
import { fitName, type FittedName, type NameFont } from "./fit-name.ts";

export interface SizedName extends FittedName {
  readonly size: number;
}

/** No letter is wider, in relation to the font size. */
const WIDEST_LETTER = 1.25;

/** Smallest font size of a name that does not fit at the narrowest width. */
const LEAST_SIZE = 12;

/** Fits a name like `fitName`, but reduces its size, at most to 12 pixels, before it is truncated. */
export function fitNameAndSize(
  name: string,
  room: number,
  type: NameFont,
  cutMiddle = false,
): SizedName {
  let { size } = type;
  let fitted = fitName(name, room, type, cutMiddle);
  while (fitted.cut && size > LEAST_SIZE) {
    size = Math.max(LEAST_SIZE, size - 1);
    fitted = fitName(name, room, { ...type, size }, cutMiddle);
  }
  return { ...fitted, size };
}

/** Returns whether a name fits at the widest width whatever its letters are: without measuring it. */
export function isShortFor(name: string, room: number, size: number): boolean {
  return name.length * WIDEST_LETTER * size <= room;
}
