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
  /** Where annotations and claims are stored. */
  readonly archive: Pick<DeskArchive, "append">;
  readonly annotations: Pick<AnnotationStore, "reload">;
  readonly world: World;
  /** Present attention items, most urgent first. */
  readonly items: readonly AttentionItem[];
}

/** Sites at which the staff of the demo work, with their first station and number of stations. */
const BRACKET = { site: "kuura.example", first: 1, stations: 12 };
const SWISS = { site: "tuisku.example", first: 13, stations: 8 };
/** Matches that began earlier, or begin later, have no station. */
const STATIONS_FROM = 170 * MINUTE;
const STATIONS_UNTIL = 3 * HOUR;
/** Staff assign a station at least this long before the start and before the demo opens. */
const ASSIGNED_BEFORE = 10 * MINUTE;

/** An annotation with its author and time. */
type Entry = AnnotationInput & Pick<NewAct, "who" | "at">;

/**
 * Enters the annotations of an evening as staff would: stations, a note, a channel on air, the rule of the
 * group, and claims of attention items.
 */
export async function enterDemoDesk(deps: DemoDeskDeps): Promise<void> {
  const { archive, annotations, world, items } = deps;
  const [bracket, swiss] = [findMatches(world, BRACKET.site), findMatches(world, SWISS.site)];
  const entries = [
    ...assignStations(bracket, BRACKET, "Anna", world.now),
    ...assignStations(swiss, SWISS, "Ville", world.now),
    ...describeSwiss(swiss, world.now),
    ...describeLive(bracket, world.now),
  ].toSorted((a, b) => a.at - b.at);
  for (const act of [...entries, ...claimItems(items, world.now)]) {
    await archive.append(act, () => act);
  }
  // Read once at the end, because all matches are derived again after each reading.
  await annotations.reload();
}

/** Assigns the stations in turn, by start. The last match of the next half hour has none yet. */
function assignStations(
  matches: readonly DerivedMatch[],
  { first, stations }: typeof BRACKET,
  who: string,
  now: Instant,
): readonly Entry[] {
  const isSoon = ({ match: { start } }: DerivedMatch) =>
    start !== null && start > now && start - now < HOUR / 2;
  const without = matches.findLast(isSoon);
  return matches.flatMap((derived, index) => {
    if (derived === without) return [];
    const { key, start } = derived.match;
    const at = Math.min(start ?? now, now) - ASSIGNED_BEFORE;
    return { who, at, kind: "station", scope: key, value: `${first + (index % stations)}` };
  });
}

function describeSwiss(matches: readonly DerivedMatch[], now: Instant): readonly Entry[] {
  const group = matches.find(({ match }) => match.groupId !== null)?.match;
  if (group === undefined) return [];
  const by = { scope: `${group.site}/${group.groupId}`, who: "Ville", at: now - 2 * HOUR };
  return [
    { ...by, kind: "group-name", value: "Swiss" },
    { ...by, kind: "swiss-rounds", value: 5 },
    { ...by, kind: "advancing", value: 8 },
  ];
}

/** Returns a note about the match in conflict, and a channel with a live match. */
function describeLive(matches: readonly DerivedMatch[], now: Instant): readonly Entry[] {
  const live = matches.filter(({ status }) => status.state === "live");
  const conflict = live.find(({ match }) => match.conflict === true)?.match;
  const onAir = live.find(({ match }) => match !== conflict && match.bestOf === 5)?.match;
  const next = matches.find(
    ({ match, status }) => status.state === "upcoming" && match.entries.length > 1,
  )?.match;
  const entries: Entry[] = [];
  if (conflict !== undefined) {
    const value = "Both captains say they won game 1. Screenshots are with Ville.";
    const by = { who: "Anna", at: now - 3 * MINUTE };
    entries.push({ ...by, kind: "note", scope: conflict.key, value });
  }
  if (onAir !== undefined) {
    const onChannel = { match: onAir.key, swapped: false, score: null, reported: null };
    const value = { ...onChannel, next: next?.key ?? null };
    entries.push({ who: "Anna", at: now - HOUR / 2, kind: "channel", scope: "stream-a", value });
  }
  return entries;
}

/** Claims the second item for Anna, and snoozes the last one. */
function claimItems(items: readonly AttentionItem[], now: Instant): readonly NewAct[] {
  const [second, last] = [items[1], items.at(-1)];
  if (second === undefined || last === undefined) return [];
  const at = now - 4 * MINUTE;
  const claim = (
    { id, facts }: AttentionItem,
    who: string,
    claimed: Pick<AttentionClaim, "state" | "until">,
  ) => {
    const value: AttentionClaim = { id, who, by: who, note: "", facts, at, ...claimed };
    return { kind: CLAIM_KIND, scope: id, value, who, at };
  };
  return [
    claim(second, "Anna", { state: "taken", until: null }),
    claim(last, "Ville", { state: "snoozed", until: now + 20 * MINUTE }),
  ];
}

/** Returns the matches of a site that began or begin around now, by start. */
function findMatches({ matches, now }: World, site: string): readonly DerivedMatch[] {
  return Array.from(matches.values())
    .filter(({ match: { site: of, start } }) => {
      if (of !== site || start === null) return false;
      return start > now - STATIONS_FROM && start < now + STATIONS_UNTIL;
    })
    .sort((a, b) => (a.match.start ?? 0) - (b.match.start ?? 0));
}
