import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/attention.ts";
import type { AnnotationInput } from "#core/contract/annotation.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";

/** What the demo's staff entered before it opens. */
interface DemoDeskDeps {
  readonly book: Pick<AnnotationStore, "write" | "claim">;
  readonly world: World;
  /** Present attention items, most urgent first. */
  readonly items: readonly AttentionItem[];
}

/** Sites at which the staff of the demo work: that of the bracket and that of the Swiss group. */
const SITES = ["kuura.example", "tuisku.example"];
/** Matches that begin later have no station yet. */
const STATIONS_UNTIL = 2 * HOUR;

/**
 * Enters what staff enter during an evening: stations, a note, a channel on air, the rule of the
 * group, and claims of attention items.
 */
export async function enterDemoDesk({ book, world, items }: DemoDeskDeps): Promise<void> {
  const open = SITES.map((site) => findOpenMatches(world, site));
  const [bracket = [], swiss = []] = open;
  const inputs: { readonly who: string; readonly input: AnnotationInput }[] = [];
  const enter = (who: string, input: AnnotationInput): void => void inputs.push({ who, input });

  for (const [index, { match }] of bracket.entries()) {
    // The fifth has the station of the first: two on one. The last has none yet.
    if (index < bracket.length - 1) {
      const number = index === 4 ? 1 : index + 1;
      enter("Anna", { kind: "station", scope: match.key, value: `${number}` });
    }
  }
  for (const [index, { match }] of swiss.entries()) {
    enter("Ville", { kind: "station", scope: match.key, value: `${index + 11}` });
  }
  for (const { match } of swiss.filter(({ match: { groupId } }) => groupId !== null).slice(0, 1)) {
    const group = `${match.site}/${match.groupId}`;
    enter("Ville", { kind: "group-name", scope: group, value: "Swiss" });
    enter("Ville", { kind: "swiss-rounds", scope: group, value: 5 });
    enter("Ville", { kind: "advancing", scope: group, value: 8 });
  }
  for (const { match } of bracket.filter(({ match: { conflict } }) => conflict === true)) {
    const value = "Both captains say they won game 2. Screenshots are with Ville.";
    enter("Anna", { kind: "note", scope: match.key, value });
  }
  for (const { match } of bracket.filter(({ status }) => status.state === "live").slice(-1)) {
    enter("Anna", {
      kind: "channel",
      scope: "stream-a",
      value: { match: match.key, swapped: false, score: null, reported: null, next: null },
    });
  }
  for (const [index, { who, input }] of inputs.entries()) {
    const at = world.now - (inputs.length - index) * MINUTE;
    await book.write(input, input.value, { who, at });
  }
  await claimItems(book, items, world.now);
}

/** Claims the second item for Anna, and snoozes the last one. */
async function claimItems(
  book: Pick<AnnotationStore, "claim">,
  items: readonly AttentionItem[],
  now: number,
): Promise<void> {
  const [, second] = items;
  const last = items.at(-1);
  if (second === undefined || last === undefined) return;
  const claim = { note: "", at: now - 4 * MINUTE };
  await book.claim({
    ...claim,
    id: second.id,
    state: "taken",
    who: "Anna",
    by: "Anna",
    until: null,
    facts: second.facts,
  });
  await book.claim({
    ...claim,
    id: last.id,
    state: "snoozed",
    who: "Ville",
    by: "Ville",
    until: now + 20 * MINUTE,
    facts: last.facts,
  });
}

/** Returns the matches of a site that are live or begin soon, with both contestants, by start. */
function findOpenMatches({ matches, now }: World, site: string): readonly DerivedMatch[] {
  return Array.from(matches.values())
    .filter(
      ({ match, status }) =>
        match.site === site &&
        match.entries.length > 1 &&
        (status.state === "live" ||
          (status.state === "upcoming" && (match.start ?? Infinity) - now < STATIONS_UNTIL)),
    )
    .sort((a, b) => (a.match.start ?? 0) - (b.match.start ?? 0));
}
