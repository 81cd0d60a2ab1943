import type { BracketType } from "./bracket-type.ts";
import { doubleEliminationType } from "./double.ts";
import { singleEliminationType } from "./single.ts";

/** Every bracket type whose matches form a tree. */
export const BRACKET_TYPES: readonly BracketType[] = [singleEliminationType, doubleEliminationType];
