import { EMBED_PREFIX } from "#core/paths/route-prefixes.ts";
import { EMBED_KIND_SETTINGS, type EmbedKind } from "./kinds.ts";

/** Returns the path `/embed/KIND/SITE/ID?…` of an embed in an iframe, with the set attributes. */
export function embedPagePath(kind: EmbedKind, set: ReadonlyMap<string, string>): string {
  const { subject } = EMBED_KIND_SETTINGS[kind];
  const [site = "", id = ""] = (set.get(subject) ?? "").split("/");
  const named = id === "" ? "" : `/${encodeURIComponent(site)}/${encodeURIComponent(id)}`;
  const query = [...set]
    .filter(([name]) => name !== "kind" && (name !== subject || named === ""))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `${EMBED_PREFIX}/${kind}${named}${query === "" ? "" : `?${query}`}`;
}

/** Returns the path of the embed page of a subject, without other attributes. */
export function embedPathOf(kind: EmbedKind, site: string, id: string): string {
  return embedPagePath(kind, new Map([[EMBED_KIND_SETTINGS[kind].subject, `${site}/${id}`]]));
}
