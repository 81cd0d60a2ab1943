/** Lists for the fault tests' service, and helpers that read the product's results. */
import { ChangePageSchema } from "#core/contract/change.ts";
import { MatchListSchema, type MatchView } from "#core/contract/match.ts";
import { formatWallTime } from "#core/lib/time.ts";
import { NOON } from "#core/testing/model-match.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { type Fault, type FaultTestProduct, startFaultTestProduct } from "./fault-test-product.ts";
import { encodeListsResponse, type FaultLists } from "./fault-server.ts";

/** Returns a fault that serves these lists. */
function createListsFault(lists: FaultLists): Fault {
  return ({ path }) => (path.startsWith("/matches/") ? encodeListsResponse(path, lists) : null);
}

/**
 * Returns the lists of an event some milliseconds after noon: matches that start one after another
 * and end 2–0.
 *
 * @param event number of matches; time between two starts and between two won games, in
 * milliseconds; index of a match that does not end
 */
export function createEventLists(
  elapsed: number,
  event: {
    readonly count: number;
    readonly startEvery: number;
    readonly winEvery: number;
    readonly endless?: number;
  },
): Required<FaultLists> {
  const lists = { upcoming: [] as unknown[], ended: [] as unknown[] };
  for (let index = 0; index < event.count; index += 1) {
    const played = elapsed - index * event.startEvery;
    const isEndless = index === event.endless;
    const won = Math.min(isEndless ? 9 : 2, Math.floor(Math.max(0, played) / event.winEvery));
    const match = wireMatch({
      id: `${400 + index}`,
      row: `${index + 1}`,
      round_of: "64",
      best_of: isEndless ? "19" : "3",
      start: formatWallTime(NOON + index * event.startEvery),
      locked: won === 2 && !isEndless ? "1" : "0",
      contestants: wireContestantsOf(`A${index} ${won} v B${index} 0`),
    });
    lists[played < 0 ? "upcoming" : "ended"].push(match);
  }
  return lists;
}

/** Starts a product whose service returns these lists. */
export function startProductWithLists(
  lists: FaultLists,
  env: Readonly<Record<string, string>> = {},
): Promise<FaultTestProduct> {
  return startFaultTestProduct({ fault: createListsFault(lists), env });
}

/** Makes the product poll these lists `times` times. */
export async function pollServedLists(
  desk: FaultTestProduct,
  lists: FaultLists,
  times = 1,
): Promise<void> {
  for (let count = 0; count < times; count += 1) await desk.nextLook(createListsFault(lists));
}

/** Returns the matches that the product's API lists. */
export async function fetchMatches(desk: FaultTestProduct): Promise<readonly MatchView[]> {
  return MatchListSchema.parse(JSON.parse((await desk.screen()).matches)).matches;
}

/** Returns state and score of a match, as `live 1–0`. */
export async function fetchStateAndScore(desk: FaultTestProduct, id: string): Promise<string> {
  const match = (await fetchMatches(desk)).find((candidate) => candidate.id === id);
  return `${match?.state} ${match?.slots.map((slot) => slot.score ?? "").join("–")}`;
}

/** Returns all changes as staff see them, newest first. */
export async function fetchChanges({ url }: FaultTestProduct) {
  const body: unknown = await (await fetch(`${url}/api/v1/desk/changes`)).json();
  return ChangePageSchema.parse(body);
}

export async function fetchChangeTypes(desk: FaultTestProduct): Promise<readonly string[]> {
  return (await fetchChanges(desk)).changes.map(({ type }) => type);
}
