import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import type { AnnotationInput } from "#core/contract/annotation.ts";
import type { Instant } from "#core/model/match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import type { DeskArchive, NewAct } from "#server/archive/desk-archive.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";

interface DemoDeskDeps {
  readonly archive: Pick<DeskArchive, "append">;
  readonly annotations: Pick<AnnotationStore, "reload">;
  readonly world: World;
  /** Present attention items, most urgent first. */
  readonly items: readonly AttentionItem[];
}

/** Sites at which the staff of the demo work, and the number of their stations. */
const SITES: ReadonlySet<string> = new Set(["kuura.example", "tuisku.example"]);
const STATIONS = 20;
/** Matches that began earlier, or begin later, have no station. */
const STATIONS_FROM = 170 * MINUTE;
const STATIONS_UNTIL = 3 * HOUR;
/** Staff assign a station at least this long before the start and before the demo opens. */
const ASSIGNED_BEFORE = 10 * MINUTE;

/** An annotation with its author and time. */
type Entry = AnnotationInput & Pick<NewAct, "who" | "at">;

/** Enters the annotations of an evening as staff would, then claims of attention items. */
export async function enterDemoDesk(deps: DemoDeskDeps): Promise<void> {
  const { archive, annotations, world, items } = deps;
  const matches = findMatches(world);
  const entries = [...assignStations(matches, world.now), ...annotateMatches(matches, world.now)];
  const acts = entries.toSorted((a, b) => a.at - b.at);
  for (const act of [...acts, ...claimItems(items, world.now)]) {
    await archive.append(act, () => act);
  }
  // Read once at the end, because all matches are derived again after each reading.
  await annotations.reload();
}

/** Returns the matches that began or begin around now, by start. */
function findMatches({ matches, now }: World): readonly DerivedMatch[] {
  return Array.from(matches.values())
    .filter(({ match: { site, start } }) => {
      const isNear = start !== null && start > now - STATIONS_FROM && start < now + STATIONS_UNTIL;
      return isNear && SITES.has(site);
    })
    .sort((a, b) => (a.match.start ?? 0) - (b.match.start ?? 0));
}

/** Assigns the stations in turn, by start. The last match of the next half hour has none yet. */
function assignStations(matches: readonly DerivedMatch[], now: Instant): readonly Entry[] {
  const without = matches.findLast(
    ({ match: { start } }) => start !== null && start > now && start - now < HOUR / 2,
  );
  return matches.flatMap((derived, index) => {
    if (derived === without) return [];
    const { key, start } = derived.match;
    const at = Math.min(start ?? now, now) - ASSIGNED_BEFORE;
    const value = `${1 + (index % STATIONS)}`;
    return { who: "Anna", at, kind: "station", scope: key, value };
  });
}

/** Returns the rule of the group, a note about a match in conflict, and a channel with a live match. */
function annotateMatches(matches: readonly DerivedMatch[], now: Instant): readonly Entry[] {
  const live = matches.filter(({ status }) => status.state === "live");
  const inGroup = matches.find(({ match }) => match.groupId !== null)?.match;
  const inConflict = live.find(({ match }) => match.conflict === true)?.match;
  const onAir = live.find(({ match }) => match.bestOf === 5)?.match;
  if (inGroup === undefined || inConflict === undefined || onAir === undefined) return [];
  const next = matches.find(({ match: { site, entries }, status }) => {
    return site === onAir.site && status.state === "upcoming" && entries.length > 1;
  })?.match;
  const group = { scope: `${inGroup.site}/${inGroup.groupId}`, who: "Ville", at: now - 2 * HOUR };
  const note = "Both captains say they won game 1. Screenshots are with Ville.";
  const shown = { match: onAir.key, next: next?.key ?? null };
  const channel = { ...shown, swapped: false, score: null, reported: null };
  return [
    { ...group, kind: "group-name", value: "Swiss" },
    { ...group, kind: "swiss-rounds", value: 5 },
    { ...group, kind: "advancing", value: 8 },
    { who: "Anna", at: now - 3 * MINUTE, scope: inConflict.key, kind: "note", value: note },
    { who: "Anna", at: now - HOUR / 2, scope: "stream-a", kind: "channel", value: channel },
  ];
}

/** Claims the second item for Anna, and snoozes the last one. */
function claimItems(items: readonly AttentionItem[], now: Instant): readonly NewAct[] {
  const at = now - 4 * MINUTE;
  const claims = [
    { item: items[1], who: "Anna", state: "taken", until: null },
    { item: items.at(-1), who: "Ville", state: "snoozed", until: now + 20 * MINUTE },
  ] as const;
  return claims.flatMap(({ item, who, ...claimed }) => {
    if (item === undefined) return [];
    const { id, facts } = item;
    const value: AttentionClaim = { id, who, by: who, note: "", facts, at, ...claimed };
    return [{ kind: CLAIM_KIND, scope: id, value, who, at }];
  });
}
