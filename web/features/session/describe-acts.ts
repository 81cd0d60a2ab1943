import type { PageMessages } from "#core/i18n/en/index.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { Act } from "#web/api/session-watch.ts";

/**
 * Returns what acts do, by the labels of the buttons that cause them: "Claim, Snooze 2".
 *
 * @param other Label of acts that have no label here.
 */
export function describeActs(
  acts: readonly Act[],
  { claim, list, tryNow }: PageMessages["desk"],
  other: string,
): string {
  const claimLabels: ReadonlyMap<unknown, string> = new Map([
    ["take", claim.take],
    ["hand-over", claim["hand-over"]],
    ["snooze", claim.snooze],
    ["done", claim.done],
    ["give-back", claim.giveBack],
    ["accept", claim.accept],
    ["keep", claim.keep],
  ]);
  const labels = acts.map(({ path, body }) => {
    if (path === apiPaths.deskPoll) return tryNow.label;
    const actions = path === apiPaths.deskAttention ? getActions(body) : [];
    const label = claimLabels.get(actions[0]);
    return label === undefined ? other : list.count(label, actions.length);
  });
  return [...new Set(labels)].join(", ");
}

/** Returns the actions of a request that changes attention items. */
function getActions(body: unknown): readonly unknown[] {
  if (typeof body !== "object" || body === null || !("claims" in body)) return [];
  const claims: unknown = body.claims;
  return Array.isArray(claims) ? claims.map((each: object) => Reflect.get(each, "action")) : [];
}
