import { applyTick, emptySnapshot } from "#core/snapshot/snapshot.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { Instant, ListName, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { ListAnswer, Snapshot, Tick } from "#core/model/tick.ts";
import { type Normalized, normalize } from "#core/wire/normalize.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import { renameEntries } from "#server/names/rename-entries.ts";
import { rewriteNames } from "#server/names/rewrite-names.ts";
import { LIST_LIMIT, type UpstreamClient } from "#server/upstream/client.ts";
import type { Failure } from "#server/upstream/failure.ts";
import { keepSent } from "./store-raw-lists.ts";

/** What one client has seen of its service so far. Immutable: a look makes a new one. */
export interface SourceSnapshot {
  /** Null before the first answer. */
  readonly snapshot: Snapshot | null;
  readonly sentLists: ReadonlyMap<ListName, readonly unknown[]>;
  /** The wire form of every match in the newest lists. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  readonly quarantined: number;
}

/** See `Tick`. */
export type PollContext = Required<Pick<Tick, "monotonic" | "decisions" | "isPublic">>;

/** What came of asking a service once. */
export interface ListFetch {
  /** What went wrong; what was answered before it counts all the same. */
  readonly failure: Failure | null;
  /** Every tournament in the answers, once. */
  readonly tournaments: readonly SiteKey[];
  /**
   * Adds the answers to what was seen before; the same object where there were none.
   *
   * @param recalled Matches that the archive holds and memory had let go.
   * @param replaceName As it stands now: a name may have been deleted since the look began.
   * @param context When the poll was made, and what staff decided about held data.
   */
  readonly addTo: (
    before: SourceSnapshot,
    recalled: readonly SeenMatch[],
    replaceName: NameReplacer | null,
    context: PollContext,
  ) => SourceSnapshot;
}

export interface LookDeps {
  readonly client: Pick<UpstreamClient, "fetchList">;
  /** Puts pseudonyms in the place of names that were deleted; null while none was. */
  readonly replaceName: NameReplacer | null;
  /** IANA zone of the service's times. */
  readonly zone: string;
  readonly now: () => Instant;
  /** False if this process may not poll at this moment: the rest is then left out. */
  readonly mayPoll: () => boolean;
  readonly monotonic: () => number;
}

/** An answered list as it came. */
interface RawAnswer {
  readonly name: ListName;
  /** Monotonic: the service clock may be set by the very responses of this poll. */
  readonly at: number;
  readonly items: readonly unknown[];
}

/** An answered list without deleted names, normalized and as it was sent. */
interface ListResponse {
  readonly list: ListAnswer;
  readonly items: readonly unknown[];
  readonly normalized: Normalized;
}

/** Upcoming first: a match that begins between the two answers is then in both, never in neither. */
const ORDER: readonly ListName[] = ["upcoming", "ended"];

/** Nothing seen yet. */
export const NOTHING_SIGHTED: SourceSnapshot = {
  snapshot: null,
  sentLists: new Map(),
  sent: new Map(),
  quarantined: 0,
};

/** Asks for both lists, one after the other. The first failure ends it. */
export async function fetchLists(deps: LookDeps): Promise<ListFetch> {
  const { client, replaceName, zone, now, mayPoll, monotonic } = deps;
  const raw: RawAnswer[] = [];
  let failure: Failure | null = null;
  for (const name of ORDER) {
    if (!mayPoll()) break;
    const answer = await client.fetchList(name);
    if (!answer.ok) {
      failure = answer.failure;
      break;
    }
    raw.push({ name, at: monotonic(), items: answer.value });
  }
  const offset = now() - monotonic();
  const read = (replace: NameReplacer | null): readonly ListResponse[] =>
    raw.map((answer) => readAnswer(answer, Math.round(offset + answer.at), replace, zone));
  const answers = read(replaceName);
  const tournaments = answers.flatMap(({ list }) =>
    list.matches.map((match) => match.tournament.key),
  );
  return {
    failure,
    tournaments: [...new Set(tournaments)],
    addTo: (before, recalled, newest, context) => {
      if (newest === null || newest === replaceName) {
        return addAnswers(before, answers, recalled, context);
      }
      const renamed = recalled.map((seen) => ({
        ...seen,
        match: renameEntries(seen.match, newest),
      }));
      return addAnswers(before, read(newest), renamed, context);
    },
  };
}

function readAnswer(
  { name, items: sent }: RawAnswer,
  at: Instant,
  replaceName: NameReplacer | null,
  zone: string,
): ListResponse {
  const items = withoutDeleted(sent, replaceName);
  const normalized = normalize(items, { zone });
  const { matches, issues } = normalized;
  const list = { name, at, limit: LIST_LIMIT, received: items.length, matches, issues };
  return { list, items, normalized };
}

/** Here, so that a deleted name gets no further than this. */
function withoutDeleted(
  items: readonly unknown[],
  replace: NameReplacer | null,
): readonly unknown[] {
  if (replace === null) return items;
  return items.map((item) => rewriteNames(item, replace, (unkeyed) => unkeyed));
}

function addAnswers(
  before: SourceSnapshot,
  answers: readonly ListResponse[],
  recalled: readonly SeenMatch[],
  context: PollContext,
): SourceSnapshot {
  const [first] = answers;
  if (first === undefined) return before;
  const lists = answers.map(({ list }) => list);
  const earlier = before.snapshot ?? emptySnapshot(first.list.at);
  const snapshot = applyTick(withRecalled(earlier, recalled), { lists, ...context });
  const held = snapshot.guard?.held;
  const sentLists = new Map(before.sentLists);
  const sent = new Map(before.sent);
  for (const { list, items, normalized } of answers) {
    const shown = keepSent(
      {
        name: list.name,
        items,
        sent: normalized.sent,
        before: before.sentLists.get(list.name) ?? [],
        sentBefore: before.sent,
      },
      snapshot,
    );
    sentLists.set(list.name, shown);
    for (const [key, item] of normalized.sent) {
      if (held?.has(key) !== true || !sent.has(key)) sent.set(key, item);
    }
  }
  for (const key of sent.keys()) {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || !isListed(seen.sighting, snapshot.lists)) sent.delete(key);
  }
  const quarantined = answers.reduce((sum, { normalized }) => sum + normalized.quarantined, 0);
  return { snapshot, sentLists, sent, quarantined };
}

function withRecalled(snapshot: Snapshot, recalled: readonly SeenMatch[]): Snapshot {
  if (recalled.length === 0) return snapshot;
  const matches = new Map(recalled.map((seen) => [seen.match.key, seen]));
  for (const [key, seen] of snapshot.matches) matches.set(key, seen);
  return { ...snapshot, matches };
}
