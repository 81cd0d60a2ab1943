import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";
import type { AttentionFilter } from "#web/features/desk/attention/attention-groups.ts";

/** Search parameters of the attention list. "" is the default and is left out of the URL. */
export interface AttentionSearch extends AttentionFilter {
  /** Id of the item whose details are open if they are not beside the list. */
  readonly item: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseAttentionSearch(
  raw: Partial<AttentionSearch> & SearchSchemaInput,
): AttentionSearch {
  return {
    kind: decodeText(raw.kind),
    tournament: decodeText(raw.tournament),
    severity: decodeText(raw.severity),
    order: raw.order === "age" ? "age" : "",
    item: decodeText(raw.item),
  };
}
