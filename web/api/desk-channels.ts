import { useQuery } from "@tanstack/react-query";
import type { AnnotationView } from "#core/contract/annotation.ts";
import type { MatchView } from "#core/contract/match.ts";
import { compareText } from "#core/lib/collections.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { useAnnotations } from "./desk-annotations.ts";
import { matchQuery } from "./match.ts";

/** A broadcast channel with its match, and who changed it last. */
export interface Channel {
  readonly name: string;
  readonly value: ChannelMatch;
  readonly who: string;
  readonly at: string;
}

/** Value of a channel without a match. */
export const EMPTY_CHANNEL: ChannelMatch = { match: null, swapped: false, score: null };

/** Returns all channels, sorted by name. */
export function useChannels(): readonly Channel[] {
  const { data } = useAnnotations();
  return (data?.facts ?? []).flatMap(parseChannel).sort((a, b) => compareText(a.name, b.name));
}

/**
 * Returns the match on a channel, always with its scores because staff adjust them here. `null` if
 * the last request for it failed, for example because it no longer exists; `undefined` while it
 * loads and if the channel has no match.
 */
export function useMatchOnChannel({ match }: ChannelMatch): MatchView | null | undefined {
  const [site = "", id = ""] = (match ?? "").split("/");
  const { data, error } = useQuery({ ...matchQuery(site, id), enabled: match !== null });
  return error === null ? data?.match : null;
}

function parseChannel({ kind, scope, value, who, at }: AnnotationView): readonly Channel[] {
  if (kind !== "channel" || !isChannelMatch(value)) return [];
  return [{ name: scope, value, who, at }];
}

/** Checks two members only: the server's tests check the rest. */
function isChannelMatch(value: unknown): value is ChannelMatch {
  return typeof value === "object" && value !== null && "match" in value && "score" in value;
}
