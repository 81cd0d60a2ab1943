import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Slot } from "#core/model/slot.ts";
import {
  FIRST_ADVANCED_OUTCOME,
  createOpenSlot,
  createBracketMatch,
  createPlaceRef,
  attentionItemsOf,
  formatAttentionItems,
  createLiveMatchWithoutContestants,
  ADVANCED_STATUS,
} from "#core/testing/attention.ts";
import { BYE, ENDED, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

const result = (winner: string) => ({
  scores: [2, 1],
  winner: { key: winner, name: winner, country: "" },
  draw: false,
});

const next = (change: Partial<DerivedMatch>) => createBracketMatch("2", "ro2", change);

const issue = (code: string, id: string | null = "a.example/1") => ({
  match: id,
  code,
  message: "",
});

const corrected = (to: string, at = NOON + HOUR) => ({
  histories: { "1": { corrected: { from: result("Aino"), to: result(to), at } } },
  now: at,
});

describe("corrected-late, slot-unfilled and advanced-without-winning", () => {
  it("reports a late correction, as an alarm if the winner changed", () => {
    const one = createBracketMatch("1", "ro4", {
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
      winnerTo: createPlaceRef("2"),
      loserTo: createPlaceRef(null),
    });
    const begun = next({ status: LIVE });
    const basis = { lockTrusted: false };
    const severities = (to: string) =>
      attentionItemsOf([one, begun], { ...corrected(to), basis })
        .filter(({ kind }) => kind === "corrected-late")
        .map(({ severity }) => severity);
    expect(severities("Aino")).toEqual(["warn"]);
    expect(severities("Bo")).toEqual(["alarm"]);
  });

  it("ignores corrections before the next match began, and after twelve hours", () => {
    const one = createBracketMatch("1", "ro4", { status: ENDED, winnerTo: createPlaceRef("2") });
    expect(formatAttentionItems([one, next({})], corrected("Bo"))).toEqual([]);
    expect(formatAttentionItems([one, next({ status: BYE })], corrected("Bo"))).toEqual([]);
    expect(
      formatAttentionItems([one, next({ status: LIVE })], {
        ...corrected("Bo"),
        now: NOON + 13 * HOUR,
      }),
    ).toEqual([]);
    expect(formatAttentionItems([one, next({ status: LIVE })], corrected("Bo", NOON - 1))).toEqual(
      [],
    );
    const untimed = next({ status: LIVE, match: match("2", { start: null }) });
    expect(formatAttentionItems([one, untimed], corrected("Bo"))).toEqual(["corrected-late: 1"]);
    expect(
      formatAttentionItems([createBracketMatch("1", "ro4", { status: ENDED })], corrected("Bo")),
    ).toEqual([]);
  });

  it("reports a slot that stays open after its feeder is decided", () => {
    const over = createBracketMatch("1", "ro4", {
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
    });
    const basis = { lockTrusted: false };
    const far = match("2", { start: NOON + DAY, entries: [] });
    const open = (slots: readonly Slot[], change: Partial<DerivedMatch> = {}) =>
      createBracketMatch("2", "ro2", { match: far, slots, ...change });
    const late = { basis, now: NOON + 10 * MINUTE };
    const reasons = (slot: Slot) =>
      attentionItemsOf([over, open([slot])], late).map(({ reason }) => reason);
    expect(reasons(createOpenSlot("winner", "1"))).toEqual([
      { kind: "slot-unfilled", feeder: "SF-1", contestant: "Aino" },
    ]);
    expect(reasons(createOpenSlot("loser", "1"))).toEqual([
      { kind: "slot-unfilled", feeder: "SF-1", contestant: "Bo" },
    ]);
    const alone = createBracketMatch("1", "ro4", {
      match: match("1", { entries: entries("Aino") }),
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
    });
    expect(
      attentionItemsOf([alone, open([createOpenSlot("loser", "1")])], late)[0]?.reason,
    ).toMatchObject({
      contestant: null,
    });
    const assumed: Slot = {
      entry: null,
      source: { type: "winner", of: createPlaceRef("1"), certainty: "assumed" },
    };
    for (const slots of [
      [assumed],
      [createOpenSlot("winner", null)],
      [{ entry: null, source: { type: "unknown" } } as Slot],
    ]) {
      expect(formatAttentionItems([over, open(slots)], late)).toEqual([]);
    }
    expect(
      formatAttentionItems([over, open([createOpenSlot("winner", "1")])], {
        basis,
        now: NOON + 9 * MINUTE,
      }),
    ).toEqual([]);
    expect(
      formatAttentionItems(
        [over, open([createOpenSlot("winner", "1")], { absence: "last-seen" })],
        late,
      ),
    ).toEqual([]);
    const running = createBracketMatch("1", "ro4", { status: LIVE });
    expect(formatAttentionItems([running, open([createOpenSlot("winner", "1")])], late)).toEqual(
      [],
    );
    const histories = { "1": { endedAt: NOON + MINUTE } };
    expect(
      formatAttentionItems([over, open([createOpenSlot("winner", "1")])], { ...late, histories }),
    ).toEqual([]);
  });

  it("reports contestants who advanced without having won", () => {
    const issues = [
      issue("both-advanced"),
      issue("place-taken"),
      issue("loser-advanced", null),
      issue("loser-advanced", "a.example/404"),
    ];
    expect(
      formatAttentionItems(
        [
          createBracketMatch("1", "ro4"),
          createLiveMatchWithoutContestants(createBracketMatch("2", "ro4")),
        ],
        {
          issues,
        },
      ),
    ).toEqual(["advanced-without-winning: 1"]);
  });
});
