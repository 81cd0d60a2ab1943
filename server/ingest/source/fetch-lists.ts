import type { ListName } from "#core/model/match.ts";
import type { ListResponse } from "#core/model/tick.ts";
import type { MatchListNormalizer, NormalizedMatchList } from "#core/wire/normalize-match-list.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import { replaceNamesInJson } from "#server/names/replace-names-in-json.ts";
import { LIST_LIMIT, type UpstreamClient } from "#server/upstream/client.ts";

/** One list as received. */
interface ReceivedList {
  readonly name: ListName;
  /** Monotonic receipt time: the responses of this poll may themselves set the service clock. */
  readonly at: number;
  readonly items: readonly unknown[];
}

/** One received list without deleted names, raw and normalized. */
export interface ParsedList {
  readonly list: ListResponse;
  readonly items: readonly unknown[];
  readonly normalized: NormalizedMatchList;
}

/** Maximum number of matches used of one list, ten times the number requested. */
const MAX_LIST_ITEMS = 10 * LIST_LIMIT;

/** Upcoming first: a match that begins between the two responses is in both, never in neither. */
const ORDER: readonly ListName[] = ["upcoming", "ended"];

/**
 * Requests both lists, one after the other, while this process `mayPoll`. Stops after the first
 * failure; a list received before it is used.
 */
export async function fetchLists(
  client: UpstreamClient,
  monotonic: () => number,
  mayPoll: () => boolean,
) {
  const lists: ReceivedList[] = [];
  for (const name of ORDER) {
    if (!mayPoll()) break;
    const response = await client.fetchList(name);
    if (!response.ok) return { lists, failure: response.failure };
    lists.push({ name, at: monotonic(), items: response.value });
  }
  return { lists, failure: null };
}

/**
 * Parses a received list. Replaces deleted names first (`null` if there are none), so that no other
 * part of the server ever contains them. `offset` is service time minus monotonic time, in
 * milliseconds.
 */
export function parseList(
  { name, at, items: received }: ReceivedList,
  offset: number,
  normalize: MatchListNormalizer,
  replaceName: NameReplacer | null,
): ParsedList {
  const used = received.slice(0, MAX_LIST_ITEMS);
  const items =
    replaceName === null
      ? used
      : used.map((item) => replaceNamesInJson(item, replaceName, (unkeyed) => unkeyed));
  const normalized = normalize(items);
  const { matches, issues } = normalized;
  const message = `The ${name} list contains ${received.length} matches, but ${LIST_LIMIT} were requested. Only the first ${MAX_LIST_ITEMS} are used.`;
  const tooLong = { match: null, code: "list-too-long", message };
  const list: ListResponse = {
    name,
    at: Math.round(offset + at),
    limit: LIST_LIMIT,
    received: items.length,
    matches,
    issues: received.length > MAX_LIST_ITEMS ? [...issues, tooLong] : issues,
  };
  return { list, items, normalized };
}
