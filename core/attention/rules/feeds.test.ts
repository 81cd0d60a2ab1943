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
  type Setting,
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
  const begun = next({ status: LIVE });

  it("reports a late correction, as an alarm if the winner changed", () => {
    const decided = createBracketMatch("1", "ro4", {
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
      winnerTo: createPlaceRef("2"),
      loserTo: createPlaceRef(null),
    });
    const basis = { lockTrusted: false };
    const severities = (to: string) =>
      attentionItemsOf([decided, begun], { ...corrected(to), basis })
        .filter(({ kind }) => kind === "corrected-late")
        .map(({ severity }) => severity);
    expect(severities("Aino")).toEqual(["note"]);
    expect(severities("Bo")).toEqual(["alarm"]);
  });

  const one = createBracketMatch("1", "ro4", { status: ENDED, winnerTo: createPlaceRef("2") });
  const untimed = next({ status: LIVE, match: match("2", { start: null }) });
  it.each<[string, readonly DerivedMatch[], Setting, readonly string[]]>([
    ["before the next match began", [one, next({})], corrected("Bo"), []],
    ["before a bye", [one, next({ status: BYE })], corrected("Bo"), []],
    ["after twelve hours", [one, begun], { ...corrected("Bo"), now: NOON + 13 * HOUR }, []],
    ["before the start of the next match", [one, begun], corrected("Bo", NOON - 1), []],
    ["without a next match", [{ ...one, winnerTo: null }], corrected("Bo"), []],
    ["whose next match has no start", [one, untimed], corrected("Bo"), ["corrected-late: 1"]],
  ])("handles a correction %s", (_, matches, setting, items) => {
    expect(formatAttentionItems(matches, setting)).toEqual(items);
  });

  const over = createBracketMatch("1", "ro4", {
    status: ADVANCED_STATUS,
    outcome: FIRST_ADVANCED_OUTCOME,
  });
  const alone = { ...over, match: { ...over.match, entries: entries("Aino") } };
  const late = { basis: { lockTrusted: false }, now: NOON + 10 * MINUTE };
  const far = match("2", { start: NOON + DAY, entries: [] });
  const open = (slot: Slot, change: Partial<DerivedMatch> = {}) =>
    createBracketMatch("2", "ro2", { match: far, slots: [slot], ...change });
  const forWinner = open(createOpenSlot("winner", "1"));

  it.each<[string, DerivedMatch, DerivedMatch, string | null]>([
    ["a winner", over, forWinner, "Aino"],
    ["a loser", over, open(createOpenSlot("loser", "1")), "Bo"],
    ["an unknown loser", alone, open(createOpenSlot("loser", "1")), null],
  ])(
    "reports a slot of %s that stays open after its feeder is decided",
    (_, feeder, fed, contestant) => {
      expect(attentionItemsOf([feeder, fed], late).map(({ reason }) => reason)).toEqual([
        { kind: "slot-unfilled", feeder: "SF-1", contestant },
      ]);
    },
  );

  const assumed: Slot = {
    entry: null,
    source: { type: "winner", of: createPlaceRef("1"), certainty: "assumed" },
  };
  it.each<[string, readonly DerivedMatch[], Setting]>([
    ["of an assumed feeder", [over, open(assumed)], late],
    ["of a feeder without a match", [over, open(createOpenSlot("winner", null))], late],
    ["of an unknown source", [over, open({ entry: null, source: { type: "unknown" } })], late],
    ["within ten minutes", [over, forWinner], { ...late, now: NOON + 9 * MINUTE }],
    ["of a match no longer listed", [over, { ...forWinner, absence: "last-seen" }], late],
    ["of a live feeder", [createBracketMatch("1", "ro4", { status: LIVE }), forWinner], late],
    [
      "of a feeder that ended later than it was decided",
      [over, forWinner],
      { ...late, histories: { "1": { endedAt: NOON + MINUTE } } },
    ],
  ])("ignores an open slot %s", (_, matches, setting) => {
    expect(formatAttentionItems(matches, setting)).toEqual([]);
  });

  it("reports contestants who advanced without having won", () => {
    const issues = [
      issue("both-advanced"),
      issue("place-taken"),
      issue("loser-advanced", null),
      issue("loser-advanced", "a.example/404"),
    ];
    const other = createLiveMatchWithoutContestants(createBracketMatch("2", "ro4"));
    expect(formatAttentionItems([createBracketMatch("1", "ro4"), other], { issues })).toEqual([
      "advanced-without-winning: 1",
    ]);
  });
});
