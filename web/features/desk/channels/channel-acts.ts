import type { ChannelMatch } from "#core/desk/annotation.ts";
import type { ManualScore } from "#core/desk/manual-score.ts";
import type { ChannelValueAt } from "#web/api/desk-channels.ts";

/** Effect of a change of a channel; `match` is the key of a match. */
export type ChannelAct =
  | { readonly kind: "created" | "removed" | "serviceScore" | "swapped" | "noNext" }
  | { readonly kind: "putOn" | "takenOff" | "next"; readonly match: string }
  | { readonly kind: "score"; readonly score: ManualScore };

/** A change of a channel with its author and time, ISO 8601. */
export interface ChannelActAt extends Omit<ChannelValueAt, "value"> {
  readonly act: ChannelAct;
}

/**
 * Derives what each change of a channel did, newest first. A change that is the same as the value
 * before it is left out.
 *
 * @param values Values of the channel, newest first.
 */
export function deriveChannelActs(values: readonly ChannelValueAt[]): readonly ChannelActAt[] {
  return values.flatMap(({ value, who, at }, index) => {
    const act = actBetween(values[index + 1]?.value ?? null, value);
    return act === null ? [] : [{ act, who, at }];
  });
}

/** Returns when and by whom the match was put on air or taken off; `null` if it is not known. */
export function findLastSwitch(acts: readonly ChannelActAt[]): ChannelActAt | null {
  return (
    acts.find(
      ({ act: { kind } }) => kind === "putOn" || kind === "takenOff" || kind === "created",
    ) ?? null
  );
}

function actBetween(before: ChannelMatch | null, after: ChannelMatch | null): ChannelAct | null {
  if (after === null) return before === null ? null : { kind: "removed" };
  if (after.match !== (before?.match ?? null)) {
    if (after.match !== null) return { kind: "putOn", match: after.match };
    return before?.match ? { kind: "takenOff", match: before.match } : null;
  }
  if (before === null) return { kind: "created" };
  if (String(after.score) !== String(before.score)) {
    return after.score === null ? { kind: "serviceScore" } : { kind: "score", score: after.score };
  }
  if (after.swapped !== before.swapped) return { kind: "swapped" };
  if (after.next === before.next) return null;
  return after.next === null ? { kind: "noNext" } : { kind: "next", match: after.next };
}
