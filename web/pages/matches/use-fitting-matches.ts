import type { MatchView } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
import { foldName } from "#core/lib/text.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import type { flagStatuses } from "./matches-search.ts";

/** Returns the keys of the matches with a staff flag. */
export function listFlagged(
  { conflict, unexpectedLock }: StaffFlags,
  flag: (typeof flagStatuses)[number],
): readonly string[] {
  return flag === "conflict" ? conflict : unexpectedLock;
}

/**
 * Returns the matches of a list that also fit what the server does not filter by: a staff flag, and
 * what a viewer who hides scores sees of them. The status "" means all.
 */
export function useFittingMatches(
  matches: readonly MatchView[],
  filter: MatchFilter,
  status: string,
): readonly MatchView[] {
  const flags = useStaffFlags();
  const isHidden = usePreferences().scores === "hidden";
  return matches.filter(
    (match) =>
      ((status !== "conflict" && status !== "locked") ||
        listFlagged(flags, status).includes(match.key)) &&
      (!isHidden || fitsByShownText(match, filter)),
  );
}

/**
 * Returns whether a match fits a search by what a viewer who hides scores sees of it. The server
 * also finds it by contestants who are hidden in it.
 */
export function fitsByShownText(match: MatchView, { q = "", contestant }: MatchFilter): boolean {
  const { code, slots, tournament, bracket, group, station } = match;
  const visible = slots.flatMap((slot) => slot.contestant ?? []);
  if (visible.length === slots.length) return true;
  const parts = [
    code,
    ...visible.map(({ name }) => name),
    ...[tournament, bracket].map((each) => each?.title),
    tournament.game,
    group?.name,
    "station",
    station,
  ];
  const text = foldName(parts.join(" "));
  return (
    (contestant === undefined ||
      visible.some(({ key, name }) => key === contestant || name === contestant)) &&
    foldName(q)
      .split(" ")
      .every((word) => text.includes(word))
  );
}
