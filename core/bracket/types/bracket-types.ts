import type { BracketType } from "./bracket-type.ts";
import { double } from "./double.ts";
import { single } from "./single.ts";

/** Every bracket type whose matches form a tree. */
export const BRACKET_TYPES: readonly BracketType[] = [single, double];
