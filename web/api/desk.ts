/** What staff load and change besides annotations and the list of attention items. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttentionClaimInput, AttentionList, HandoverView } from "#core/contract/attention.ts";
import type { DeskService, PollResult, RawMatch } from "#core/contract/meta.ts";
import type { StaffActList } from "#core/contract/staff-act.ts";
import type { WallList, WallView } from "#core/contract/wall.ts";
import { SECOND } from "#core/lib/time.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { attentionQuery } from "./desk-attention.ts";
import { jsonQuery } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";
import { sendJson } from "./send-json.ts";

/** Interval between fetches of acts, in milliseconds: no event reports acts of other staff. */
const ACTS_INTERVAL = 15 * SECOND;
const SERVICES_INTERVAL = 5 * SECOND;
/** Interval of the walls' own requests, by which they are seen. */
const WALLS_INTERVAL = 10 * SECOND;
/** A wall that missed three requests is not seen, in milliseconds. */
const WALL_LOST_AFTER = 3.5 * WALLS_INTERVAL;

const ACTS = ["desk", "acts"];

/** Claims, hands over, snoozes or finishes attention items: all of them with one request. */
export function useChangeClaims() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (claims: readonly AttentionClaimInput[]) =>
      sendJson<AttentionList>("PUT", apiPaths.deskAttention, { claims }),
    onSuccess: (list) => {
      client.setQueryData(attentionQuery.queryKey, list);
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

/** Loads the newest acts of staff, newest first. */
export const useStaffActs = () =>
  useQuery({
    ...jsonQuery<StaffActList>(ACTS, deskPaths.acts, ["acts", "me"]),
    refetchInterval: ACTS_INTERVAL,
  });

/** Returns a function that fetches the acts of staff again. */
export function useRefetchStaffActs(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ACTS });
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
