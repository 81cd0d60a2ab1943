/** Lists for the fault tests' service, and helpers that read the product's results. */
import { ChangePageSchema } from "#core/contract/change.ts";
import { MatchListSchema, type MatchView } from "#core/contract/match.ts";
import type { Fault, FaultTestProduct } from "./fault-test-product.ts";
import { encodeMatchListResponse } from "./fault-server.ts";

/** Lists of a service whose token requests succeed. */
export interface FaultLists {
  readonly upcoming?: readonly unknown[];
  readonly ended?: readonly unknown[];
}

/** Returns a fault that serves these lists. */
export function createListsFault({ upcoming = [], ended = [] }: FaultLists): Fault {
  return ({ path }) =>
    path.startsWith("/matches/")
      ? encodeMatchListResponse(path.includes("ended") ? ended : upcoming)
      : null;
}

/** Makes the product poll these lists `times` times. */
export async function pollServedLists(
  desk: FaultTestProduct,
  lists: FaultLists,
  times = 1,
): Promise<void> {
  desk.play(createListsFault(lists));
  for (let count = 0; count < times; count += 1) await desk.nextLook();
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

/** Returns the types of all changes, newest first. */
export async function fetchChangeTypes(desk: FaultTestProduct): Promise<readonly string[]> {
  const body: unknown = await (await fetch(`${desk.url}/api/v1/desk/changes`)).json();
  return ChangePageSchema.parse(body).changes.map(({ type }) => type);
}
