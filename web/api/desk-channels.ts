import { useQuery } from "@tanstack/react-query";
import type { DeskFactView } from "#core/contract/annotation.ts";
import type { MatchView } from "#core/contract/match.ts";
import { compareText } from "#core/lib/collections.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { useDeskFacts } from "./desk-annotations.ts";
import { matchQuery } from "./match.ts";

/** A channel as staff wrote it down. */
export interface Channel {
  readonly name: string;
  readonly value: ChannelMatch;
  readonly who: string;
  readonly at: string;
}

/** A channel that nothing is on. */
export const OFF: ChannelMatch = { match: null, swapped: false, score: null };

/** Every channel, by its name. */
export function useChannels(): readonly Channel[] {
  const { data } = useDeskFacts();
  return (data?.facts ?? []).flatMap(channelIn).sort((a, b) => compareText(a.name, b.name));
}

/**
 * The match on a channel, scores shown however the reader likes them elsewhere: who counts must see
 * them. Null where it is not listed any more, undefined while it is asked for and where there is none.
 */
export function useMatchOn({ match }: ChannelMatch): MatchView | null | undefined {
  const [site = "", id = ""] = (match ?? "").split("/");
  const { data, error } = useQuery({ ...matchQuery(site, id), enabled: match !== null });
  return error === null ? data?.match : null;
}

function channelIn({ kind, scope, value, who, at }: DeskFactView): readonly Channel[] {
  if (kind !== "channel" || !isChannelMatch(value)) return [];
  return [{ name: scope, value, who, at }];
}

/** The server's tests check the rest. */
function isChannelMatch(value: unknown): value is ChannelMatch {
  return typeof value === "object" && value !== null && "match" in value && "score" in value;
}
