import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import type { AnnotationInput } from "#core/contract/annotation.ts";
import type { Instant } from "#core/model/match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import type { DeskArchive } from "#server/archive/desk-archive.ts";
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

interface Entry {
  readonly who: string;
  readonly at: Instant;
  readonly input: AnnotationInput;
}

/**
 * Enters the annotations of an evening as staff would: stations, a note, a channel on air, the rule of the
 * group, and claims of attention items.
 */
export async function enterDemoDesk({
  archive,
  annotations,
  world,
  items,
}: DemoDeskDeps): Promise<void> {
  const swiss = findMatches(world, SWISS.site);
  const entries = [
    ...assignStations(findMatches(world, BRACKET.site), BRACKET, "Anna", world.now),
    ...assignStations(swiss, SWISS, "Ville", world.now),
    ...describeSwiss(swiss, world.now),
    ...describeLive(findMatches(world, BRACKET.site), world.now),
  ].toSorted((a, b) => a.at - b.at);
  for (const { input, who, at } of entries) {
    const act = { kind: input.kind, scope: input.scope, value: input.value, who, at };
    await archive.append(act, () => act);
  }
  await claimItems(archive, items, world.now);
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
    const value = `${first + (index % stations)}`;
    const at = Math.min(start ?? now, now) - ASSIGNED_BEFORE;
    return [{ who, at, input: { kind: "station" as const, scope: key, value } }];
  });
}

function describeSwiss(matches: readonly DerivedMatch[], now: Instant): readonly Entry[] {
  const group = matches.find(({ match }) => match.groupId !== null)?.match;
  if (group === undefined) return [];
  const scope = `${group.site}/${group.groupId}`;
  const by = { who: "Ville", at: now - 2 * HOUR };
  return [
    { ...by, input: { kind: "group-name", scope, value: "Swiss" } },
    { ...by, input: { kind: "swiss-rounds", scope, value: 5 } },
    { ...by, input: { kind: "advancing", scope, value: 8 } },
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
    const input = { kind: "note" as const, scope: conflict.key, value };
    entries.push({ who: "Anna", at: now - 3 * MINUTE, input });
  }
  if (onAir !== undefined) {
    const value = {
      match: onAir.key,
      swapped: false,
      score: null,
      reported: null,
      next: next?.key ?? null,
    };
    const input = { kind: "channel" as const, scope: "stream-a", value };
    entries.push({ who: "Anna", at: now - HOUR / 2, input });
  }
  return entries;
}

/** Claims the second item for Anna, and snoozes the last one. */
async function claimItems(
  archive: Pick<DeskArchive, "append">,
  items: readonly AttentionItem[],
  now: number,
): Promise<void> {
  const [, second] = items;
  const last = items.at(-1);
  if (second === undefined || last === undefined) return;
  const at = now - 4 * MINUTE;
  for (const [{ id, facts }, who, state, until] of [
    [second, "Anna", "taken", null],
    [last, "Ville", "snoozed", now + 20 * MINUTE],
  ] as const) {
    const value: AttentionClaim = { id, state, who, by: who, note: "", until, facts, at };
    const act = { kind: CLAIM_KIND, scope: id, value, who, at };
    await archive.append(act, () => act);
  }
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
