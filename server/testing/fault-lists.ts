/** Lists that a fault test's service returns, and what the product made of them. */
import { ChangePageSchema } from "#core/contract/change.ts";
import { MatchListSchema, type MatchView } from "#core/contract/match.ts";
import type { Fault, FaultDesk } from "./fault-desk.ts";
import { listAnswer } from "./fault-server.ts";

/** What a service lists; its tokens are good. */
export interface FaultLists {
  readonly upcoming?: readonly unknown[];
  readonly ended?: readonly unknown[];
}

export function listsOf({ upcoming = [], ended = [] }: FaultLists): Fault {
  return ({ path }) =>
    path.startsWith("/matches/") ? listAnswer(path.includes("ended") ? ended : upcoming) : null;
}

/** Lets the product poll these lists, as often as asked for. */
export async function poll(desk: FaultDesk, lists: FaultLists, times = 1): Promise<void> {
  desk.play(listsOf(lists));
  for (let count = 0; count < times; count += 1) await desk.nextLook();
}

export async function matchesOf(desk: FaultDesk): Promise<readonly MatchView[]> {
  return MatchListSchema.parse(JSON.parse((await desk.screen()).matches)).matches;
}

/** Returns `state SCORE–SCORE` of a match, e.g. `live 1–0`. */
export async function standingOf(desk: FaultDesk, id: string): Promise<string> {
  const match = (await matchesOf(desk)).find((each) => each.id === id);
  return `${match?.state} ${match?.slots.map((slot) => slot.score ?? "").join("–")}`;
}

/** Types of all changes, newest first. */
export async function changeTypes(desk: FaultDesk): Promise<readonly string[]> {
  const body: unknown = await (await fetch(`${desk.url}/api/v1/desk/changes`)).json();
  return ChangePageSchema.parse(body).changes.map(({ type }) => type);
}
