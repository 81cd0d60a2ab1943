import { compareIds, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { BracketFacts, Issue, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { BracketKind } from "#core/model/bracket.ts";

/** The matches of one bracket, or of an upper and a lower one that belong together. */
export interface BracketUnit {
  readonly kind: BracketKind;
  readonly site: string;
  /** Upper (or only) one first. A named pair counts although none of its matches was seen. */
  readonly ids: readonly string[];
  readonly tournament: SiteKey;
  readonly title: string;
  readonly size: number | null;
  /** All matches of a single or unknown bracket; by id. */
  readonly upper: readonly SeenMatch[];
  /** By id. */
  readonly lower: readonly SeenMatch[];
  /** False for a lower bracket that names no pair. */
  readonly hasUpper: boolean;
  /** What its matches say of it, upper first. */
  readonly facts: readonly BracketFacts[];
  readonly issues: readonly Issue[];
}

interface Part {
  readonly id: string;
  /** Null where none of its matches carries its bracket. */
  readonly facts: BracketFacts | null;
  readonly seen: readonly SeenMatch[];
}

/**
 * The brackets of one tournament, ordered by id. An upper and a lower bracket become one where
 * one names the other and nothing contradicts it.
 */
export function pairBrackets(seen: readonly SeenMatch[]): readonly BracketUnit[] {
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

function partOf(id: string, matches: readonly SeenMatch[]): Part {
  const seen = matches.toSorted((a, b) => compareIds(a.match.id, b.match.id));
  const facts = seen.find(({ match }) => match.bracket !== null)?.match.bracket ?? null;
  return { id, facts, seen };
}

/** Lower part by upper part. A lower one that two upper ones could claim goes to the one it names. */
function pairsOf(parts: readonly Part[]): ReadonlyMap<Part, Part> {
  const pairs = new Map<Part, Part>();
  const taken = new Set<Part>();
  const uppers = parts.filter((part) => part.facts?.type === "double");
  const lowers = parts.filter((part) => part.facts?.type === "lower");
  const rules = [
    (upper: Part, lower: Part) => names(upper, lower) && names(lower, upper),
    (upper: Part, lower: Part) => names(lower, upper) && upper.facts?.relatedId === null,
    (upper: Part, lower: Part) => names(upper, lower) && lower.facts?.relatedId === null,
  ];
  for (const fits of rules) {
    for (const upper of uppers.filter((part) => !pairs.has(part))) {
      const lower = lowers.find((part) => !taken.has(part) && fits(upper, part));
      if (lower === undefined) continue;
      pairs.set(upper, lower);
      taken.add(lower);
    }
  }
  return pairs;
}

function names(part: Part, other: Part): boolean {
  return part.facts?.relatedId === other.id;
}

/** Id of the bracket it names, unless that one was seen and belongs to another. */
function unseenPair({ facts }: Part, ids: ReadonlySet<string>): string | null {
  const relatedId = facts?.relatedId ?? null;
  return relatedId !== null && ids.has(relatedId) ? null : relatedId;
}

function unitOf(part: Part, lower: Part | undefined, unseen: string | null): BracketUnit {
  const { match } = must(part.seen[0], "a part holds at least one match");
  const base = {
    site: match.site,
    tournament: match.tournament.key,
    title: part.facts?.title ?? "",
    size: part.facts?.size ?? null,
    facts: [part.facts, lower?.facts].filter((facts) => facts !== null && facts !== undefined),
  };
  switch (part.facts?.type ?? "") {
    case "single":
      return { ...base, ...sole(part), kind: "single", hasUpper: true, issues: [] };
    case "double":
      return {
        ...base,
        kind: "double",
        ids: withPair(part.id, lower?.id ?? unseen),
        upper: part.seen,
        lower: lower?.seen ?? [],
        hasUpper: true,
        issues: [],
      };
    case "lower":
      return {
        ...base,
        kind: "double",
        ids: withPair(unseen, part.id),
        size: null,
        upper: [],
        lower: part.seen,
        hasUpper: unseen !== null,
        issues: [pairMissing(part.id, unseen)],
      };
    default:
      return {
        ...base,
        ...sole(part),
        kind: "unknown",
        hasUpper: true,
        issues: [typeUnknown(part)],
      };
  }
}

function sole(part: Part): Pick<BracketUnit, "ids" | "upper" | "lower"> {
  return { ids: [part.id], upper: part.seen, lower: [] };
}

function withPair(upper: string | null, lower: string | null): readonly string[] {
  return [upper, lower].filter((id) => id !== null);
}

function pairMissing(id: string, relatedId: string | null): Issue {
  const which =
    relatedId === null
      ? "names no upper bracket of its own"
      : `names upper bracket ${relatedId}, of which no match was seen`;
  return {
    match: null,
    code: "upper-bracket-missing",
    message: `Lower bracket ${id} ${which}: its champion cannot be known from it alone.`,
  };
}

function typeUnknown({ id, facts }: Part): Issue {
  const type = facts === null || facts.type === "" ? "no type" : `the type "${facts.type}"`;
  return {
    match: null,
    code: "bracket-type-unknown",
    message: `Bracket ${id} has ${type}: its matches are shown in columns by round, without who feeds whom.`,
  };
}
