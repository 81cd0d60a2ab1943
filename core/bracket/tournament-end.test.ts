import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";
import { deriveTournamentEnd } from "./tournament-end.ts";

const ended = derived(match("1"), { status: ENDED });
const live = derived(match("2"), { status: LIVE });
const changedAt = (at: Instant): DerivedMatch => ({
  ...ended,
  sighting: { ...ended.sighting, changedAt: at },
});

function endOf(
  matches: readonly DerivedMatch[],
  now: Instant,
  { end = NOON + HOUR, hasChampion = false }: { end?: Instant | null; hasChampion?: boolean } = {},
) {
  const { tournament } = must(matches[0], "a match").match;
  return deriveTournamentEnd(matches, { ...tournament, end }, hasChampion, now);
}

describe("deriveTournamentEnd", () => {
  it.each<[string, readonly DerivedMatch[], Parameters<typeof endOf>[2], Instant | null]>([
    ["a day after its end", [ended], {}, NOON + HOUR + DAY],
    ["a day after its last start if that is later", [ended], { end: NOON - DAY }, NOON + DAY],
    ["30 days after its last start without an end", [ended], { end: null }, NOON + 30 * DAY],
    ["an hour after a later change", [changedAt(NOON + 3 * DAY)], {}, NOON + 3 * DAY + HOUR],
    ["never while a match is live", [ended, live], {}, null],
    [
      "never without any time",
      [derived(match("1", { start: null }), { status: ENDED })],
      { end: null },
      null,
    ],
  ])("is over %s", (_, matches, options, at) => {
    expect(endOf(matches, at ?? NOON + 90 * DAY, options)).toEqual({
      isOver: false,
      validUntil: at,
    });
    if (at === null) return;
    expect(endOf(matches, at + 1, options)).toEqual({ isOver: true, validUntil: null });
  });

  it("is over as soon as its champion is known and no match is open", () => {
    expect(endOf([ended], NOON, { hasChampion: true }).isOver).toBe(true);
    expect(endOf([ended, live], NOON, { hasChampion: true }).isOver).toBe(false);
    const withdrawn = { ...live, unresolved: "withdrawn" } as const;
    expect(endOf([ended, withdrawn], NOON, { hasChampion: true }).isOver).toBe(true);
  });

  it("goes on after a champion if its end is more than two days later", () => {
    const soon = { end: NOON + 2 * DAY, hasChampion: true };
    const later = { end: NOON + 2 * DAY + 1, hasChampion: true };
    expect(endOf([ended], NOON + HOUR, soon).isOver).toBe(true);
    expect(endOf([ended], NOON + HOUR, later).isOver).toBe(false);
    expect(endOf([ended], NOON + 4 * DAY, later).isOver).toBe(true);
  });
});
