import { useQuery } from "@tanstack/react-query";
import type { AnnotationView } from "#core/contract/annotation.ts";
import type { MatchView } from "#core/contract/match.ts";
import { compareText } from "#core/lib/compare.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { findChannel } from "#core/desk/find-channel.ts";
import { type AnnotationChange, useAnnotationHistory, useAnnotations } from "./desk-annotations.ts";
import { matchQuery } from "./match.ts";

/** A broadcast channel with its match, and who changed it last. */
export interface Channel {
  readonly name: string;
  readonly value: ChannelMatch;
  readonly who: string;
  readonly at: string;
}

/** A channel's value in the history, which an earlier Matchdesk may have stored. */
type StoredChannel = Omit<ChannelMatch, "reported" | "next"> &
  Partial<Pick<ChannelMatch, "reported" | "next">>;

/** Value that a channel got at a time. */
export interface ChannelValueAt extends Pick<Channel, "who" | "at"> {
  readonly value: ChannelMatch | null;
}

/** Returns all channels, sorted by name. Only staff may load them. */
export function useChannels(isStaff = true): readonly Channel[] {
  const { data } = useAnnotations(isStaff);
  return (data?.facts ?? []).flatMap(parseChannel).sort((a, b) => compareText(a.name, b.name));
}

/** Finds a channel by its name, in which case does not matter. */
export function findChannelNamed(channels: readonly Channel[], name: string): Channel | undefined {
  return findChannel(channels, name, (channel) => channel.name);
}

/**
 * Returns a match of a channel by its key, always with its scores because staff adjust them here.
 * `null` if the last request for it failed, for example because it no longer exists; `undefined`
 * while it loads and without a key.
 */
export function useChannelMatch(key: string | null): MatchView | null | undefined {
  const [site = "", id = ""] = (key ?? "").split("/");
  const { data, error } = useQuery({ ...matchQuery(site, id), enabled: key !== null });
  return error === null ? data?.match : null;
}

export function changeOfChannel(scope: string, value: ChannelMatch): AnnotationChange {
  return { action: "write", annotation: { kind: "channel", scope, value } };
}

/** Returns the change of a channel's value that puts a match on air; `null` takes it off air. */
export function putOnAir(match: string | null, { next }: ChannelMatch): ChannelMatch {
  return {
    match,
    swapped: false,
    score: null,
    reported: null,
    next: next === match ? null : next,
  };
}

/** Loads the values of a channel, newest first; `null` where it was removed. */
export function useChannelHistory(scope: string): readonly ChannelValueAt[] {
  const { data } = useAnnotationHistory({ kind: "channel", scope });
  return (data?.written ?? []).map(({ value, who, at }) => ({
    value: isStoredChannel(value) ? fillIn(value) : null,
    who,
    at,
  }));
}

function parseChannel({ kind, scope, value, who, at }: AnnotationView): readonly Channel[] {
  if (kind !== "channel" || !isStoredChannel(value)) return [];
  return [{ name: scope, value: fillIn(value), who, at }];
}

/** Checks two members only: the server's tests check the rest. */
function isStoredChannel(value: unknown): value is StoredChannel {
  return typeof value === "object" && value !== null && "match" in value && "score" in value;
}

function fillIn(value: StoredChannel): ChannelMatch {
  return { ...value, reported: value.reported ?? null, next: value.next ?? null };
}
