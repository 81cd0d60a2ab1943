import type { MatchView } from "#core/contract/match.ts";
import type { DeskMarks } from "#core/contract/meta.ts";
import { groupBy } from "#core/lib/collections.ts";

/** Something a person must look at, with the matches it is about. */
export interface Attention {
  readonly kind: "conflict" | "locked" | "not-started";
  readonly matches: readonly [MatchView, ...MatchView[]];
  /** Instant since when, null where the service does not tell. */
  readonly since: number | null;
}

/**
 * What needs a person among `matches`: each conflict and unexpected lock, then starts that passed,
 * one for a round and start.
 */
export function deriveAttention(
  matches: readonly MatchView[],
  marks: DeskMarks,
): readonly Attention[] {
  const conflicts = matches.filter(({ key }) => marks.conflict.includes(key));
  const locks = matches.filter(({ key }) => marks.unexpectedLock.includes(key));
  const late = matches.filter(({ stateBy }) => stateBy === "not-started");
  return [
    ...conflicts.map((match) => single("conflict", match)),
    ...locks.map((match) => single("locked", match)),
    ...Array.from(groupBy(late, roundAndStart).values(), notStarted),
  ];
}

function single(kind: "conflict" | "locked", match: MatchView): Attention {
  return { kind, matches: [match], since: null };
}

function notStarted(matches: readonly MatchView[]): Attention {
  const [first, ...rest] = matches;
  if (first === undefined) throw new Error("groupBy makes no empty groups");
  const since = first.start === null ? null : Date.parse(first.start);
  return { kind: "not-started", matches: [first, ...rest], since };
}

function roundAndStart({ tournament, bracket, round, group, start }: MatchView): string {
  return [tournament.site, tournament.slug, bracket?.id, round?.key, group?.id, start].join(" ");
}
