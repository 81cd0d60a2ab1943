import { groupBy } from "#core/lib/collections.ts";
import { compareIds } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import type { Issue, SeenMatch } from "#core/model/match.ts";
import { type BracketPart, type BracketUnit, unitOfOne } from "./types/bracket-type.ts";
import { BRACKET_TYPES } from "./types/bracket-types.ts";

/**
 * Groups the matches of one tournament into brackets, ordered by id. An upper and a lower bracket
 * form one unit if both name each other, or if one names the other and the other names none.
 */
export function groupIntoBracketUnits(seen: readonly SeenMatch[]): readonly BracketUnit[] {
  const parts = [...groupBy(seen, ({ match }) => match.bracketId)]
    .flatMap(([id, matches]) => (id === null ? [] : [partOf(id, matches)]))
    .toSorted((a, b) => compareIds(a.id, b.id));
  const pairs = pairsOf(parts);
  const inPair = new Set(pairs.values());
  const ids = new Set(parts.map((part) => part.id));
  return parts
    .filter((part) => !inPair.has(part))
    .map((part) => unitOf(part, pairs.get(part), unseenPair(part, ids)));
}

function partOf(id: string, matches: readonly SeenMatch[]): BracketPart {
  const seen = matches.toSorted((a, b) => compareIds(a.match.id, b.match.id));
  const facts = seen.find(({ match }) => match.bracket !== null)?.match.bracket ?? null;
  return { id, facts, seen };
}

/** Returns the lower part of each upper part. Brackets that name each other are paired first. */
function pairsOf(parts: readonly BracketPart[]): ReadonlyMap<BracketPart, BracketPart> {
  const pairs = new Map<BracketPart, BracketPart>();
  const taken = new Set<BracketPart>();
  const rules = [
    (upper: BracketPart, lower: BracketPart) => refersTo(upper, lower) && refersTo(lower, upper),
    (upper: BracketPart, lower: BracketPart) =>
      refersTo(lower, upper) && upper.facts?.relatedId === null,
    (upper: BracketPart, lower: BracketPart) =>
      refersTo(upper, lower) && lower.facts?.relatedId === null,
  ];
  for (const pair of BRACKET_TYPES.flatMap((type) => type.pair ?? [])) {
    const uppers = parts.filter((part) => part.facts?.type === pair.upper);
    const lowers = parts.filter((part) => part.facts?.type === pair.lower);
    for (const fits of rules) {
      for (const upper of uppers.filter((part) => !pairs.has(part))) {
        const lower = lowers.find((part) => !taken.has(part) && fits(upper, part));
        if (lower === undefined) continue;
        pairs.set(upper, lower);
        taken.add(lower);
      }
    }
  }
  return pairs;
}

function refersTo(part: BracketPart, other: BracketPart): boolean {
  return part.facts?.relatedId === other.id;
}

/** Returns the id of the related bracket if no match of it was seen, else `null`. */
function unseenPair({ facts }: BracketPart, ids: ReadonlySet<string>): string | null {
  const relatedId = facts?.relatedId ?? null;
  return relatedId !== null && ids.has(relatedId) ? null : relatedId;
}

function unitOf(
  part: BracketPart,
  lower: BracketPart | undefined,
  unseen: string | null,
): BracketUnit {
  const { match } = must(part.seen[0], "a part has at least one match");
  const base = {
    site: match.site,
    tournament: match.tournament.key,
    title: part.facts?.title ?? "",
    facts: [part.facts, lower?.facts].filter((facts) => facts !== null && facts !== undefined),
  };
  for (const type of BRACKET_TYPES) {
    const recognised = type.recognises(part, lower, unseen);
    if (recognised !== null) return { ...base, ...recognised, type };
  }
  return { ...base, ...unitOfOne(part), type: null, issues: [typeUnknown(part)] };
}

function typeUnknown({ id, facts }: BracketPart): Issue {
  const type = facts === null || facts.type === "" ? "no type" : `the unknown type "${facts.type}"`;
  return {
    match: null,
    code: "bracket-type-unknown",
    message: `Bracket ${id} has ${type}: its matches are shown in columns by round, without links between them.`,
  };
}
