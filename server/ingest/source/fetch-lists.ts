import { findKeysFirstSeen } from "#core/snapshot/changed-ids.ts";
import { applyPoll, emptySnapshot } from "#core/snapshot/snapshot.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { Instant, ListName, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { ListResponse, Snapshot, PollResponses } from "#core/model/tick.ts";
import type { MatchListNormalizer, NormalizedMatchList } from "#core/wire/normalize-match-list.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { SourceRawLists } from "./raw-lists.ts";
import { replaceNamesInMatch } from "#server/names/replace-names-in-match.ts";
import { replaceNamesInJson } from "#server/names/replace-names-in-json.ts";
import { LIST_LIMIT, type UpstreamClient } from "#server/upstream/client.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";

/** Data received by one client of a service so far. Immutable: a poll creates a new object. */
export interface SourceSnapshot {
  /** `null` before the first response. */
  readonly snapshot: Snapshot | null;
  readonly sentLists: SourceRawLists;
  /** The raw JSON of every match in the newest lists; the last good one of a held match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** Number of items in the newest responses that could not be parsed. */
  readonly quarantined: number;
}

/** The members of `PollResponses` that the poller provides. */
export type PollContext = Required<Pick<PollResponses, "monotonic" | "decisions" | "isPublic">>;

/** Result of one poll of a service. */
export type ListFetch = Awaited<ReturnType<typeof fetchLists>>;

export interface FetchListsDeps {
  readonly client: Pick<UpstreamClient, "fetchList">;
  /** Replaces deleted names with pseudonyms; `null` if no name was deleted. */
  readonly replaceName: NameReplacer | null;
  readonly normalize: MatchListNormalizer;
  readonly now: () => Instant;
  /** Returns whether this process may poll now. If not, the remaining lists are not requested. */
  readonly mayPoll: () => boolean;
  readonly monotonic: () => number;
}

/** One list as received. */
interface RawList {
  readonly name: ListName;
  /** Monotonic receipt time: the responses of this poll may themselves set the service clock. */
  readonly at: number;
  readonly items: readonly unknown[];
}

/** One received list without deleted names, raw and normalized. */
interface ParsedList {
  readonly list: ListResponse;
  readonly items: readonly unknown[];
  readonly normalized: NormalizedMatchList;
}

/** Maximum number of matches used of one list, ten times the number requested. */
const MAX_LIST_ITEMS = 10 * LIST_LIMIT;

/** Upcoming first: a match that begins between the two responses is in both, never in neither. */
const ORDER: readonly ListName[] = ["upcoming", "ended"];

/** Snapshot of a source before its first response. */
export const EMPTY_SNAPSHOT: SourceSnapshot = {
  snapshot: null,
  sentLists: new Map(),
  sent: new Map(),
  quarantined: 0,
};

/** Requests both lists, one after the other. Stops after the first failure. */
export async function fetchLists(deps: FetchListsDeps) {
  const { client, replaceName, normalize, now, mayPoll, monotonic } = deps;
  const raw: RawList[] = [];
  /** `null` if both lists were received. A list received before the failure is used. */
  let failure: ServiceFailure | null = null;
  for (const name of ORDER) {
    if (!mayPoll()) break;
    const response = await client.fetchList(name);
    if (!response.ok) {
      failure = response.failure;
      break;
    }
    raw.push({ name, at: monotonic(), items: response.value });
  }
  const offset = now() - monotonic();
  const parse = (replace: NameReplacer | null): readonly ParsedList[] =>
    raw.map((list) => parseList(list, Math.round(offset + list.at), replace, normalize));
  const parsed = parse(replaceName);
  const tournaments = parsed.flatMap(({ list }) =>
    list.matches.map((match) => match.tournament.key),
  );
  return {
    failure,
    /** Keys of all tournaments in the received lists, each once. */
    tournaments: [...new Set(tournaments)],
    /**
     * Returns `before` with the received lists added; `before` itself if none was received.
     *
     * @param recalled Archived matches that had been removed from memory.
     * @param replaceName The present replacer: a name may have been deleted since the poll began.
     * @param context Time of the poll, staff decisions about held data, and visibility.
     */
    addTo: (
      before: SourceSnapshot,
      recalled: readonly SeenMatch[],
      newest: NameReplacer | null,
      context: PollContext,
    ): SourceSnapshot => {
      if (newest === null || newest === replaceName) {
        return addLists(before, parsed, recalled, context);
      }
      const renamed = recalled.map((seen) => ({
        ...seen,
        match: replaceNamesInMatch(seen.match, newest),
      }));
      return addLists(before, parse(newest), renamed, context);
    },
  };
}

function parseList(
  { name, items: sent }: RawList,
  at: Instant,
  replaceName: NameReplacer | null,
  normalize: MatchListNormalizer,
): ParsedList {
  const items = withoutDeleted(sent.slice(0, MAX_LIST_ITEMS), replaceName);
  const normalized = normalize(items);
  const { matches } = normalized;
  const message = `The ${name} list contains ${sent.length} matches, but ${LIST_LIMIT} were requested. Only the first ${MAX_LIST_ITEMS} are used.`;
  const tooLong = { match: null, code: "list-too-long", message };
  const issues = sent.length > MAX_LIST_ITEMS ? [...normalized.issues, tooLong] : normalized.issues;
  const list = { name, at, limit: LIST_LIMIT, received: items.length, matches, issues };
  return { list, items, normalized };
}

/** Replaces deleted names on receipt, so that no other part of the server ever contains them. */
function withoutDeleted(
  items: readonly unknown[],
  replace: NameReplacer | null,
): readonly unknown[] {
  if (replace === null) return items;
  return items.map((item) => replaceNamesInJson(item, replace, (unkeyed) => unkeyed));
}

function addLists(
  before: SourceSnapshot,
  received: readonly ParsedList[],
  recalled: readonly SeenMatch[],
  context: PollContext,
): SourceSnapshot {
  const [first] = received;
  if (first === undefined) return before;
  const lists = received.map(({ list }) => list);
  const earlier = before.snapshot ?? emptySnapshot(first.list.at);
  const snapshot = applyPoll(withRecalled(earlier, recalled), { lists, ...context });
  const heldKeys = snapshot.guard?.held;
  const sentLists = new Map(before.sentLists);
  const sent = new Map(before.sent);
  const firstKeys = findKeysFirstSeen(snapshot);
  for (const { list, items, normalized } of received) {
    sentLists.set(list.name, items);
    for (const [sentKey, item] of normalized.sent) {
      const key = firstKeys.get(sentKey) ?? sentKey;
      if (heldKeys?.has(key) !== true || !sent.has(key)) sent.set(key, item);
    }
  }
  for (const key of sent.keys()) {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || !isListed(seen.sighting, snapshot.lists)) sent.delete(key);
  }
  const quarantined = received.reduce((sum, { normalized }) => sum + normalized.quarantined, 0);
  return { snapshot, sentLists, sent, quarantined };
}

function withRecalled(snapshot: Snapshot, recalled: readonly SeenMatch[]): Snapshot {
  if (recalled.length === 0) return snapshot;
  const matches = new Map(recalled.map((seen) => [seen.match.key, seen]));
  for (const [key, seen] of snapshot.matches) matches.set(key, seen);
  return { ...snapshot, matches };
}
