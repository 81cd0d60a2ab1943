import { DEFAULT_EMBED_KIND, EMBED_KIND_SETTINGS, type EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import { keysOf } from "#core/lib/collections.ts";

/** A row of the builder: a kind of embed, and the attributes that name what it shows. */
interface ShareKindSettings {
  readonly embed: EmbedKind;
  /** Attributes of the target, the one that identifies it first. */
  readonly target: readonly EmbedAttribute[];
  readonly needsTarget: boolean;
}

/** Kinds that the builder offers. The first two are one kind of embed with different filters. */
export const SHARE_KIND_SETTINGS = {
  contestant: { embed: "matches", target: ["contestant"], needsTarget: true },
  tournament: { embed: "matches", target: ["tournament"], needsTarget: false },
  match: { embed: "match", target: ["match", "tournament"], needsTarget: true },
  bracket: { embed: "bracket", target: ["bracket", "tournament"], needsTarget: true },
  standings: { embed: "standings", target: ["group", "tournament"], needsTarget: true },
  ranking: { embed: "ranking", target: ["tournament"], needsTarget: true },
} as const satisfies Record<string, ShareKindSettings>;

/** Chosen attributes by name of the widget's attribute; defaults are left out. */
type ShareSearch = Readonly<Record<string, string>>;

/** Row of the builder; value of `kind` in its URL. */
export type ShareKind = keyof typeof SHARE_KIND_SETTINGS;

/** Attributes of the appearance, which every kind of embed has. */
export const STYLE_ATTRIBUTES = [
  "theme",
  "accent",
  "density",
  "locale",
  "zone",
  "flags",
  "highlight",
  "hide-scores",
] as const satisfies readonly EmbedAttribute[];

/** All kinds in the order of the page. */
export const SHARE_KINDS = keysOf(SHARE_KIND_SETTINGS);

/** Returns the kind in the URL: a kind of the builder, or a kind of embed with its filters. */
export function findShareKind(search: ShareSearch): ShareKind {
  const name = search["kind"] ?? "";
  const kind = SHARE_KINDS.find((each) => each === name);
  if (kind !== undefined) return kind;
  const isOfTournament = name === DEFAULT_EMBED_KIND || search["tournament"] !== undefined;
  return isOfTournament && search["contestant"] === undefined ? "tournament" : "contestant";
}

/** Returns the chosen attributes that apply to this kind. */
export function selectApplicableAttributes(
  kind: ShareKind,
  chosen: ShareSearch,
): ReadonlyMap<EmbedAttribute, string> {
  const { embed, target } = SHARE_KIND_SETTINGS[kind];
  const { subject, fields } = EMBED_KIND_SETTINGS[embed];
  const names: readonly EmbedAttribute[] = target;
  const others = fields.filter((field) => field !== subject && !names.includes(field));
  return new Map(
    [...target, ...others, ...STYLE_ATTRIBUTES].flatMap((name) => {
      const value = chosen[name] ?? "";
      return value === "" ? [] : [[name, value] as const];
    }),
  );
}

/** Returns whether the attributes name a target, if the kind needs one. */
export function hasTarget(kind: ShareKind, set: ReadonlyMap<EmbedAttribute, string>): boolean {
  const { needsTarget, target } = SHARE_KIND_SETTINGS[kind];
  // Standings are those of a group or of a whole tournament.
  const names = kind === "standings" ? target : target.slice(0, 1);
  return !needsTarget || names.some((name) => set.has(name));
}
