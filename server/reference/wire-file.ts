import * as z from "zod";
import { formatWallTime, parseWallTime } from "#core/lib/time.ts";
import { parseEnvelope } from "#core/wire/envelope.ts";
import { isJsonObject } from "#core/wire/scalars.ts";
import {
  WireBestOfSchema,
  WireBracketSchema,
  WireContestantSchema,
  WireLowerBestOfSchema,
  WireMatchSchema,
  WireTournamentSchema,
  type WireMatch,
} from "#core/wire/schema.ts";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** The matches of a file, or a sentence that names the match and the invalid field. */
type ParsedWireFile =
  | { readonly ok: true; readonly matches: readonly WireMatch[] }
  | { readonly ok: false; readonly problem: string };

/** A match of a file. It may lack a start; then it is never listed. */
const FileMatchSchema = WireMatchSchema.extend({
  start: z.string().refine(isWallTime, { error: "must read like 2026-06-11 19:00:00" }).nullable(),
}).refine(({ bracket_id, bracket }) => bracket_id === null || bracket !== undefined, {
  path: ["bracket"],
  error: "is missing although bracket_id is set",
});

type Members = Readonly<Record<string, unknown>>;

const ABSENT_IN_MATCH = {
  group_id: null,
  bracket_id: null,
  locked: null,
  bye: null,
  conflict: null,
};
const ABSENT_IN_CONTESTANT = { kills: null, deaths: null, time: null };
const NO_GAMES = emptyTexts(WireBestOfSchema.shape);
const NO_LOWER_GAMES = emptyTexts(WireLowerBestOfSchema.shape);

/**
 * Parses a match list in the service's envelope. Scalars are text or null, as documented. Accepts
 * variations of real exports: absent flags and nullable fields, `[]` for an empty object,
 * `grand_final` for `ro2gf`, and unknown members (dropped). Drops matches without a start, because
 * the service never returns them.
 */
export function parseWireFile(text: string): ParsedWireFile {
  const body = parseJson(text);
  if (body === undefined) return { ok: false, problem: "is not JSON" };
  const envelope = parseEnvelope(body);
  if (!envelope.ok) {
    return {
      ok: false,
      problem: 'does not contain the envelope {"object":"matches","data":[…]} of a match list',
    };
  }
  const matches: WireMatch[] = [];
  for (const [index, item] of envelope.items.entries()) {
    const parsed = FileMatchSchema.safeParse(complete(item));
    if (!parsed.success) {
      return { ok: false, problem: `${nameItem(item, index)}, ${nameIssue(parsed.error)}` };
    }
    const { start } = parsed.data;
    if (start !== null) matches.push({ ...parsed.data, start });
  }
  return { ok: true, matches };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** Returns only the documented members, with defaults for absent optional ones. */
function complete(item: unknown): unknown {
  if (!isJsonObject(item)) return item;
  const { bracket, contestants } = item;
  const match = {
    ...only(WireMatchSchema.shape, item, ABSENT_IN_MATCH),
    contestants: Array.isArray(contestants) ? contestants.map(completeContestant) : contestants,
    tournament: completeObject(WireTournamentSchema.shape, item["tournament"], {}),
    bracket: completeBracket(bracket),
  };
  if (bracket === null || bracket === undefined) Reflect.deleteProperty(match, "bracket");
  return match;
}

function completeContestant(contestant: unknown): unknown {
  return completeObject(WireContestantSchema.shape, contestant, ABSENT_IN_CONTESTANT);
}

function completeBracket(bracket: unknown): unknown {
  if (!isJsonObject(bracket)) return bracket;
  const given = bracket["best_of_params"];
  const games = isJsonObject(given) ? given : {};
  const bestOf = {
    ...only(WireBestOfSchema.shape, games, { ...NO_GAMES, ro2gf: games["grand_final"] ?? "" }),
    lower: completeObject(WireLowerBestOfSchema.shape, games["lower"] ?? [], NO_LOWER_GAMES),
  };
  return {
    ...only(WireBracketSchema.shape, bracket, { related_bracket_id: null }),
    best_of_params: isJsonObject(given) || isEmptyList(given) ? bestOf : given,
  };
}

/** Completes an object, or an empty list that means one. Other values stay, to be rejected. */
function completeObject(shape: object, value: unknown, absent: Members): unknown {
  return isJsonObject(value) || isEmptyList(value) ? only(shape, value, absent) : value;
}

/** Returns a copy with only the shape's members; absent ones are taken from `absent`. */
function only(shape: object, value: unknown, absent: Members): Record<string, unknown> {
  const given = isJsonObject(value) ? value : {};
  const members: Record<string, unknown> = {};
  for (const key of Object.keys(shape)) {
    const member = Object.hasOwn(given, key) ? given[key] : absent[key];
    if (member !== undefined) members[key] = member;
  }
  return members;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function emptyTexts(shape: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, ""]));
}

function isWallTime(text: string): boolean {
  const time = parseWallTime(text);
  return time !== null && formatWallTime(time) === text;
}

function nameItem(item: unknown, index: number): string {
  const id = isJsonObject(item) ? item["id"] : undefined;
  return `match ${index + 1} of the list${typeof id === "string" ? ` (id ${id})` : ""}`;
}

function nameIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join(".") ?? "";
  const problem = issue?.message.replace(/^Invalid input: .* received undefined$/, "is missing");
  return `${field === "" ? "as a whole" : `field ${field}`}: ${problem ?? "is invalid"}`;
}

/** Matches of all files, or the first problem. */
type LoadedFiles =
  | { readonly ok: true; readonly matches: readonly WireMatch[] }
  | {
      readonly ok: false;
      /** Names the file and, if known, the match and the field. */
      readonly problem: string;
    };

/** Loads wire files, and `*.json` files of folders: none if a file or a match is invalid. */
export function loadWireFiles(paths: readonly string[]): LoadedFiles {
  const matches: WireMatch[] = [];
  const fileOf = new Map<string, string>();
  try {
    for (const file of new Set(paths.flatMap(findFiles))) {
      const parsed = parseWireFile(readFileSync(file, "utf8"));
      if (!parsed.ok) return { ok: false, problem: `${file}: ${parsed.problem}` };
      for (const match of parsed.matches) {
        const key = `${match.site}/${match.id}`;
        const other = fileOf.get(key);
        if (other !== undefined) {
          const occurrence = other === file ? "twice" : `here and in ${other}`;
          return {
            ok: false,
            problem: `${file}: match (id ${match.id}), field id: ${key} is ${occurrence}`,
          };
        }
        fileOf.set(key, file);
        matches.push(match);
      }
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  return { ok: true, matches };
}

function findFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [resolve(path)];
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  if (names.length === 0) throw new Error(`${path}: the folder contains no *.json file`);
  return names.sort().map((name) => resolve(join(path, name)));
}
