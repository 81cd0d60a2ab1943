import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { SlotSource } from "#core/model/derived-match.ts";
import { formatSlots } from "./format-contestants.ts";

/**
 * Formats the contestants of a match like `formatSlots`, from the names of its contestants (`null`
 * if open) and their sources by slot; "" if neither is known for any slot.
 */
export function formatNamesOrSources(
  names: readonly (string | null)[],
  sources: readonly SlotSource[],
  messages: Parameters<typeof formatSlots>[1],
): string {
  const slots = names.map((name, index) => ({
    contestant: name === null ? null : { name: wrapInBidiIsolate(name) },
    source: sources[index] ?? ({ type: "unknown" } as const),
  }));
  const isKnown = slots.some(({ contestant, source }) => contestant ?? source.type !== "unknown");
  return isKnown ? formatSlots(slots, messages) : "";
}
