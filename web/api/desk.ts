/** What staff load and change besides annotations and the list of attention items. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AttentionChanged,
  AttentionClaimInput,
  HandoverView,
} from "#core/contract/attention.ts";
import type { DeskService, PollResult, RawMatch } from "#core/contract/meta.ts";
import type { WallList, WallView } from "#core/contract/wall.ts";
import { SECOND } from "#core/lib/time.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { noteActs } from "./desk-acts.ts";
import { attentionQuery } from "./desk-attention.ts";
import { jsonQuery } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";
import { sendJson } from "./send-json.ts";

const SERVICES_INTERVAL = 5 * SECOND;
/** Interval of the walls' own requests, by which they are seen. */
const WALLS_INTERVAL = 10 * SECOND;
/** A wall that missed three requests is not seen, in milliseconds. */
const WALL_LOST_AFTER = 3.5 * WALLS_INTERVAL;

/** Claims, hands over, snoozes or finishes attention items: all of them with one request. */
export function useChangeClaims() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (claims: readonly AttentionClaimInput[]) =>
      sendJson<AttentionChanged>("PUT", apiPaths.deskAttention, { claims }),
    onSuccess: ({ acts, refused, ...list }, claims) => {
      client.setQueryData(attentionQuery.queryKey, list);
      const later = refused.flatMap((one) => one.later ?? []);
      const action = claims[0]?.action === "take" ? "claim" : "other";
      const refusal = { action, acts: later, ended: refused.length - later.length } as const;
      noteActs(client, acts, refused.length > 0 ? refusal : null);
    },
  });
}

/** Loads the summary of a shift since its start, in milliseconds since the epoch; nothing if `null`. */
export function useHandoverSummary(since: number | null) {
  const iso = new Date(since ?? 0).toISOString();
  return useQuery({
    ...jsonQuery<HandoverView>(["desk", "handover", iso], apiPaths.deskHandover(iso), [
      "results",
      "open",
    ]),
    enabled: since !== null,
  });
}

/** Makes the server poll every service now. Staff only. */
export function usePollNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson<PollResult>("POST", apiPaths.deskPoll),
    onSuccess: () => client.invalidateQueries({ queryKey: metaQuery.queryKey }),
  });
}

/** Loads the state of the services with their problems, again every 5 s. Staff only. */
export function useDeskServices(): DeskService["services"] {
  const { data } = useQuery({
    ...jsonQuery<DeskService>(["desk", "service"], apiPaths.deskService, ["services"]),
    refetchInterval: SERVICES_INTERVAL,
  });
  return data?.services ?? [];
}

/** Loads the walls that have a name, and again every 10 s while the page is open. */
export function useWalls(): readonly WallView[] {
  const { data } = useQuery({
    ...jsonQuery<WallList>(["desk", "walls"], deskPaths.walls, ["walls"]),
    refetchInterval: WALLS_INTERVAL,
  });
  return data?.walls ?? [];
}

/** Returns whether a wall is not seen any more. @param now Milliseconds since the epoch. */
export function isWallLost({ seenAt }: WallView, now: number): boolean {
  return now - Date.parse(seenAt) > WALL_LOST_AFTER;
}

/** Loads the raw JSON of a match. */
export const useRawMatch = (site: string, id: string) =>
  useQuery(jsonQuery<RawMatch>(["desk", "sent", site, id], apiPaths.deskSent(site, id), ["sent"]));
