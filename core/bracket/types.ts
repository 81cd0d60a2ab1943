import type { BracketType } from "./bracket-type.ts";
import { double } from "./types/double.ts";
import { single } from "./types/single.ts";

/** Every bracket type whose matches form a tree. */
export const BRACKET_TYPES: readonly BracketType[] = [single, double];
